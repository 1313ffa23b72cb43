import { beforeEach, describe, expect, test } from '@jest/globals';
import { airports } from '@itinera/shared/contracts';
import { queryClient, QueryClientProvider, useCreate } from '@itinera/shared/data';
import { act, failure, keepingServer, renderHook, server, testId, type Loss } from '@itinera/shared/testing';
import type { ReactNode } from 'react';

const riga = { name: 'Riga', iata_code: 'RIX', country_id: testId(1) };
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

let api: ReturnType<typeof keepingServer>;
let create: (input: typeof riga) => Promise<unknown>;

beforeEach(() => {
  api = keepingServer(airports.path);
  server.use(...api.handlers);
  const { result } = renderHook(() => useCreate(airports), { wrapper });
  create = async (input) =>
    await act(() => result.current.mutateAsync(input).catch((error: unknown) => error));
});

const keys = () => new Set(api.asked.map(({ key }) => key));

describe('an entry whose answer is lost', () => {
  test.each<Loss>(['reset', 'html'])('by a %s once is created once, without a message', async (loss) => {
    api.lose(loss);
    await expect(create(riga)).resolves.toMatchObject({ name: 'Riga' });
    expect(api.kept()).toHaveLength(1);
    expect(keys().size).toBe(1);
  });

  test.each<Loss>(['reset', 'html'])(
    'by a %s again and again is made once when it is saved again',
    async (loss) => {
      api.lose(loss, loss);
      await expect(create(riga)).resolves.toMatchObject({ isUnanswered: true });
      await expect(create({ ...riga })).resolves.toMatchObject({ name: 'Riga' });
      expect(api.kept()).toHaveLength(1);
      expect(keys().size).toBe(1);
    },
  );

  test('is created once when it was corrected before it was saved again', async () => {
    api.lose('reset', 'reset');
    await create({ ...riga, name: 'Rgia' });
    await expect(create(riga)).resolves.toMatchObject({ name: 'Riga' });
    expect(api.kept()).toMatchObject([{ name: 'Riga' }]);
    expect(api.asked.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST', 'PUT']);
  });

  test('is created once, however often the answer to its correction is lost as well', async () => {
    api.lose('reset', 'reset', 'arrives', 'reset', 'reset');
    await create({ ...riga, name: 'Rgia' });
    await create({ ...riga, name: 'Rigaa' });
    await expect(create(riga)).resolves.toMatchObject({ name: 'Riga' });
    expect(api.kept()).toMatchObject([{ name: 'Riga' }]);
  });

  test('and that turns out to have been refused is created with the corrected values', async () => {
    api.refuse(() => failure('unavailable', 'The server is starting.'));
    api.refuse(() => failure('unavailable', 'The server is starting.'));
    api.refuse(() => failure('invalid', 'Fix the code.', { iata_code: 'Use three letters.' }));
    await expect(create({ ...riga, iata_code: 'RI' })).resolves.toMatchObject({ isUnanswered: true });
    await expect(create(riga)).resolves.toMatchObject({ iata_code: 'RIX' });
    expect(api.asked.map(({ body }) => body)).toMatchObject([
      { iata_code: 'RI' },
      { iata_code: 'RI' },
      { iata_code: 'RI' },
      { iata_code: 'RIX' },
    ]);
    expect(api.kept()).toMatchObject([{ iata_code: 'RIX' }]);
  });
});

test('after a save the same values create another entry', async () => {
  await create(riga);
  await create(riga);
  expect(api.kept()).toHaveLength(2);
});

test('a refusal is answered as the server says it', async () => {
  api.refuse(() =>
    failure('duplicate', 'There is an airport with this code.', { iata_code: 'Use another.' }),
  );
  await expect(create(riga)).resolves.toMatchObject({
    message: 'There is an airport with this code.',
    fields: { iata_code: 'Use another.' },
  });
});
