import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { root } from '../../workspace/paths';

const folder = `${root}docs/adr`;
const decisions = readdirSync(folder).filter((name) => /^\d{4}-.*\.md$/.test(name));

test('the index of decisions links to each of them once, by its number and title', () => {
  const index = readFileSync(`${folder}/README.md`, 'utf8');
  const links = [...index.matchAll(/^- \[(\d{4})\]\(([^)]+)\) (.*)$/gm)].map(
    ([, number, file, title]) => `${file} # ${number} · ${title}`,
  );
  const expected = decisions
    .filter((name) => !name.startsWith('0000'))
    .map((name) => `${name} ${readFileSync(`${folder}/${name}`, 'utf8').split('\n')[0]}`);
  expect(expected.length).toBeGreaterThan(50);
  expect(links.toSorted()).toEqual(expected.toSorted());
});

test('no two decisions have the same number', () => {
  const numbers = decisions.map((name) => name.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});
