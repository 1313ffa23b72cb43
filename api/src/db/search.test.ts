import { expect, test } from '@jest/globals';
import { keptByOneEdit } from './search';

const letters = ['a', 'b', 'x'];

/** Every text that differs from a word by one edit: a wrong letter, a missing one, one too many, or two that are swapped. */
function editsOf(word: string): string[] {
  const all = [...word];
  return all.flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    const next = all[at + 1];
    return [
      before + after,
      ...letters.flatMap((other) => [before + other + after, before + other + letter + after]),
      ...(next === undefined ? [] : [before + next + letter + word.slice(at + 2)]),
    ];
  });
}

test.each(['anna', 'baltik', 'bangkok', 'jekaterina'])(
  'what one edit makes of %s has a part of it',
  (word) => {
    for (const text of [word, ...editsOf(word)])
      expect({ text, found: keptByOneEdit(word).some((part) => text.includes(part)) }).toEqual({
        text,
        found: true,
      });
  },
);
