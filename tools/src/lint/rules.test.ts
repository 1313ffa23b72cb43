import { afterEach, describe, expect, test } from '@jest/globals';
import { unusedExports } from './facades/unusedExports';
import { brokenImportRules, brokenStyleRules, plant } from './planted';

let planted: ReturnType<typeof plant>;
afterEach(() => planted.remove());

const layers = {
  'shared/src/contracts/index.ts': 'export const a = 1;',
  'shared/src/state/index.ts': "export * from './store';",
  'shared/src/state/store.ts': 'export const store = 1;',
  'shared/src/ui/index.ts': 'export const ui = 1;',
};

describe('the import rules', () => {
  test('let a page use the layers by name', () => {
    planted = plant({
      ...layers,
      'mf-hotels/src/HotelsPage.tsx': "import { ui } from '@itinera/shared/ui';\nexport default () => ui;",
      'shared/src/ui/index.ts': "import { store } from '@itinera/shared/state';\nexport const ui = store;",
    });
    expect(brokenImportRules(planted.folder)).toEqual([]);
  });

  test('let an area of the API use lower areas, and its own files', () => {
    planted = plant({
      'api/src/modules/prices/a.ts': "export * from './b';\nexport * from '../hotels/b';",
      'api/src/modules/prices/b.ts': 'export const a = 1;',
      'api/src/modules/hotels/b.ts': "export * from '../geography/b';",
      'api/src/modules/geography/b.ts': 'export const b = 1;',
    });
    expect(brokenImportRules(planted.folder)).toEqual([]);
  });

  test.each<[string, string, Record<string, string>]>([
    [
      'a remote that imports another, even for its types',
      'no-remote-to-remote',
      {
        'mf-admin/src/a.ts': "import type { B } from '../../mf-hotels/src/b';\nexport type A = B;",
        'mf-hotels/src/b.ts': 'export type B = 1;',
      },
    ],
    [
      'a shell that imports a remote',
      'shell-and-remotes-apart',
      {
        'shell/src/a.ts': "export * from '../../mf-hotels/src/b';",
        'mf-hotels/src/b.ts': 'export const b = 1;',
      },
    ],
    [
      'an API that imports more than the contracts',
      'api-knows-contracts',
      { ...layers, 'api/src/a.ts': "export * from '@itinera/shared/state';" },
    ],
    [
      'a relative import of another layer',
      'shared-by-name',
      { ...layers, 'shared/src/ui/index.ts': "export * from '../state/store';" },
    ],
    [
      'a lower layer that imports a higher one',
      'layers-contracts',
      { ...layers, 'shared/src/contracts/index.ts': "export * from '@itinera/shared/ui';" },
    ],
    [
      'a cycle',
      'no-cycle',
      { 'api/src/a.ts': "export * from './b';", 'api/src/b.ts': "export * from './a';" },
    ],
    [
      'a library away from its home',
      'home-of-axios',
      {
        'node_modules/axios/package.json': '{ "name": "axios", "main": "index.js" }',
        'node_modules/axios/index.js': 'module.exports = {};',
        'mf-hotels/src/a.ts': "import axios from 'axios';\nexport const a = axios;",
      },
    ],
    [
      'a page that imports its server',
      'page-is-no-server',
      { 'shell/src/a.ts': "export * from '../server/b';", 'shell/server/b.ts': 'export const b = 1;' },
    ],
    [
      'a test that others import',
      'not-to-test',
      { 'api/src/a.ts': "export * from './b.test';", 'api/src/b.test.ts': 'export const b = 1;' },
    ],
    [
      'a floor of the API that imports its neighbour',
      'floors-mail',
      { 'api/src/mail/a.ts': "export * from '../storage/b';", 'api/src/storage/b.ts': 'export const b = 1;' },
    ],
    [
      'a folder of the API on no floor',
      'floors-known',
      { 'api/src/attic/a.ts': "export * from '../base/b';", 'api/src/base/b.ts': 'export const b = 1;' },
    ],
    [
      'an area of the API that imports one of a higher step',
      'areas-classification',
      {
        'api/src/modules/classification/a.ts': "export * from '../hotels/b';",
        'api/src/modules/hotels/b.ts': 'export const b = 1;',
      },
    ],
    [
      'an area of the API that imports one of its own step',
      'areas-classification',
      {
        'api/src/modules/geography/a.ts': "export * from '../uploads/b';",
        'api/src/modules/uploads/b.ts': 'export const b = 1;',
      },
    ],
    [
      'an area of the API that imports one that is on no step',
      'areas-others',
      {
        'api/src/modules/prices/a.ts': "export * from '../users/b';",
        'api/src/modules/users/b.ts': 'export const b = 1;',
      },
    ],
    [
      'an area of the API that imports the list of all tables',
      'areas-hotels',
      {
        'api/src/modules/hotels/a.ts': "export * from '../schema';",
        'api/src/modules/schema.ts': 'export const b = 1;',
      },
    ],
  ])('refuse %s', (_, rule, files) => {
    planted = plant(files);
    expect(brokenImportRules(planted.folder)).toContain(rule);
  });

  test('refuse each floor of the API what lies above it', () => {
    const floors =
      'base db people http audit identity rest mail accounts modules seed commands app main.ts'.split(' ');
    const imports = floors.slice(0, -1).map((floor, index) => {
      const above = floors[index + 1] === 'main.ts' ? '../main' : `../${floors[index + 1]}/b`;
      return [`api/src/${floor}/a.ts`, `export * from '${above}';`];
    });
    const imported = floors.map((floor) => [
      `api/src/${floor === 'main.ts' ? floor : `${floor}/b.ts`}`,
      'export const b = 1;',
    ]);
    planted = plant(Object.fromEntries([...imports, ...imported]));
    expect(brokenImportRules(planted.folder)).toEqual(
      floors
        .slice(0, -1)
        .map((floor) => `floors-${floor}`)
        .sort(),
    );
  });
});

describe('the style rules', () => {
  test.each([
    [
      'a hook in a condition',
      'react-hooks(rules-of-hooks)',
      "import { useState } from 'react';\nexport function A({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}",
    ],
    [
      'a forgotten dependency',
      'react-hooks(exhaustive-deps)',
      "import { useEffect } from 'react';\nexport function A({ on }: { on: boolean }) {\n  useEffect(() => console.log(on), []);\n  return null;\n}",
    ],
    ['an image without a text', 'jsx-a11y(alt-text)', 'export const A = () => <img src="/a.webp" />;'],
    [
      'raw HTML',
      'react(no-danger)',
      "export const A = () => <div dangerouslySetInnerHTML={{ __html: '' }} />;",
    ],
    ['any', 'typescript(no-explicit-any)', 'export const a = (b: any) => b;'],
    [
      'a promise that nothing is null',
      'typescript(no-non-null-assertion)',
      'export const a = (b?: string) => b!;',
    ],
    [
      'types imported as values',
      'typescript(consistent-type-imports)',
      "import { B } from './b';\nexport const a = (b: B) => b;",
    ],
    ['a default export', 'import(no-default-export)', 'export default 1;'],
  ])('refuse %s', (_, rule, text) => {
    planted = plant({ 'mf-hotels/src/a.tsx': text });
    expect(brokenStyleRules(planted.folder)).toContain(rule);
  });

  test('let a page have its default export', () => {
    planted = plant({
      'mf-hotels/src/hotels/HotelsPage.tsx': 'export default function HotelsPage() {\n  return null;\n}',
    });
    expect(brokenStyleRules(planted.folder)).toEqual([]);
  });
});

describe('exports of the layers that everybody downloads', () => {
  const exporting = (text: string) => ({ 'shared/src/ui/index.ts': text });

  test.each([
    ['by name', "import { ui } from '@itinera/shared/ui';"],
    ['under another name', "import { ui as kit } from '@itinera/shared/ui';"],
    ['to pass it on', "export { ui as kit } from '@itinera/shared/ui';"],
    ['as a whole', "import * as kit from '@itinera/shared/ui';\nexport const b = kit.ui;"],
    ['on demand', "export const b = import('@itinera/shared/ui').then((kit) => kit.ui);"],
    [
      'on demand, taken apart',
      "export const b = async () => {\n  const { ui } = await import('@itinera/shared/ui');\n  return ui;\n};",
    ],
  ])('are used by a module that imports them %s', (_, text) => {
    planted = plant({ ...exporting('export const ui = 1;'), 'mf-hotels/src/a.ts': text });
    expect(unusedExports(planted.folder)).toEqual([]);
  });

  test('are used by what tests are written with', () => {
    planted = plant({
      ...exporting('export const ui = 1;'),
      'shared/src/testing/setup.ts': "import { ui } from '@itinera/shared/ui';",
    });
    expect(unusedExports(planted.folder)).toEqual([]);
  });

  test.each([
    ['a value', 'export const ui = 1;'],
    ['a function', 'export function ui() {}'],
    ['a type', 'export type ui = 1;'],
    ['what is passed on', "export { default as ui } from './ui';"],
    ['what is passed on with everything beside it', "export * from './ui';"],
  ])('are found when only a test imports them: %s', (_, text) => {
    planted = plant({
      ...exporting(text),
      'shared/src/ui/ui.ts': 'export const ui = 1;\nexport default ui;',
      'shared/src/ui/own.ts': "import { ui } from './ui';\nexport const own = ui;",
      'mf-hotels/src/a.test.ts': "import { ui } from '@itinera/shared/ui';",
      'mf-hotels/src/a.ts': "export const all = import('@itinera/shared/ui');",
    });
    expect(unusedExports(planted.folder)).toEqual([
      'shared/src/ui/index.ts exports ui, which nobody imports.',
    ]);
  });
});
