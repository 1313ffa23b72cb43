import { expect, jest, test } from '@jest/globals';
import { inChunks, PAGE_OF_EXPORT, readPages } from './readPages';

const pageOf = (page: number, total: number) => ({
  result: Array.from(
    { length: Math.max(0, Math.min(PAGE_OF_EXPORT, total - (page - 1) * PAGE_OF_EXPORT)) },
    (_, index) => ({
      id: String((page - 1) * PAGE_OF_EXPORT + index),
    }),
  ),
  total,
});

async function all<T>(pages: AsyncIterable<{ result: T[] }>): Promise<T[]> {
  const rows: T[] = [];
  for await (const { result } of pages) rows.push(...result);
  return rows;
}

test.each([0, 1, 199, 200, 201, 1000])('reads all of %i rows, each page once', async (total) => {
  const read = jest.fn((page: number) => Promise.resolve(pageOf(page, total)));
  const rows = await all(readPages(read, () => true));
  expect(rows.map(({ id }) => Number(id))).toEqual(Array.from({ length: total }, (_, index) => index));
  expect(read).toHaveBeenCalledTimes(Math.max(1, Math.ceil(total / PAGE_OF_EXPORT)));
});

test('requests one page ahead and not more', async () => {
  const read = jest.fn((page: number) => Promise.resolve(pageOf(page, 2000)));
  const pages = readPages(read, () => true);
  await pages.next();
  expect(read).toHaveBeenCalledTimes(2);
  await pages.next();
  expect(read).toHaveBeenCalledTimes(3);
});

test('retries a failed page once', async () => {
  let failures = 0;
  const read = (page: number) =>
    page === 2 && failures++ === 0 ? Promise.reject(new Error('lost')) : Promise.resolve(pageOf(page, 500));
  expect(await all(readPages(read, () => true))).toHaveLength(500);
});

test('gives up when the page fails again', async () => {
  const read = jest.fn((page: number) =>
    page === 2 ? Promise.reject(new Error('lost')) : Promise.resolve(pageOf(page, 500)),
  );
  await expect(all(readPages(read, () => true))).rejects.toThrow('lost');
  expect(read).toHaveBeenCalledTimes(3);
});

test('does not retry a refusal', async () => {
  const read = jest.fn(() => Promise.reject(new Error('forbidden')));
  await expect(all(readPages(read, () => false))).rejects.toThrow('forbidden');
  expect(read).toHaveBeenCalledTimes(1);
});

test('ends when the list has become shorter meanwhile', async () => {
  const read = (page: number) => Promise.resolve(pageOf(page, page === 1 ? 1000 : 150));
  expect(await all(readPages(read, () => true))).toHaveLength(PAGE_OF_EXPORT);
});

test('loaded rows are split into chunks, until the export is stopped', async () => {
  const rows = Array.from({ length: 450 }, (_, index) => index);
  expect(await all(inChunks(rows, new AbortController().signal))).toEqual(rows);
  const stop = new AbortController();
  const parts = inChunks(rows, stop.signal);
  await parts.next();
  stop.abort();
  await expect(parts.next()).rejects.toThrow();
});
