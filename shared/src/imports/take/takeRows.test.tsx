import { beforeEach, expect, test } from '@jest/globals';
import * as testing from '@itinera/shared/testing';
import type { CheckedRow } from '../check/verdict';
import { citiesImport, citiesServer } from '../testing';
import { beginTaking, takeChunk, type Taking } from './takeRows';

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
    verdict: { kind: 'valid' },
  }));

async function takeAll(from: Taking): Promise<Taking> {
  let now = from;
  while (now.waiting.length > 0) now = await takeChunk(citiesImport, now);
  return now;
}

test('takes a hundred at a time, and knows what takes them back, the last first', async () => {
  const { added, undos } = await takeAll(beginTaking(rowsOf(180)));
  expect(added).toBe(180);
  expect(api.batches.map(({ operations }) => operations.length)).toEqual([100, 80]);
  expect(api.batches[0]?.operations[0]).toEqual({
    method: 'POST',
    path: '/api/cities',
    body: { country_id: 'lv', names: [{ locale: 'en', name: 'City 0' }] },
  });
  expect(undos.map(({ length }) => length)).toEqual([80, 100]);
  expect(undos[1]?.[3]).toEqual({
    name: 'City 3',
    operation: { method: 'DELETE', path: '/api/cities/made-0-3', if_match: '"3"' },
  });
});

test.each(['refused', 'lost'] as const)(
  'when an answer is %s, the same can be asked for again, and nothing is made twice',
  async (fault) => {
    api.faults.push(fault);
    const begun = beginTaking(rowsOf(3));
    await expect(takeChunk(citiesImport, begun)).rejects.toThrow();
    const { added } = await takeAll(begun);
    expect(added).toBe(3);
    expect(api.batches).toHaveLength(1);
    expect(new Set(api.keys).size).toBe(1);
  },
);

test('a row that is refused after all is told, and the others are taken', async () => {
  api.faults.push({ operation: 1, message: 'Another entry already has this.' });
  const { added, refused } = await takeAll(beginTaking(rowsOf(3)));
  expect(added).toBe(2);
  expect(refused.map(({ row, verdict }) => ({ number: row.number, verdict }))).toEqual([
    {
      number: 3,
      verdict: {
        kind: 'error',
        problems: [{ field: 'IATA code', message: 'Another entry already has this.' }],
      },
    },
  ]);
  expect(new Set(api.keys).size).toBe(2);
});

test('a chunk of which nothing is left is not sent', async () => {
  api.faults.push({ operation: 0, message: 'No.' });
  expect(await takeAll(beginTaking(rowsOf(1)))).toMatchObject({
    added: 0,
    waiting: [],
    refused: [{ name: 'City 0' }],
  });
  expect(api.keys).toHaveLength(1);
});
