import { expect, test } from '@jest/globals';
import { unusedOfCatalog } from './unusedOfCatalog';

test('entries of the catalog that no package refers to are reported', () => {
  const workspace = "packages:\n  - api\n\ncatalog:\n  '@a/b': 1.0.0\n  c: ^2.0.0\n  d: 3.0.0\n";
  const manifests = ['{ "dependencies": { "@a/b": "catalog:", "d": "3.0.0" } }', '{ "name": "c" }'];
  expect(unusedOfCatalog(workspace, manifests)).toEqual([
    'pnpm-workspace.yaml has c, which no package uses.',
    'pnpm-workspace.yaml has d, which no package uses.',
  ]);
});
