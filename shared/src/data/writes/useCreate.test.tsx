import { beforeEach, expect, test } from '@jest/globals';
import { airports } from '@itinera/shared/contracts';
import { queryClient, QueryClientProvider, useCreate } from '@itinera/shared/data';
import { act, failure, http, HttpResponse, oneOf, renderHook, server, testId } from '@itinera/shared/testing';
import type { ReactNode } from 'react';

const riga = { name: 'Riga', iata_code: 'RIX', country_id: testId(1) };
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

let keys: (string | null)[];
let answer: () => Response;
let create: (input: typeof riga) => Promise<unknown>;

beforeEach(() => {
  keys = [];
  server.use(
    http.post('*/api/airports', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return answer();
    }),
  );
  const { result } = renderHook(() => useCreate(airports), { wrapper });
  create = async (input) =>
    await act(() => result.current.mutateAsync(input).catch((error: unknown) => error));
});

test.each([
  ['no answer', () => HttpResponse.error()],
  ['a failing server', () => failure('unavailable', 'The server is starting.')],
])(
  'after %s the same values are sent under the same key, and the form says that this is safe',
  async (_, lost) => {
    answer = lost;
    await expect(create(riga)).resolves.toMatchObject({
      message: expect.stringMatching(/Saving again is safe: nothing is made twice\.$/),
    });
    answer = () => oneOf(riga);
    await create({ ...riga });
    expect(keys[0]).toMatch(/./);
    expect(keys[1]).toBe(keys[0]);
  },
);

test('changed values are another wish, and so are the same values once they were saved', async () => {
  answer = () => HttpResponse.error();
  await create(riga);
  answer = () => oneOf(riga);
  await create({ ...riga, name: 'Riga International' });
  await create({ ...riga, name: 'Riga International' });
  expect(new Set(keys).size).toBe(3);
});

test('a refusal is told as the server says it', async () => {
  answer = () =>
    failure('duplicate', 'There is an airport with this code.', { iata_code: 'Use another code.' });
  await expect(create(riga)).resolves.toMatchObject({
    message: 'There is an airport with this code.',
    fields: { iata_code: 'Use another code.' },
  });
});
