type Files = Record<string, string>;

/** Files that break no rule: a page that uses the layers by name, and areas of the API that use lower areas. */
export const allowedFiles: Files = {
  'shared/src/contracts/index.ts': 'export const a = 1;',
  'shared/src/state/index.ts': "export * from './store';",
  'shared/src/state/store.ts': 'export const store = 1;',
  'shared/src/ui/index.ts': "import { store } from '@itinera/shared/state';\nexport const ui = store;",
  'mf-hotels/src/hotels/HotelsPage.tsx':
    "import { ui } from '@itinera/shared/ui';\nexport default function HotelsPage() {\n  return ui;\n}",
  'shared/src/pricing/sale.ts': 'export const a = (minor: number, rate: number) => minor * rate;',
  'mf-hotels/src/percent.ts': 'export const a = (bp: number, rating: number) => (bp / 100) * rating;',
  'mf-bookings/src/KeepBooking.tsx':
    'export const A = ({ FormDialog, ref }: Record<string, string>) => <FormDialog title={`Cancel ${ref}`} saveVerb="Cancel booking" cancelVerb="Keep booking" />;',
  'e2e/members.ts':
    '/** Understands a standing order. */\nexport const a = (all: Promise<void>[]) => Promise.allSettled(all);',
  'api/src/modules/prices/a.ts': "export * from './b';\nexport * from '../hotels/b';",
  'api/src/modules/prices/b.ts': 'export const a = 1;',
  'api/src/modules/hotels/b.ts': "export * from '../geography/b';",
  'api/src/modules/geography/b.ts': 'export const b = 1;',
};

interface Floors {
  /** Prefix of the names of its rules. */
  rules: string;
  root: string;
  /** One folder of each floor, from the lowest up. The last one may import from all others, and may be a file. */
  names: string[];
}

export const floors: Floors[] = [
  {
    rules: 'floors',
    root: 'api/src',
    names: 'base db people http audit identity rest mail accounts modules seed commands app main.ts'.split(
      ' ',
    ),
  },
  {
    rules: 'shell',
    root: 'shell/src',
    names: 'base trust remotes menu account auth pages prefetch layout kit router App.ts'.split(' '),
  },
  {
    rules: 'hotels',
    root: 'mf-hotels/src',
    names: 'parts affected-bookings classification hotels home remote.ts'.split(' '),
  },
  {
    rules: 'data',
    root: 'shared/src/data',
    names: 'early http messages cache session calls queries writes index.ts'.split(' '),
  },
  {
    rules: 'grid',
    root: 'shared/src/grid',
    names: 'list settings dataList export actions table index.ts'.split(' '),
  },
  { rules: 'forms', root: 'shared/src/forms', names: 'read clash fields custom dialog index.ts'.split(' ') },
];

const isFile = (name: string) => name.endsWith('.ts');
const toImport = (name: string) => (isFile(name) ? `../${name.slice(0, -3)}` : `../${name}/b`);

/** For each floor a file that may be imported, and one that imports from the floor above. */
export const floorFiles: Files = Object.fromEntries(
  floors.flatMap(({ root, names }) =>
    names.flatMap((name, index) => {
      if (isFile(name)) return [[`${root}/${name}`, 'export const b = 1;']];
      const above = names[index + 1];
      const file = [`${root}/${name}/b.ts`, 'export const b = 1;'];
      return above ? [file, [`${root}/${name}/up.ts`, `export * from '${toImport(above)}';`]] : [file];
    }),
  ),
);

interface RefusedImport {
  title: string;
  rule: string;
  /** The file whose import is refused. */
  from: string;
  files: Files;
}

/** File names are unique, because all cases are planted in one workspace. */
export const refusedImports: RefusedImport[] = [
  {
    title: 'a remote that imports another, even for its types',
    rule: 'no-remote-to-remote',
    from: 'mf-admin/src/a.ts',
    files: {
      'mf-admin/src/a.ts': "import type { B } from '../../mf-hotels/src/type';\nexport type A = B;",
      'mf-hotels/src/type.ts': 'export type B = 1;',
    },
  },
  {
    title: 'a shell that imports a remote',
    rule: 'shell-and-remotes-apart',
    from: 'shell/src/a.ts',
    files: {
      'shell/src/a.ts': "export * from '../../mf-hotels/src/value';",
      'mf-hotels/src/value.ts': 'export const b = 1;',
    },
  },
  {
    title: 'an API that imports more than the contracts',
    rule: 'api-knows-contracts',
    from: 'api/src/base/state.ts',
    files: { 'api/src/base/state.ts': "export * from '@itinera/shared/state';" },
  },
  {
    title: 'a relative import of another layer',
    rule: 'shared-by-name',
    from: 'shared/src/ui/relative.ts',
    files: { 'shared/src/ui/relative.ts': "export * from '../state/store';" },
  },
  {
    title: 'a lower layer that imports a higher one',
    rule: 'layers-contracts',
    from: 'shared/src/contracts/up.ts',
    files: { 'shared/src/contracts/up.ts': "export * from '@itinera/shared/ui';" },
  },
  {
    title: 'a cycle',
    rule: 'no-cycle',
    from: 'api/src/base/one.ts',
    files: {
      'api/src/base/one.ts': "export * from './two';",
      'api/src/base/two.ts': "export * from './one';",
    },
  },
  {
    title: 'a library away from its home',
    rule: 'home-of-axios',
    from: 'mf-hotels/src/calls.ts',
    files: {
      'node_modules/axios/package.json': '{ "name": "axios", "main": "index.js" }',
      'node_modules/axios/index.js': 'module.exports = {};',
      'mf-hotels/src/calls.ts': "import axios from 'axios';\nexport const a = axios;",
    },
  },
  {
    title: 'a page that imports its server',
    rule: 'page-is-no-server',
    from: 'shell/src/page.ts',
    files: {
      'shell/src/page.ts': "export * from '../server/b';",
      'shell/server/b.ts': 'export const b = 1;',
    },
  },
  {
    title: 'a test that others import',
    rule: 'not-to-test',
    from: 'api/src/base/tested.ts',
    files: {
      'api/src/base/tested.ts': "export * from './tests.test';",
      'api/src/base/tests.test.ts': 'export const b = 1;',
    },
  },
  {
    title: 'a floor of the API that imports its neighbour',
    rule: 'floors-mail',
    from: 'api/src/mail/beside.ts',
    files: {
      'api/src/mail/beside.ts': "export * from '../storage/b';",
      'api/src/storage/b.ts': 'export const b = 1;',
    },
  },
  {
    title: 'a folder of the API on no floor',
    rule: 'floors-known',
    from: 'api/src/attic/a.ts',
    files: { 'api/src/attic/a.ts': "export * from '../base/b';" },
  },
  {
    title: 'a floor of the shell that imports its neighbour',
    rule: 'shell-trust',
    from: 'shell/src/layers/beside.ts',
    files: {
      'shell/src/layers/beside.ts': "export * from '../guard/b';",
      'shell/src/guard/b.ts': 'export const b = 1;',
    },
  },
  {
    title: 'a folder of the shell on no floor',
    rule: 'shell-known',
    from: 'shell/src/attic/a.ts',
    files: { 'shell/src/attic/a.ts': "export * from '../base/b';" },
  },
  {
    title: 'a floor of the grid that imports its neighbour',
    rule: 'grid-export',
    from: 'shared/src/grid/header/beside.ts',
    files: { 'shared/src/grid/header/beside.ts': "export * from '../export/b';" },
  },
  {
    title: 'a folder of the forms on no floor',
    rule: 'forms-known',
    from: 'shared/src/forms/attic/a.ts',
    files: { 'shared/src/forms/attic/a.ts': "export * from '../read/b';" },
  },
  {
    title: 'an area of the API that imports one of a higher step',
    rule: 'areas-classification',
    from: 'api/src/modules/classification/a.ts',
    files: { 'api/src/modules/classification/a.ts': "export * from '../hotels/b';" },
  },
  {
    title: 'an area of the API that imports one of its own step',
    rule: 'areas-classification',
    from: 'api/src/modules/geography/beside.ts',
    files: {
      'api/src/modules/geography/beside.ts': "export * from '../uploads/b';",
      'api/src/modules/uploads/b.ts': 'export const b = 1;',
    },
  },
  {
    title: 'an area of the API that imports one that is on no step',
    rule: 'areas-others',
    from: 'api/src/modules/savedViews/others.ts',
    files: {
      'api/src/modules/savedViews/others.ts': "export * from '../users/b';",
      'api/src/modules/users/b.ts': 'export const b = 1;',
    },
  },
  {
    title: 'an area of the API that imports the list of all tables',
    rule: 'areas-hotels',
    from: 'api/src/modules/hotels/tables.ts',
    files: {
      'api/src/modules/hotels/tables.ts': "export * from '../schema';",
      'api/src/modules/schema.ts': 'export const b = 1;',
    },
  },
];

export const refusedStyles = [
  {
    title: 'a hook in a condition',
    rule: 'react-hooks(rules-of-hooks)',
    file: 'mf-hotels/src/conditionalHook.tsx',
    text: "import { useState } from 'react';\nexport function A({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}",
  },
  {
    title: 'a write past the one verb',
    rule: 'eslint(no-restricted-imports)',
    file: 'shared/src/data/writes/mutation.ts',
    text: "export { useMutation } from '@tanstack/react-query';",
  },
  {
    title: 'a forgotten dependency',
    rule: 'react-hooks(exhaustive-deps)',
    file: 'mf-hotels/src/forgottenDependency.tsx',
    text: "import { useEffect } from 'react';\nexport function A({ on }: { on: boolean }) {\n  useEffect(() => console.log(on), []);\n  return null;\n}",
  },
  {
    title: 'an image without a text',
    rule: 'jsx-a11y(alt-text)',
    file: 'mf-hotels/src/image.tsx',
    text: 'export const A = () => <img src="/a.webp" />;',
  },
  {
    title: 'raw HTML',
    rule: 'react(no-danger)',
    file: 'mf-hotels/src/rawHtml.tsx',
    text: "export const A = () => <div dangerouslySetInnerHTML={{ __html: '' }} />;",
  },
  {
    title: 'any',
    rule: 'typescript(no-explicit-any)',
    file: 'mf-hotels/src/any.ts',
    text: 'export const a = (b: any) => b;',
  },
  {
    title: 'a promise that nothing is null',
    rule: 'typescript(no-non-null-assertion)',
    file: 'mf-hotels/src/nonNull.ts',
    text: 'export const a = (b?: string) => b!;',
  },
  {
    title: 'types imported as values',
    rule: 'typescript(consistent-type-imports)',
    file: 'mf-hotels/src/typesAsValues.ts',
    text: "import { B } from './b';\nexport const a = (b: B) => b;",
  },
  {
    title: 'a default export',
    rule: 'import(no-default-export)',
    file: 'mf-hotels/src/defaultExport.ts',
    text: 'export default 1;',
  },
  {
    title: 'an amount that is multiplied by a rate',
    rule: 'amounts(one-conversion)',
    file: 'api/src/modules/bookings/multiplied.ts',
    text: 'export const a = (minor: number, rate: number) => minor * rate;',
  },
  {
    title: 'an amount of big integers that is divided by a rate',
    rule: 'amounts(one-conversion)',
    file: 'mf-bookings/src/divided.ts',
    text: 'export const a = (minor: number, terms: { exchange_rate: number }) => BigInt(minor) / BigInt(terms.exchange_rate);',
  },
  {
    title: 'an amount that is scaled by a rate',
    rule: 'amounts(one-conversion)',
    file: 'api/src/modules/bookings/scaled.ts',
    text: "import { scaled } from '@itinera/shared/pricing';\nexport const a = (minor: number, rate_millionths: number) => scaled(minor, rate_millionths, 1_000_000);",
  },
  {
    title: 'an amount that is taken for hundredths',
    rule: 'amounts(own-decimals)',
    file: 'mf-bookings/src/hundredths.ts',
    text: 'export const a = (trip: { sale_minor: number }) => trip.sale_minor / 100;',
  },
  {
    title: 'a currency that is typed as text',
    rule: 'amounts(chosen-currency)',
    file: 'mf-admin/src/TypedCurrency.tsx',
    text: "export const A = () => <TextInput {...field('sale_currency')} required />;",
  },
  {
    title: 'a write with a key of its own',
    rule: 'writes(one-key)',
    file: 'mf-bookings/src/ownKey.ts',
    text: "export const a = (key: string) => ({ 'Idempotency-Key': key });",
  },
  {
    title: 'a date that is read by the clock of the device',
    rule: 'days(business-day)',
    file: 'mf-bookings/src/localDate.ts',
    text: 'export const a = (at: Date) => at.getDate();',
  },
  {
    title: 'a day that is written as the device would',
    rule: 'days(business-day)',
    file: 'mf-hotels/src/localText.ts',
    text: "export const a = () => new Date().toLocaleDateString('en-CA');",
  },
  {
    title: 'today in the time zone of Greenwich',
    rule: 'days(business-day)',
    file: 'api/src/modules/bookings/utcToday.ts',
    text: 'export const a = () => new Date(Date.now() + 1).toISOString().slice(0, 10);',
  },
  {
    title: 'a format of days without a time zone',
    rule: 'days(business-day)',
    file: 'shared/src/format/formatOfDays.ts',
    text: "export const a = new Intl.DateTimeFormat('sv-SE');",
  },
  {
    title: 'a typed day that does not say how it was read',
    rule: 'days(says-how-read)',
    file: 'mf-bookings/src/TypedDay.tsx',
    text: "import { readDay } from '@itinera/shared/format';\nexport const a = (text: string) => readDay(text);",
  },
  {
    title: 'a day that is read by the reader of fields without its doubt',
    rule: 'days(says-how-read)',
    file: 'mf-admin/src/TypedDay.tsx',
    text: "import { dayReader } from '@itinera/shared/forms';\nexport const a = (text: string) => dayReader.read(text);",
  },
  {
    title: 'a question that is answered with Yes',
    rule: 'dialogs(verbs)',
    file: 'mf-bookings/src/Yes.tsx',
    text: 'export const A = () => <ConfirmDialog question="Delete this?" verb="Yes" />;',
  },
  {
    title: 'a form that adds something and whose button is Save',
    rule: 'dialogs(verbs)',
    file: 'mf-hotels/src/AddHotel.tsx',
    text: 'export const A = ({ FormDialog }: Record<string, string>) => <FormDialog title="Add hotel" saved="Hotel added" />;',
  },
  {
    title: 'a cancellation that is saved',
    rule: 'dialogs(verbs)',
    file: 'mf-bookings/src/Saved.tsx',
    text: 'export const A = ({ FormDialog, ref }: Record<string, string>) => <FormDialog title={`Cancel ${ref}`} cancelVerb="Keep booking" />;',
  },
  {
    title: 'a cancellation whose other button is Cancel',
    rule: 'dialogs(verbs)',
    file: 'mf-geography/src/Twice.tsx',
    text: 'export const A = () => <ConfirmDialog question="Cancel 2 blocks?" verb="Cancel flights" />;',
  },
  {
    title: 'a size of text beside the scale',
    rule: 'sizes(scale)',
    file: 'mf-hotels/src/size.ts',
    text: "export const a = { fontSize: '0.9375rem' };",
  },
  {
    title: 'a weight of text beside the scale',
    rule: 'sizes(scale)',
    file: 'mf-admin/src/weight.ts',
    text: 'export const a = { fontWeight: 700 };',
  },
  {
    title: 'a name that has a word which is not used',
    rule: 'words(not-used)',
    file: 'e2e/name.ts',
    text: 'export const pricesTold = 1;',
  },
  {
    title: 'a file that is called by a word which is not used',
    rule: 'words(not-used)',
    file: 'e2e/takeBack.ts',
    text: 'export const a = 1;',
  },
  {
    title: 'a comment with words which are not used, on two lines',
    rule: 'words(not-used)',
    file: 'e2e/comment.ts',
    text: '/**\n * The price is asked\n * for first.\n */\nexport const a = 1;',
  },
  {
    title: 'a title of a test with a word which is not used',
    rule: 'words(not-used)',
    file: 'e2e/title.test.ts',
    text: "test('somebody signs in', () => undefined);",
  },
  {
    title: 'a text of a screen with words which are not used',
    rule: 'words(not-used)',
    file: 'e2e/Text.tsx',
    text: 'export const A = ({ count }: { count: number }) => <p>{`${count} rows left out`}</p>;',
  },
  {
    title: 'a text that is spelled in another way',
    rule: 'words(one-spelling)',
    file: 'mf-bookings/src/Spelling.tsx',
    text: 'export const A = () => <p>Choose another traveller</p>;',
  },
  {
    title: 'an amount that is made of hundredths',
    rule: 'amounts(own-decimals)',
    file: 'shared/src/format/hundredths.ts',
    text: 'export function a(sale_minor: number) {\n  sale_minor *= 100;\n  return sale_minor;\n}',
  },
  {
    title: 'a count before a plural in a text of code',
    rule: 'counts(plural)',
    file: 'mf-admin/src/rows.ts',
    text: 'export const a = (rows: number) => `${grouped(rows)} rows exported`;',
  },
  {
    title: 'a number with an English comma',
    rule: 'counts(one-way)',
    file: 'mf-admin/src/total.ts',
    text: "export const a = (total: number) => `${total.toLocaleString('en')} in all`;",
  },
  {
    title: 'a count before a plural on a screen',
    rule: 'counts(plural)',
    file: 'shared/src/imports/Columns.tsx',
    text: 'export const A = ({ headers }: { headers: string[] }) => <p>{headers.length} matched columns</p>;',
  },
  {
    title: 'a part that is loaded without a second try',
    rule: 'eslint(no-restricted-imports)',
    file: 'mf-hotels/src/Lazy.tsx',
    text: "import { lazy } from 'react';\nexport const A = lazy(() => import('./hotels/HotelsPage'));",
  },
];
