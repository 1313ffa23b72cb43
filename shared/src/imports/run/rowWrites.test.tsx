import { beforeEach, expect, test } from '@jest/globals';
import { beginRun, runWrites, undosOf } from '@itinera/shared/data';
import * as testing from '@itinera/shared/testing';
import type { CheckedRow } from '../check/verdict';
import { citiesImport, citiesServer } from '../testing';
import { refusedRows, rowWrites, type ImportRun } from './rowWrites';

const { server } = testing;

let api: ReturnType<typeof citiesServer>;
beforeEach(() => {
  api = citiesServer(testing);
  server.use(...api.handlers);
});

const rowsOf = (count: number): CheckedRow[] =>
  Array.from({ length: count }, (_, index) => ({
    row: { number: index + 2, cells: [] },
    name: `City ${index}`,
    body: { country_id: 'lv', names: [{ locale: 'en', name: `City ${index}` }] },
    problems: [],
    notes: [],
    verdict: { kind: 'valid' },
  }));

const begun = (count: number): ImportRun => beginRun(rowWrites(citiesImport, rowsOf(count)));
const add = (run: ImportRun) => runWrites(citiesImport.of, run, { onRefusal: 'skip' });

test('rows are added a hundred at a time, and undone in reverse', async () => {
  const run = await add(begun(180));
  expect(run.done).toHaveLength(180);
  expect(api.batches.map(({ operations }) => operations.length)).toEqual([100, 80]);
  expect(api.batches[0]?.operations[0]).toEqual({
    method: 'POST',
    path: '/api/cities',
    body: { country_id: 'lv', names: [{ locale: 'en', name: 'City 0' }] },
  });
  expect(undosOf(run).at(-4)).toMatchObject({
    name: 'City 3',
    operation: { method: 'DELETE', path: '/api/cities/made-0-3', if_match: '"3"' },
  });
});

test.each(['refused', 'lost'] as const)(
  'a batch whose answer is %s is retried under its key, and nothing is added twice',
  async (fault) => {
    api.faults.push(fault);
    const { done } = await add(begun(3));
    expect(done).toHaveLength(3);
    expect(api.batches).toHaveLength(1);
    expect(new Set(api.keys).size).toBe(1);
  },
);

test('a run without a server continues where it ended, under the same key', async () => {
  api.faults.push('lost', 'lost');
  const interrupted = await add(begun(3));
  expect(interrupted).toMatchObject({ done: [], failure: { write: undefined } });
  const { done, failure } = await add(interrupted);
  expect({ count: done.length, failure }).toEqual({ count: 3, failure: undefined });
  expect(api.batches).toHaveLength(1);
  expect(new Set(api.keys).size).toBe(1);
});

test('a row that is refused after the check is reported with its field, and the others are added', async () => {
  api.faults.push({ operation: 1, message: 'Another entry already has this.' });
  const run = await add(begun(3));
  expect(run.done).toHaveLength(2);
  expect(refusedRows(citiesImport, run).map(({ row, verdict }) => ({ number: row.number, verdict }))).toEqual(
    [
      {
        number: 3,
        verdict: {
          kind: 'error',
          problems: [{ field: 'IATA code', message: 'Another entry already has this.' }],
        },
      },
    ],
  );
  expect(new Set(api.keys).size).toBe(2);
});

test('an empty batch is not sent', async () => {
  api.faults.push({ operation: 0, message: 'No.' });
  expect(await add(begun(1))).toMatchObject({
    done: [],
    waiting: [],
    refused: [{ write: { name: 'City 0' } }],
  });
  expect(api.keys).toHaveLength(1);
});
