import { beforeEach, describe, expect, test } from '@jest/globals';
import { airports, users, type BatchInput } from '@itinera/shared/contracts';
import { queryClient, useRemove } from '@itinera/shared/data';
import { useMessages } from '@itinera/shared/state';
import {
  failure,
  http,
  HttpResponse,
  oneOf,
  renderHook,
  server,
  staleFor,
  waitFor,
} from '@itinera/shared/testing';
import { client } from '../queries/client';

const riga = { id: '1', name: 'Riga' };
const key = [airports.path, 'list', {}];
const shown = () => queryClient.getQueryData<{ result: { name: string }[]; total: number }>(key);
const names = () => shown()?.result.map(({ name }) => name);
const [message, action] = [() => useMessages.getState().snackbars.at(-1), () => message()?.action];

let answer: () => Response;
let asked: Request[];
const remove = (entry: { id: string } = riga) =>
  renderHook(() => useRemove(airports)).result.current(entry, { named: 'Airport ‘Riga’' });

beforeEach(() => {
  asked = [];
  answer = () => oneOf(null);
  server.use(
    http.delete('*/api/airports/:id', ({ request }) => {
      asked.push(request);
      return answer();
    }),
  );
  const result = [{ id: '0', name: 'Oslo' }, riga, { id: '2', name: 'Tunis' }];
  queryClient.setQueryData(key, { success: true, result, total: 3, page: 1, per_page: 25 });
});

describe('a deleted entry', () => {
  test('disappears from the list before the server has answered, and can be restored', async () => {
    const removed = remove();
    expect(names()).toEqual(['Oslo', 'Tunis']);
    expect(shown()?.total).toBe(2);
    await expect(removed).resolves.toBe(true);
    expect(message()).toMatchObject({
      text: 'Airport ‘Riga’ deleted',
      severity: 'success',
      action: { label: 'Undo', undoes: true },
    });
  });

  test("is deleted under the tag it was read with, so that another user's change prevents it", async () => {
    server.use(http.get('*/api/airports/:id', () => oneOf({ ...riga }, '"seen"')));
    answer = () => staleFor({ name: 'Riga International' }, '"newer"');
    const entry = await client(airports).get('1');
    await expect(remove(entry)).resolves.toBe(false);
    expect(asked[0]?.headers.get('if-match')).toBe('"seen"');
    expect(names()).toEqual(['Oslo', 'Riga', 'Tunis']);
    expect(message()).toMatchObject({
      text: 'Airport ‘Riga’ was not deleted. Someone else has changed it since.',
      severity: 'error',
    });
  });

  test('returns to its place when the server refuses, and the message says why', async () => {
    answer = () => failure('in_use', 'This is used by hotels. Remove it there first.');
    await expect(remove()).resolves.toBe(false);
    expect(names()).toEqual(['Oslo', 'Riga', 'Tunis']);
    expect(shown()?.total).toBe(3);
    expect(message()?.text).toBe(
      'Airport ‘Riga’ was not deleted. This is used by hotels. Remove it there first.',
    );
    expect(message()?.details).toContain(
      'Code: in_use (409)\nCall: DELETE /api/airports/1\nRequest: test-request',
    );
  });

  test('is not reported as still existing when the answer is lost', async () => {
    answer = () => HttpResponse.error();
    await expect(remove()).resolves.toBe(false);
    expect(message()?.text).toContain(
      'It is not known whether Airport ‘Riga’ was deleted. The server can’t be reached.',
    );
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  });

  test('that another user has deleted before disappears, but can’t be restored here', async () => {
    answer = () => failure('not_found', 'There is no such entry.');
    await expect(remove()).resolves.toBe(true);
    expect(names()).toEqual(['Oslo', 'Tunis']);
    expect(message()).toMatchObject({
      text: 'Airport ‘Riga’ was already deleted by someone else',
      action: undefined,
    });
  });
});

test('that is deleted permanently offers no Undo', async () => {
  server.use(http.delete('*/api/users/:id', () => oneOf(null)));
  await renderHook(() => useRemove(users)).result.current({ id: '1' }, { named: 'User ‘Anna’' });
  expect(message()).toMatchObject({ text: 'User ‘Anna’ deleted', action: undefined });
});

describe('Undo', () => {
  let batches: BatchInput[];
  const restoreWith = (respond: () => Response) =>
    server.use(
      http.post<never, BatchInput>('*/api/batch', async ({ request }) => {
        batches.push(await request.json());
        return respond();
      }),
    );

  beforeEach(async () => {
    batches = [];
    await remove();
  });

  test('restores the entry by its id', async () => {
    restoreWith(() => oneOf([{ status: 201, result: riga }]));
    action()?.run();
    await waitFor(() => expect(message()?.text).toBe('Airport ‘Riga’ restored'));
    expect(batches).toEqual([{ operations: [{ method: 'POST', path: '/api/airports', body: { id: '1' } }] }]);
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  });

  test('that comes too late is refused, and not offered again', async () => {
    restoreWith(() => failure('rule', 'Only what you have deleted in the last 10 minutes can be restored.'));
    action()?.run();
    await waitFor(() => expect(message()?.severity).toBe('error'));
    expect(message()?.text).toMatch(
      /^Airport ‘Riga’ could not be restored\. .*last 10 minutes can be restored\.$/,
    );
    expect(action()).toBeUndefined();
  });

  test("that can't reach the server can be retried", async () => {
    restoreWith(() => failure('unavailable', 'The server is starting.'));
    action()?.run();
    await waitFor(() => expect(action()?.label).toBe('Try again'));
    restoreWith(() => oneOf([{ status: 201, result: riga }]));
    action()?.run();
    await waitFor(() => expect(message()?.text).toBe('Airport ‘Riga’ restored'));
  });
});
