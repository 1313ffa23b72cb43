import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { root } from '../../workspace/paths';
import { unusedWordsIn } from '../words.mjs';
import { proseOf } from './proseOf';

const documentsIn = (folder: string): string[] =>
  readdirSync(`${root}${folder}`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}${name}`);
const packages = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && existsSync(`${root}${entry.name}/README.md`) ? [`${entry.name}/README.md`] : [],
);
const documents = [
  ...documentsIn(''),
  ...documentsIn('docs/'),
  ...documentsIn('docs/adr/'),
  ...packages,
  'shell/server/README.md',
];

const unusedWords = (name: string, document: string): string[] =>
  proseOf(document).flatMap((line, index) =>
    unusedWordsIn(line).map(
      ({ found, instead }) => `${name}:${index + 1}: "${found}" is not used. Instead: ${instead}.`,
    ),
  );

test('no document contains a word that CONTRIBUTING lists as not used', () => {
  expect(documents.length).toBeGreaterThan(60);
  expect(documents.flatMap((name) => unusedWords(name, readFileSync(`${root}${name}`, 'utf8')))).toEqual([]);
});

test('a listed word is found in prose, and not in code, links or the list itself', () => {
  const [, listed = ''] =
    /\| instead \|\n\|-+\|-+\|\n\| (\w+)/.exec(readFileSync(`${root}CONTRIBUTING.md`, 'utf8')) ?? [];
  const document = [
    `One ${listed}.`,
    `It calls \`${listed}\` and links [here](docs/${listed}.md).`,
    '```',
    `${listed}()`,
    '```',
    `    ${listed}()`,
    '| not used | instead |',
    '|---|---|',
    `| ${listed} | intent |`,
    '',
    `| a table | with a ${listed} |`,
  ].join('\n');
  expect(unusedWords('a.md', document).map((line) => line.split(' ')[0])).toEqual(['a.md:1:', 'a.md:11:']);
});
