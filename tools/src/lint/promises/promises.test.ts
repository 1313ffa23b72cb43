import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { root } from '../../workspace/paths';
import { filesNamedIn } from './filesNamedIn';

const table = filesNamedIn(readFileSync(`${root}docs/test-results.md`, 'utf8'), 'Where a promise is proved');

test('all files in the table of promises exist', () => {
  expect(table.length).toBeGreaterThan(20);
  expect(table.filter((file) => !existsSync(`${root}${file}`))).toEqual([]);
});

test('the table of promises has all browser tests that only the full run has', () => {
  const left = readdirSync(`${root}e2e/tests/full`).map((name) => `e2e/tests/full/${name}`);
  expect(left.filter((file) => !table.includes(file))).toEqual([]);
});

test('only paths of the given section are found', () => {
  const text =
    '## One\n`a/b.test.ts`\n## Two\n| `c/d.spec.ts`: each, `npm test` | `e/f` | `c/d.spec.ts` |\n## Three\n`g/h.test.ts`';
  expect(filesNamedIn(text, 'Two')).toEqual(['c/d.spec.ts', 'e/f']);
  expect(filesNamedIn(text, 'Four')).toEqual([]);
});
