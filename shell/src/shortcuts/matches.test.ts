import { expect, test } from '@jest/globals';
import { matches } from './matches';

const press = (key: string, modifiers: Partial<Parameters<typeof matches>[1]> = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
});
const idle = { typing: false, singleKeys: true };

test.each<[string, ReturnType<typeof press>, boolean]>([
  ['Mod+K', press('k', { ctrlKey: true }), true],
  ['Mod+K', press('K', { metaKey: true }), true],
  ['Mod+K', press('л', { code: 'KeyK', ctrlKey: true }), true],
  ['Mod+K', press('k'), false],
  ['Mod+K', press('j', { ctrlKey: true }), false],
  ['Mod+K', press('k', { ctrlKey: true, altKey: true }), false],
  ['?', press('?'), true],
  ['?', press('?', { ctrlKey: true }), false],
  ['?', press('/'), false],
])('%s by %j: %s', (keys, pressed, expected) => expect(matches(keys, pressed, idle)).toBe(expected));

test('a single character is no shortcut while typing, and none at all when switched off', () => {
  expect(matches('?', press('?'), { typing: true, singleKeys: true })).toBe(false);
  expect(matches('?', press('?'), { typing: false, singleKeys: false })).toBe(false);
});

test('a shortcut with a modifier works in both cases', () => {
  for (const singleKeys of [true, false]) {
    expect(matches('Mod+K', press('k', { ctrlKey: true }), { typing: true, singleKeys })).toBe(true);
  }
});
