import { describe, expect, test } from '@jest/globals';
import type * as z from 'zod/mini';
import { freeText, searchText, text } from './fields';

const refusalOf = (type: z.ZodMiniType, value: string) => type.safeParse(value).error?.issues[0]?.message;

const overrides = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];
const everywhere = ['\u0000', '\u200b', '\ufeff', ...overrides];
const inNames = ['\u00ad', '\u200c', '\u200d', '\u200e', '\u200f', '\u2060', '\u2061', '\u2064', '\u2065'];
const codeOf = (character: string) => `U+${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

describe('text', () => {
  test.each([...everywhere, ...inNames].map((character) => [codeOf(character), character]))(
    'refuses %s, and names the place',
    (_code, character) => {
      const type = text(20, 1);
      expect(refusalOf(type, `Ri${character}ga`)).toBe('Remove the invisible character after ‘Ri’.');
      expect(refusalOf(type, `Riga${character}x`)).toBe('Remove the invisible character after ‘Riga’.');
    },
  );

  test('names the end of a long text up to the character, without half a letter', () => {
    expect(refusalOf(text(99), 'Hotel Baltic Beach 🏖\u200bresort')).toBe(
      'Remove the invisible character after ‘…tic Beach 🏖’.',
    );
  });

  test('reports an invisible character at the beginning, and removes a byte order mark like spaces', () => {
    expect(refusalOf(text(9), '\u200bRiga')).toBe('Remove the invisible character at the beginning.');
    expect(text(9).parse('\ufeff Riga ')).toBe('Riga');
  });

  test.each(['Ōsaka', 'Санкт-Петербург', 'Caf\u00e9', 'Sea ☀\ufe0f', 'دبي', 'A\u00a0B'])(
    'accepts %s',
    (name) => {
      expect(text(20, 1).parse(name)).toBe(name);
    },
  );
});

test.each(['\u0001', '\u0007', '\u001b', '\u007f', '\u009f'])(
  'no text has the control character %j',
  (character) => {
    for (const type of [text(20), freeText(20)])
      expect(refusalOf(type, `a${character}b`)).toBe('Remove the invisible character after ‘a’.');
  },
);

test('a note may have tabs, a name has none', () => {
  expect(refusalOf(text(20), 'a\tb')).toBe('Remove the invisible character after ‘a’.');
  expect(freeText(20).parse('a\tb')).toBe('a\tb');
});

test('names and notes are composed before they are measured, so that what looks the same is the same', () => {
  for (const type of [text(4, 4), freeText(4)]) expect(type.parse('Cafe\u0301')).toBe('Caf\u00e9');
  expect(refusalOf(text(4, 4), 'e\u0301e\u0301e\u0301')).toBe('Enter at least 4 characters.');
});

test.each(['Two\nlines', 'Two\r\nlines', 'Two\u2028lines'])('a name has no line breaks: %j', (name) => {
  expect(refusalOf(text(20), name)).toBe('Write it on one line.');
  expect(refusalOf(freeText(20), name)).toBeUndefined();
});

describe('free text', () => {
  test.each(everywhere.map((character) => [codeOf(character), character]))(
    'refuses %s',
    (_code, character) => {
      expect(refusalOf(freeText(20), `a${character}b`)).toBe('Remove the invisible character after ‘a’.');
    },
  );

  test.each([
    ['joined emoji', 'For families 👨\u200d👩\u200d👧'],
    ['Persian', 'می\u200cخواهم'],
    ['marks of direction', 'שלום (abc)\u200f!'],
    ['soft hyphens', 'Donau\u00adschiff'],
  ])('accepts %s', (_what, written) => {
    expect(freeText(99).parse(written)).toBe(written);
  });
});

test('a search removes invisible characters, so that a pasted name is found', () => {
  expect(searchText(5).parse(' Ri\u200bg\u202ea\u0000 ')).toBe('Riga');
  expect(searchText(5).safeParse('Jurmala').success).toBe(false);
});

test('an empty text is missing, and a short one is too short', () => {
  const problem = (value: string) =>
    text(10, 2)
      .safeParse(value)
      .error?.issues.map(({ message }) => message);
  expect(problem('  ')).toEqual(['Fill in this field.']);
  expect(problem('a')).toEqual(['Enter at least 2 characters.']);
  expect(problem('ab')).toBeUndefined();
});
