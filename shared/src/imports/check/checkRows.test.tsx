import { beforeEach, expect, test } from '@jest/globals';
import * as testing from '@itinera/shared/testing';
import type { Sheet } from '../read/sheet';
import { citiesImport, citiesServer } from '../testing';
import { checkRows, type CheckProgress } from './checkRows';
import { skippedFile } from './skippedFile';
import { inWords } from './verdict';

const { server } = testing;

let api: ReturnType<typeof citiesServer>;
beforeEach(() => {
  api = citiesServer(testing);
  server.use(...api.handlers);
});

const mapping = { columns: ['country_id', 'names.en', 'iata'], everywhere: {} };
const sheetOf = (...rows: string[][]): Sheet => ({
  headers: ['Country', 'Name', 'IATA'],
  rows: rows.map((cells, index) => ({ number: index + 2, cells })),
});
const check = (
  sheet: Sheet,
  onProgress: (progress: CheckProgress) => void = () => undefined,
  signal = new AbortController().signal,
) => checkRows(citiesImport, mapping, sheet, signal, onProgress);

test('each row has its verdict, in the order of the file', async () => {
  const rows = await check(
    sheetOf(
      ['Latvia', 'Ventspils', 'VNT'],
      ['Latvia', '', ''],
      ['Latvja', 'Liepaja', 'LPX'],
      ['LV', 'Valmiera', 'VM'],
      ['Latvia', 'RIGA', ''],
      ['LT', 'Riga', ''],
      ['LV', 'ventspils', ''],
      ['LV', 'Windau', 'vnt'],
      ['LV', 'Mitau', 'RIX'],
    ),
  );
  expect(rows.map((row) => [row.verdict.kind, inWords(row)])).toEqual([
    ['valid', ''],
    ['error', 'Name (English) or Name (Russian): Fill in the name in one language at least.'],
    ['error', 'Country: No such country: Latvja. Did you mean Latvia?'],
    ['error', 'IATA code: Use three letters, such as RIX.'],
    ['exists', 'Already exists: This city is already in the list.'],
    ['valid', ''],
    ['exists', 'Already exists: Same as row 2 of the file.'],
    ['error', 'IATA code: Use three letters, such as RIX.'],
    ['exists', 'Already exists: This city is already in the list.'],
  ]);
});

test('a row is no duplicate of one that can’t be added', async () => {
  const rows = await check(sheetOf(['LV', 'Ventspils', 'V'], ['LV', 'Ventspils', 'VNT']));
  expect(rows.map(({ verdict }) => verdict.kind)).toEqual(['error', 'valid']);
});

test('each parent is looked up once, and rows are sent a hundred at a time', async () => {
  const progress: CheckProgress[] = [];
  const rows = await check(
    sheetOf(
      ...Array.from({ length: 250 }, (_, index) => [index % 2 ? 'Latvia' : 'latvia', `City ${index}`, '']),
    ),
    (now) => progress.push(now),
  );
  expect(rows.every(({ verdict }) => verdict.kind === 'valid')).toBe(true);
  expect(api.asked.map((q) => q.toLowerCase())).toEqual(['latvia']);
  expect(api.trials.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(api.batches).toEqual([]);
  expect(progress.at(-1)).toEqual({ what: 'Checking rows', done: 250, total: 250 });
});

test('stops when it is aborted', async () => {
  const stop = new AbortController();
  stop.abort();
  await expect(check(sheetOf(['LV', 'Ventspils', '']), undefined, stop.signal)).rejects.toThrow();
  expect(api.trials).toEqual([]);
});

test('skipped rows are written unchanged, with what to fix', async () => {
  const sheet = sheetOf(['Latvja', 'Liepaja, "the city"', 'LPX']);
  const text = new TextDecoder().decode(await (await skippedFile(sheet, await check(sheet))).arrayBuffer());
  expect(text).toBe(
    'Country,Name,IATA,What to fix\r\nLatvja,"Liepaja, ""the city""",LPX,Country: No such country: Latvja. Did you mean Latvia?\r\n',
  );
});
