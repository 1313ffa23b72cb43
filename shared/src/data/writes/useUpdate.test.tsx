import { beforeEach, expect, test } from '@jest/globals';
import { airports } from '@itinera/shared/contracts';
import { call, queryClient, QueryClientProvider, useUpdate } from '@itinera/shared/data';
import {
  act,
  http,
  HttpResponse,
  oneOf,
  renderHook,
  server,
  staleFor,
  testId,
} from '@itinera/shared/testing';
import type { ReactNode } from 'react';

const url = `/api/airports/${testId(1)}`;
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** A server with one airport, whose version is its tag. */
let stored: Record<string, unknown>;
let version: number;
let answers: 'arrive' | 'are lost';
const writeBySomebodyElse = (changes: object) => {
  stored = { ...stored, ...changes };
  version += 1;
};

let update: (input: object) => Promise<unknown>;

beforeEach(async () => {
  stored = { id: testId(1), name: 'Riga', iata_code: 'RIX' };
  version = 1;
  answers = 'arrive';
  const tag = () => `"${version}"`;
  server.use(
    http.get(`*${url}`, () => oneOf(stored, tag())),
    http.put(`*${url}`, async ({ request }) => {
      if (request.headers.get('if-match') !== tag()) return staleFor(stored, tag());
      writeBySomebodyElse((await request.json()) as object);
      return answers === 'arrive' ? oneOf(stored, tag()) : HttpResponse.error();
    }),
  );
  const { result: entry } = await call<{ result: Parameters<typeof useUpdate<typeof airports>>[1] }>({
    method: 'GET',
    url,
  });
  const { result } = renderHook(() => useUpdate(airports, entry), { wrapper });
  update = async (input) =>
    await act(() => result.current.mutateAsync(input).catch((error: unknown) => error));
});

test('a change whose answer was lost is not taken for somebody else’s when it is saved again', async () => {
  answers = 'are lost';
  await expect(update({ name: 'Riga International' })).resolves.toMatchObject({ status: 0 });
  answers = 'arrive';
  await expect(update({ name: 'Riga International' })).resolves.toMatchObject({ name: 'Riga International' });
});

test('nor after a second attempt that never arrived', async () => {
  answers = 'are lost';
  await update({ name: 'Riga International' });
  server.use(http.put(`*${url}`, () => HttpResponse.error(), { once: true }));
  await update({ name: 'Riga Central' });
  answers = 'arrive';
  await expect(update({ name: 'Riga Central' })).resolves.toMatchObject({ name: 'Riga Central' });
});

test('nor is it when something else was typed meanwhile', async () => {
  answers = 'are lost';
  await update({ name: 'Riga International' });
  answers = 'arrive';
  await expect(update({ name: 'Riga Central' })).resolves.toMatchObject({ name: 'Riga Central' });
  expect(stored.name).toBe('Riga Central');
});

test('what somebody else has changed after the lost answer is still told', async () => {
  answers = 'are lost';
  await update({ name: 'Riga International', iata_code: 'RIX' });
  answers = 'arrive';
  writeBySomebodyElse({ iata_code: 'RGX' });
  await expect(update({ name: 'Riga International', iata_code: 'RIX' })).resolves.toMatchObject({
    status: 412,
  });
  expect(stored.iata_code).toBe('RGX');
});

test('an answer that was lost before the server did anything changes nothing for the next attempt', async () => {
  server.use(http.put(`*${url}`, () => HttpResponse.error(), { once: true }));
  await expect(update({ name: 'Riga International' })).resolves.toMatchObject({ status: 0 });
  writeBySomebodyElse({ name: 'Rīga' });
  await expect(update({ name: 'Riga International' })).resolves.toMatchObject({ status: 412 });
  await expect(update({ name: 'Riga International' })).resolves.toMatchObject({ name: 'Riga International' });
});
