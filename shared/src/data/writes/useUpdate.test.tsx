import { beforeEach, describe, expect, test } from '@jest/globals';
import { airports } from '@itinera/shared/contracts';
import { client, queryClient, QueryClientProvider, useList, useOne, useUpdate } from '@itinera/shared/data';
import { act, http, keepingServer, renderHook, server, testId, waitFor } from '@itinera/shared/testing';
import type { ReactNode } from 'react';

const id = testId(1);
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

let api: ReturnType<typeof keepingServer>;
let update: (input: object) => Promise<unknown>;

beforeEach(async () => {
  api = keepingServer(airports.path, [{ id, name: 'Riga', iata_code: 'RIX' }]);
  server.use(...api.handlers);
  const entry = await client(airports).get(id);
  const { result } = renderHook(() => useUpdate(airports, entry), { wrapper });
  update = async (input) =>
    await act(() => result.current.mutateAsync(input).catch((error: unknown) => error));
});

const international = { name: 'Riga International' };

describe('a change with a lost answer', () => {
  test('is not mistaken for another user’s when it is retried automatically', async () => {
    api.lose('reset');
    await expect(update(international)).resolves.toMatchObject(international);
    expect(new Set(api.asked.map(({ key }) => key)).size).toBe(1);
  });

  test('is not mistaken for another user’s when it is saved again', async () => {
    api.lose('reset', 'reset');
    await expect(update(international)).resolves.toMatchObject({ isUnanswered: true });
    await expect(update(international)).resolves.toMatchObject(international);
  });

  test('is resolved before newer input is saved', async () => {
    api.lose('reset', 'reset');
    await update(international);
    await expect(update({ name: 'Riga Central' })).resolves.toMatchObject({ name: 'Riga Central' });
    expect(api.kept()).toMatchObject([{ name: 'Riga Central' }]);
  });

  test('is resolved however many attempts that takes', async () => {
    api.lose('reset', 'reset', 'reset', 'reset');
    await update(international);
    await expect(update({ name: 'Riga Central' })).resolves.toMatchObject({ isUnanswered: true });
    await expect(update({ name: 'Riga Central' })).resolves.toMatchObject({ name: 'Riga Central' });
  });

  test('does not hide a later change of another user', async () => {
    api.lose('reset', 'reset');
    await update(international);
    api.changeElsewhere(id, { iata_code: 'RGX' });
    await expect(update({ ...international, iata_code: 'RIX' })).resolves.toMatchObject({ status: 412 });
    expect(api.kept()).toMatchObject([{ iata_code: 'RGX' }]);
  });
});

test('a change over another user’s is refused once; the next attempt is based on that', async () => {
  api.changeElsewhere(id, { name: 'Rīga' });
  await expect(update(international)).resolves.toMatchObject({
    status: 412,
    current: { entry: { name: 'Rīga' } },
  });
  await expect(update(international)).resolves.toMatchObject(international);
});

test('consecutive changes are saved under the tag of the one before', async () => {
  await update(international);
  await expect(update({ name: 'Riga Central' })).resolves.toMatchObject({ name: 'Riga Central' });
});

test('a saved entry is shown before anything is refreshed, and can be changed again', async () => {
  const { result } = renderHook(() => ({ list: useList(airports, {}), one: useOne(airports, id) }), {
    wrapper,
  });
  await waitFor(() => expect(result.current.list.data && result.current.one.data).toBeDefined());
  server.use(http.get(`*${airports.path}*`, () => new Promise<never>(() => undefined)));

  await expect(update(international)).resolves.toMatchObject(international);
  expect(result.current.list.data?.result).toMatchObject([{ id, ...international, iata_code: 'RIX' }]);
  const shown = result.current.one.data;
  expect(shown).toMatchObject({ id, ...international, iata_code: 'RIX' });
  if (!shown) throw new Error('The entry is not shown.');

  const { result: again } = renderHook(() => useUpdate(airports, shown), { wrapper });
  api.changeElsewhere(id, { iata_code: 'RGX' });
  await expect(
    act(() => again.current.mutateAsync({ name: 'Riga' }).catch((error: unknown) => error)),
  ).resolves.toMatchObject({ status: 412 });
});
