import { expect, test } from '@jest/globals';
import type { BatchInput } from '@itinera/shared/contracts';
import { startSession, useMessages } from '@itinera/shared/state';
import {
  failure,
  http,
  listOf,
  oneOf,
  renderPage,
  screen,
  server,
  testId,
  waitFor,
  within,
} from '@itinera/shared/testing';
import { CopySeasons } from './CopySeasons';

const hotels = [
  { id: testId(1), name: 'Amber Pines' },
  { id: testId(2), name: 'Dune House' },
  { id: testId(3), name: 'Empty Inn' },
];
const us = testId(9);
const period = (id: number, hotel: number, start_period: string, end_period: string) => ({
  id: testId(id),
  hotel_id: testId(hotel),
  dmc_id: us,
  name: null,
  start_period,
  end_period,
});
const lists: Record<string, object[]> = {
  users: [{ id: us, role: 'dmc', company_name: 'Amber Tours' }],
  'hotel-dmcs': hotels.map(({ id }) => ({ id, hotel_id: id, dmc_id: us, currency: 'EUR', is_active: true })),
  'price-periods': [
    period(11, 1, '2026-06-01', '2026-06-30'),
    period(12, 2, '2026-06-01', '2026-06-30'),
    period(13, 2, '2026-07-01', '2026-07-31'),
    period(14, 2, '2027-07-10', '2027-07-20'),
  ],
};

test('a season of many hotels is copied hotel by hotel, after a report; after a refusal, the others follow, and one Undo deletes all', async () => {
  startSession('access', 'refresh');
  const sent: string[][] = [];
  let last = 90;
  const write = (operations: { method: string; path: string }[]) =>
    sent.push(operations.map(({ method, path }) => `${method} ${path.replace('/api/price-periods/', '')}`));
  server.use(
    http.get('*/api/:collection', ({ params: { collection }, request }) => {
      const hotel = new URL(request.url).searchParams.get('hotel_id');
      const all = lists[String(collection)] ?? [];
      return listOf(all.filter((one) => hotel === null || !('hotel_id' in one) || one.hotel_id === hotel));
    }),
    http.post<never, BatchInput>('*/api/batch', async ({ request }) => {
      const { operations } = await request.json();
      write(operations);
      if (sent.length === 2) return failure('conflict', 'Another user has changed this period.');
      return oneOf(operations.map(() => ({ status: 200, result: { id: testId(++last) }, etag: '"1"' })));
    }),
  );
  const { user } = renderPage(
    'hotels',
    () => <CopySeasons hotels={hotels} onClose={() => undefined} />,
    '/hotels',
  );
  const from = await screen.findByRole('textbox', { name: /^Periods that begin from/ });
  const form = within(screen.getByRole('dialog', { name: 'Copy season of 3 hotels' }));
  await user.clear(from);
  await user.type(from, '01.01.2026');
  await user.tab();

  expect(await form.findByText('Copies 2 seasons')).toBeVisible();
  expect(await form.findByRole('row', { name: 'Amber Pines Amber Tours 1 period' })).toBeVisible();
  expect(
    form.getByRole('row', {
      name: 'Dune House Amber Tours 2 periods 1 of 3 periods not copied: their nights are in others already.',
    }),
  ).toBeVisible();

  await user.click(form.getByRole('button', { name: 'Copy 2 seasons' }));
  const again = await form.findByRole('button', { name: 'Try again' });
  const steps = within(form.getByRole('status', { name: 'Steps' }));
  expect(steps.getByText('Another user has changed this period.')).toBeVisible();
  await user.click(again);

  await waitFor(() => expect(useMessages.getState().snackbars.at(-1)?.text).toBe('2 seasons copied'));
  const dunes = [`POST ${testId(12)}/copy`, `POST ${testId(14)}/copy`];
  expect(sent).toEqual([[`POST ${testId(11)}/copy`], dunes, dunes]);
  useMessages.getState().snackbars.at(-1)?.action?.run();
  await waitFor(() => expect(sent.slice(3)).toEqual([[93, 92, 91].map((id) => `DELETE ${testId(id)}`)]));
});
