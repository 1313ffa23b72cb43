import { expect, test } from '@jest/globals';
import { formatInstant } from './dates';
import { valueInWords } from './valueInWords';

const instant = '2026-11-27T03:14:00.000Z';

test.each([
  [null, 'nothing'],
  ['', 'nothing'],
  [[], 'nothing'],
  [true, 'yes'],
  [false, 'no'],
  [0, '0'],
  ['2026-11-27', '27.11.2026'],
  [instant, formatInstant(instant)],
  ['019aa0c4-0000-7000-8000-000000000051', 'another entry'],
  ['BT 651', 'BT 651'],
  [['vip', '2026-11-27'], 'vip; 27.11.2026'],
  [{ from: '2026-11-27', isOpen: true }, '27.11.2026, yes'],
])('%j is %s', (value, words) => expect(valueInWords(value)).toBe(words));
