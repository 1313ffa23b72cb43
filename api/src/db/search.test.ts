import { expect, test } from '@jest/globals';
import { keptByOneEdit } from './search';

const letters = ['a', 'b', 'x'];

/** Every text at edit distance one from a word: a wrong letter, a missing one, an extra one, or two swapped ones. */
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
  'every text at edit distance one from %s contains one of its parts',
  (word) => {
    for (const text of [word, ...editsOf(word)])
      expect({ text, found: keptByOneEdit(word).some((part) => text.includes(part)) }).toEqual({
        text,
        found: true,
      });
  },
);
