import { expect, test } from '@jest/globals';
import { clearOf } from './clearOf';

const box = (top: number, bottom: number, left = 0, right = 1000) => ({ top, bottom, left, right });
const message = box(816, 876, 200, 800);

test.each([
  ['nothing in its way', [], 24],
  ['a pager below it', [box(850, 895)], 58],
  ['a bulk bar above the pager', [box(780, 840), box(850, 895)], 128],
  ['buttons beside it', [box(850, 895, 810, 990)], 24],
  ['buttons far above it', [box(400, 440)], 24],
  ['a bar that leaves no room', [box(300, 895)], 24],
])('a message with %s', (_what, boxes, bottom) => {
  expect(clearOf(message, boxes, 900, 24)).toBe(bottom);
});
