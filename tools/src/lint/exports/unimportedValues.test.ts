import { expect, test } from '@jest/globals';
import { unimportedValues } from './unimportedValues';

const sources = (files: Record<string, string>) => new Map(Object.entries(files));
const exported = 'export const used = 1;\nexport function dead() {}\n';

test('a value that no other file imports is reported, wherever it is declared', () => {
  const found = unimportedValues(
    sources({
      'shell/src/a.ts': exported,
      'shell/src/b.tsx': "import { type T, used as one } from './a';\nconst dead = one;",
      'mf-x/src/dead.ts': exported,
    }),
    {},
  );
  expect(found).toEqual([
    'shell/src/a.ts exports dead, which no other file imports.',
    'mf-x/src/dead.ts exports used, which no other file imports.',
    'mf-x/src/dead.ts exports dead, which no other file imports.',
  ]);
});

test('tests, facades, namespaces and imports on demand count as users', () => {
  const found = unimportedValues(
    sources({
      'shared/src/format/index.ts': "export * from './days';\nexport { words } from './words';",
      'shared/src/format/days.ts': 'export const day = 1;\nexport const dead = 1;',
      'shared/src/format/words.ts': 'export async function words() {}',
      'shell/src/part/index.ts': 'export class Part {}',
      'shell/src/all.ts': 'export const one = 1;\nexport const two = 2;',
      'shell/src/x.test.ts':
        "import { day } from '@itinera/shared/format';\nimport * as all from './all';\nall.one;",
      'shell/src/x.ts': "import(/* webpackChunkName: 'part' */ './part')",
    }),
    { './format': './src/format/index.ts' },
  );
  expect(found).toEqual([
    'shared/src/format/days.ts exports dead, which no other file imports.',
    'shell/src/all.ts exports two, which no other file imports.',
  ]);
});

test('types, and what a build reads by name, are not judged', () => {
  const found = unimportedValues(
    sources({
      'api/src/a.ts': 'export type A = 1;\nexport interface B {}',
      'tools/src/lint.ts': 'export const run = 1;',
    }),
    {},
  );
  expect(found).toEqual([]);
});
