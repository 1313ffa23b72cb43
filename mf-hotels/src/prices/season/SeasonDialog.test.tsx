import { expect, test } from '@jest/globals';
import { startSession, useMessages } from '@itinera/shared/state';
import {
  findDialog,
  http,
  HttpResponse,
  listOf,
  oneOf,
  renderPage,
  screen,
  server,
  testId,
  waitFor,
  within,
} from '@itinera/shared/testing';
import { SeasonDialog } from './SeasonDialog';

const [hotel, us] = [testId(1), testId(2)];
const [june, july, nextJuly] = [testId(11), testId(12), testId(13)];
const owner = { hotel_id: hotel, dmc_id: us };
const period = (id: string, name: string | null, start_period: string, end_period: string) => ({
  id,
  ...owner,
  name,
  start_period,
  end_period,
  min_nights: 1,
});
const cell = (at: number, period_id: string, price_minor: number, is_free = false) => ({
  id: testId(at),
  graph_price_id: testId(31),
  period_id,
  price_minor,
  is_free,
});
const rule = (id: string, name: string) => ({
  id,
  ...owner,
  name,
  is_active: true,
  stay_from: '2026-06-01',
  stay_to: '2026-07-31',
  booking_from: '2025-11-01',
  booking_to: '2026-02-28',
  created_at: '2025-10-01T10:00:00Z',
  updated_at: '2025-10-01T10:00:00Z',
});
const lists: Record<string, object[]> = {
  'price-periods': [
    period(june, 'Summer 2026', '2026-06-01', '2026-06-30'),
    period(july, null, '2026-07-01', '2026-07-31'),
    period(nextJuly, 'Peak', '2027-07-15', '2027-07-20'),
  ],
  'price-cells': [
    cell(21, june, 7_928),
    cell(22, june, 10_000),
    cell(23, july, 9_000),
    cell(24, june, 0, true),
  ],
  offers: [
    { ...rule(testId(41), 'Early 2026'), type: 'early_booking', value_type: 'percent', value_bp: 1000 },
    { ...rule(testId(42), 'Stopped'), is_active: false },
  ],
  'cancellation-terms': [
    { ...rule(testId(43), 'Flexible 2026'), offer_ids: [], steps: [] },
    // The offer is not the one that is copied.
    { ...rule(testId(44), 'Of an offer'), offer_ids: [testId(41)], steps: [] },
  ],
  allotments: [
    {
      id: testId(61),
      ...owner,
      name: 'Summer 2026',
      kind: 'soft',
      room_type_ids: [],
      start_date: '2026-06-01',
      end_date: '2026-06-30',
      rooms: 5,
      release_days: 7,
      when_sold_out: 'stop',
      is_active: true,
      created_at: '2025-10-01T10:00:00Z',
      updated_at: '2025-10-01T10:00:00Z',
    },
  ],
  'stop-sales': [
    {
      id: testId(51),
      ...owner,
      dmc_id: null,
      start_date: '2026-06-01',
      end_date: '2026-06-02',
      is_active: true,
    },
  ],
};

interface Sent {
  key: string | null;
  operations: { method: string; path: string; body?: Record<string, unknown> }[];
}

test('a season is copied in one step with its offers and terms, what exists is skipped; a lost answer copies once, and Undo deletes it', async () => {
  startSession('access', 'refresh');
  const sent: Sent[] = [];
  server.use(
    http.get('*/api/:collection', ({ params: { collection } }) => listOf(lists[String(collection)] ?? [])),
    http.post<never, { operations: Sent['operations'] }>('*/api/batch', async ({ request }) => {
      const { operations } = await request.json();
      sent.push({ key: request.headers.get('idempotency-key'), operations });
      // Committed, then the connection breaks.
      if (sent.length === 1) return HttpResponse.error();
      return oneOf(
        operations.map((_one, at) => ({ status: 201, result: { id: testId(90 + at) }, etag: '"1"' })),
      );
    }),
  );
  const { user } = renderPage(
    'hotels-id',
    () => <SeasonDialog hotelId={hotel} dmcId={us} currency="EUR" onClose={() => undefined} />,
    `/hotels/${hotel}`,
  );
  await findDialog('Copy season');
  const form = within(screen.getByRole('dialog', { name: 'Copy season' }));
  // The year of the last period.
  expect(await form.findByText('Copies 1 period')).toBeVisible();

  const type = async (name: string | RegExp, text: string) => {
    const field = form.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, text);
    await user.tab();
  };
  await type(/^Periods that begin from/, '01.01.2026');
  await type(/^Until/, '31.12.2026');
  await type(/^Change prices by/, '5');
  await user.selectOptions(form.getByRole('combobox', { name: /^Round prices to/ }), '100');

  expect(
    await form.findByText('Copies 1 period, 3 prices, 1 offer, 1 cancellation rule, 1 allotment'),
  ).toBeVisible();
  const row = (name: string) => form.getByRole('row', { name });
  expect(
    row('Summer 2026 01.06.2026–30.06.2026 Summer 2027 01.06.2027–30.06.2027 79,28–100,00 83,00–105,00'),
  ).toBeVisible();
  expect(row('01.07.2026–31.07.2026 Not copied: Peak, 15.07.2027–20.07.2027 is there already')).toBeVisible();

  await user.click(form.getByRole('button', { name: 'Copy season' }));
  await waitFor(() => expect(sent).toHaveLength(2), { timeout: 3000 });
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[1]?.operations).toMatchObject([
    {
      path: `/api/price-periods/${june}/copy`,
      body: {
        start_period: '2027-06-01',
        end_period: '2027-06-30',
        name: 'Summer 2027',
        change_bp: 500,
        round_to: 100,
      },
    },
    {
      path: '/api/offers',
      body: {
        ...owner,
        name: 'Early 2027',
        currency: 'EUR',
        value_bp: 1000,
        stay_from: '2027-06-01',
        stay_to: '2027-07-31',
        booking_from: '2026-11-01',
        booking_to: '2027-02-28',
      },
    },
    {
      path: '/api/cancellation-terms',
      body: { name: 'Flexible 2027', stay_to: '2027-07-31', currency: 'EUR' },
    },
    {
      path: '/api/allotments',
      body: { ...owner, name: 'Summer 2027', start_date: '2027-06-01', end_date: '2027-06-30', rooms: 5 },
    },
  ]);
  expect(sent[1]?.operations[1]?.body).not.toHaveProperty('created_at');
  // It has no amounts.
  expect(sent[1]?.operations[3]?.body).not.toHaveProperty('currency');

  await waitFor(() =>
    expect(useMessages.getState().snackbars.at(-1)?.text).toBe(
      'Season copied: 1 period, 3 prices, 1 offer, 1 cancellation rule, 1 allotment',
    ),
  );
  useMessages.getState().snackbars.at(-1)?.action?.run();
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]?.operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `DELETE /api/allotments/${testId(93)}`,
    `DELETE /api/cancellation-terms/${testId(92)}`,
    `DELETE /api/offers/${testId(91)}`,
    `DELETE /api/price-periods/${testId(90)}`,
  ]);
});
