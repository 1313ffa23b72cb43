import { beforeEach, describe, expect, test } from '@jest/globals';
import { hotels, type BatchInput, type Hotel } from '@itinera/shared/contracts';
import { queryClient, useBulk } from '@itinera/shared/data';
import { useMessages, useWork } from '@itinera/shared/state';
import {
  act,
  aHotel,
  http,
  HttpResponse,
  oneOf,
  renderHook,
  server,
  testId,
  waitFor,
} from '@itinera/shared/testing';

const key = [hotels.path, 'list', {}];
const words = { noun: 'hotel', done: 'activated' };
const message = () => useMessages.getState().snackbars.at(-1);
const active = () =>
  queryClient.getQueryData<{ result: Hotel[] }>(key)?.result.filter(({ is_active }) => is_active).length;
const total = () => queryClient.getQueryData<{ total: number }>(key)?.total;

let batches: BatchInput['operations'][];
let keys: (string | null)[];

/** Answers batches one after the other; the last answer repeats. */
function answerWith(...answers: ((operations: BatchInput['operations']) => Response | Promise<Response>)[]) {
  server.use(
    http.post<never, BatchInput>('*/api/batch', async ({ request }) => {
      const { operations } = await request.json();
      const answer = answers[Math.min(batches.length, answers.length - 1)];
      batches.push(operations);
      keys.push(request.headers.get('idempotency-key'));
      return answer?.(operations) ?? HttpResponse.error();
    }),
  );
}
const agree = (operations: BatchInput['operations']) =>
  oneOf(operations.map(({ path }) => ({ status: 200, result: {}, etag: `"after ${path}"` })));
const refuseAt = (operation: number, code: string, message: string, status: number) => () =>
  HttpResponse.json(
    {
      success: false,
      error: {
        code,
        message,
        operation,
        request_id: 'r',
      },
    },
    { status },
  );

function many(count: number) {
  const list = Array.from({ length: count }, (_, index) =>
    aHotel({ id: testId(index), name: `Hotel ${index}`, is_active: index === 0 }),
  );
  queryClient.setQueryData(key, { success: true, result: list, total: count, page: 1, per_page: 200 });
  return list.map((entry) => ({ entry, name: entry.name }));
}
let bulk: { current: ReturnType<typeof useBulk<typeof hotels>> };

beforeEach(() => {
  batches = [];
  keys = [];
  bulk = renderHook(() => useBulk(hotels)).result;
});

describe('a bulk action', () => {
  test('is shown at once, reported with its number, and undone to each previous value', async () => {
    answerWith(agree);
    const chosen = many(3);
    await act(async () => {
      const done = bulk.current.update(chosen, { is_active: true }, words);
      expect(active()).toBe(3);
      await expect(done).resolves.toBe(true);
    });
    expect(message()).toMatchObject({
      text: '3 hotels activated',
      severity: 'success',
      action: { label: 'Undo', undoes: true },
    });
    message()?.action?.run();
    await waitFor(() => expect(message()?.text).toBe('Undone for 3 hotels'));
    expect(batches[1]).toEqual(
      chosen.toReversed().map(({ entry: { id, is_active } }) => ({
        method: 'PUT',
        path: `/api/hotels/${id}`,
        body: { is_active },
        if_match: `"after /api/hotels/${id}"`,
      })),
    );
  });

  test('is sent in batches of 100, and reports its progress', async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    answerWith(agree, agree, (operations) => held.then(() => agree(operations)));
    let done: Promise<boolean> | undefined;
    act(() => void (done = bulk.current.update(many(230), { is_active: true }, words)));
    await waitFor(() => expect(useWork.getState().bulk).toEqual({ done: 200, total: 230 }));
    await act(async () => {
      goOn();
      await done;
    });
    expect(useWork.getState().bulk).toBeUndefined();
    expect(batches.map(({ length }) => length)).toEqual([100, 100, 30]);
    expect(message()?.text).toBe('230 hotels activated');
  });

  test('refused in the middle names the refused entry, keeps what was done and rolls back the rest', async () => {
    answerWith(agree, refuseAt(4, 'rule', 'A hotel without rooms can’t be active.', 422));
    await act(async () => {
      await expect(bulk.current.update(many(250), { is_active: true }, words)).resolves.toBe(false);
    });
    expect(batches).toHaveLength(2);
    expect(active()).toBe(100);
    expect(message()).toMatchObject({
      severity: 'error',
      text: 'Only 100 of 250 hotels activated. Because of ‘Hotel 104’: A hotel without rooms can’t be active.',
      action: { label: 'Undo' },
    });
  });

  test('without any effect offers no Undo', async () => {
    answerWith(refuseAt(0, 'not_found', 'There is no such entry.', 404));
    await act(() => bulk.current.update(many(2), { is_active: true }, words));
    expect(message()).toMatchObject({
      text: 'None of 2 hotels activated. Because of ‘Hotel 0’: There is no such entry.',
      action: undefined,
    });
    expect(active()).toBe(1);
  });

  test.each([
    [1, [], 'It is not known whether the hotel was activated.'],
    [230, [agree], '100 of 230 hotels activated. It is not known whether the others were.'],
  ])(
    'whose answer stays lost (%i entries) does not claim that nothing was done',
    async (count, first, text) => {
      answerWith(...first, () => HttpResponse.error());
      server.use(http.put('*/api/hotels/:id', () => HttpResponse.error()));
      await act(() => bulk.current.update(many(count), { is_active: true }, words));
      expect(message()?.text.startsWith(`${text} The server can’t be reached.`)).toBe(true);
    },
  );

  test('whose answer is lost is retried under its key', async () => {
    answerWith(() => HttpResponse.error(), agree);
    await act(() => bulk.current.update(many(2), { is_active: true }, words));
    expect(message()?.text).toBe('2 hotels activated');
    expect(keys[0]).toMatch(/./);
    expect(keys[1]).toBe(keys[0]);
  });
});

test('deleting several entries removes them from the list and its total; Undo restores them by id', async () => {
  answerWith(agree);
  const chosen = many(12);
  await act(async () => {
    const done = bulk.current.remove(chosen.slice(0, 2), { noun: 'hotel' });
    expect(total()).toBe(10);
    await done;
  });
  expect(message()?.text).toBe('2 hotels deleted');
  message()?.action?.run();
  await waitFor(() => expect(message()?.text).toBe('Undone for 2 hotels'));
  expect(batches[1]).toEqual(
    [1, 0].map((index) => ({ method: 'POST', path: '/api/hotels', body: { id: testId(index) } })),
  );
});

test('other operations on entries are one batch, and their inverses undo them in reverse', async () => {
  answerWith(agree);
  many(2);
  const path = (index: number) => `/api/hotels/${testId(index)}/assign-themes`;
  const post = (index: number, body: string[], if_match?: string) => ({
    operation: { method: 'POST' as const, path: path(index), body, if_match },
  });
  const writes = [0, 1].map((index) => ({
    id: testId(index),
    name: `Hotel ${index}`,
    ...post(index, ['ski']),
    inverse: ({ etag }: { etag?: string | undefined }) => post(index, [], etag),
  }));
  await act(() => bulk.current.run(writes, { noun: 'hotel', done: 'given themes' }));
  expect(message()?.text).toBe('2 hotels given themes');
  message()?.action?.run();
  await waitFor(() => expect(message()?.text).toBe('Undone for 2 hotels'));
  expect(batches[1]).toEqual(
    [1, 0].map((index) => ({
      method: 'POST',
      path: path(index),
      body: [],
      if_match: `"after ${path(index)}"`,
    })),
  );
});

test('permanently deleted entries offer no Undo; a single one is a call of its own', async () => {
  server.use(http.delete('*/api/hotels/:id', () => oneOf(null)));
  const { result } = renderHook(() => useBulk({ ...hotels, removesForGood: true }));
  await act(() => result.current.remove(many(1), { noun: 'hotel' }));
  expect(message()).toMatchObject({ text: '1 hotel deleted', action: undefined });
});

describe('Undo of a bulk action', () => {
  const done = async (count: number) => {
    answerWith(agree);
    await act(() => bulk.current.update(many(count), { is_active: true }, words));
    batches = [];
  };

  test('skips entries that another user has changed since, names them, and undoes the others', async () => {
    await done(4);
    const stale = (operation: number) => refuseAt(operation, 'stale', 'Another user …', 412);
    answerWith(stale(1), stale(2), agree);
    message()?.action?.run();
    await waitFor(() => expect(message()?.severity).toBe('warning'));
    expect(message()?.text).toBe('Not undone: ‘Hotel 0’ and ‘Hotel 2’. Someone else has changed it since.');
    expect(batches.map(({ length }) => length)).toEqual([4, 3, 2]);
  });

  test("that can't reach the server can be retried from where it stopped", async () => {
    await done(150);
    answerWith(agree, () => HttpResponse.error());
    message()?.action?.run();
    await waitFor(() => expect(message()?.action?.label).toBe('Try again'));
    batches = [];
    answerWith(agree);
    message()?.action?.run();
    await waitFor(() => expect(message()?.text).toBe('Undone for 150 hotels'));
    expect(batches.map(({ length }) => length)).toEqual([50]);
  });
});
