import { expect, test } from '@jest/globals';
import type { SaveCellsInput } from '@itinera/shared/contracts';
import { startSession, useMessages } from '@itinera/shared/state';
import {
  aHotel,
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
import { CopyDialog } from './CopyDialog';

const [double, half] = [testId(31), testId(32)];
const [us, them, dollars] = [testId(41), testId(42), testId(43)];
const hotel = {
  ...aHotel(),
  room_type: [{ room_type_id: double, name: 'Double' }],
  boarding_type: [{ boarding_type_id: half, name: 'Half board', locale: 'en' }],
};

/** Two rows in May of one partner: the price of two adults, and that of three. */
const contractOf = (dmc_id: string, first: number, [two, three]: [number, number]) => {
  const owner = { hotel_id: hotel.id, dmc_id };
  const [may, ...rows] = [first, first + 1, first + 2].map(testId);
  const guests = { room_type_id: double, boarding_type_id: half, children: 0, child_bands: null };
  return {
    'price-periods': [
      { id: may, ...owner, name: null, start_period: '2027-05-01', end_period: '2027-05-31', min_nights: 1 },
    ],
    'graph-prices': rows.map((id, at) => ({ id, ...owner, ...guests, adult: at + 2, order: at })),
    'price-cells': [two, three].map((price_minor, at) => ({
      id: testId(first + 3 + at),
      graph_price_id: rows[at],
      period_id: may,
      price_minor,
      is_free: false,
    })),
  };
};
const contracts: Record<string, Record<string, object[]>> = {
  [us]: contractOf(us, 50, [9_000, 0]),
  [them]: contractOf(them, 60, [10_000, 12_345]),
  [dollars]: contractOf(dollars, 70, [1, 2]),
};
const common: Record<string, object[]> = {
  users: [us, them, dollars].map((id, at) => ({
    id,
    role: 'dmc',
    company_name: ['Us', 'Them', 'Dollars'][at],
  })),
  'hotel-dmcs': [us, them, dollars].map((dmc_id) => ({
    id: dmc_id,
    hotel_id: hotel.id,
    dmc_id,
    currency: dmc_id === dollars ? 'USD' : 'EUR',
  })),
};

test('prices of another partner are copied after a preview; a lost answer copies once, and Undo reverses it', async () => {
  startSession('access', 'refresh');
  const sent: { key: string | null; cells: SaveCellsInput['cells'] }[] = [];
  server.use(
    http.get('*/api/hotels/:id', () => oneOf(hotel)),
    http.get('*/api/:collection', ({ params: { collection }, request }) => {
      const contract = contracts[new URL(request.url).searchParams.get('dmc_id') ?? ''];
      return listOf(contract?.[String(collection)] ?? common[String(collection)] ?? []);
    }),
    http.post<never, SaveCellsInput>('*/api/price-cells/save', async ({ request }) => {
      const { cells } = await request.json();
      sent.push({ key: request.headers.get('idempotency-key'), cells });
      // Committed, then the connection breaks.
      if (sent.length === 1) return HttpResponse.error();
      return oneOf(cells.map(() => ({ status: 'saved' })));
    }),
  );
  const { user } = renderPage(
    'hotels-id',
    () => <CopyDialog hotelId={hotel.id} dmcId={us} currency="EUR" onClose={() => undefined} />,
    `/hotels/${hotel.id}`,
  );
  const partner = await screen.findByRole('combobox', { name: /^Partner/ });
  const form = within(await findDialog('Copy prices'));
  const save = () => user.click(form.getByRole('button', { name: /^Copy (prices|1 price|2 prices)$/ }));
  await form.findByRole('option', { name: 'Dollars, USD' });
  expect(form.queryByRole('option', { name: 'Us, EUR' })).toBeNull();
  await save();
  await waitFor(() => expect(partner).toHaveAccessibleDescription('Choose a partner.'));

  await user.selectOptions(partner, 'Dollars, USD');
  expect(await form.findByText(/^Prices there are in USD, here in EUR\./)).toBeVisible();
  await save();
  expect(sent).toEqual([]);

  await user.selectOptions(partner, 'Them, EUR');
  expect(await form.findByText('1 price will change')).toBeVisible();
  expect(form.getByText('1 price that is there stays.')).toBeVisible();
  await user.click(form.getByRole('switch', { name: 'Replace prices that are there' }));
  const change = form.getByRole('textbox', { name: 'Change prices by, %' });
  await user.clear(change);
  await user.paste('10');
  await user.tab();
  expect(await form.findByText('2 prices will change')).toBeVisible();
  expect(form.getByRole('button', { name: 'Copy 2 prices' })).toBeEnabled();
  const row = (name: string) => form.getByRole('row', { name });
  expect(row('Double · 2+0, Half board, 01.05.2027–31.05.2027 90,00 110,00')).toBeVisible();
  expect(row('Double · 3+0, Half board, 01.05.2027–31.05.2027 — 135,80')).toBeVisible();

  await save();
  await waitFor(() => expect(sent).toHaveLength(2), { timeout: 3000 });
  const [first, second] = sent;
  expect(second).toEqual(first);
  const value = (price_minor: number) => ({ price_minor, is_free: false });
  const place = (row_: number) => ({ graph_price_id: testId(row_), period_id: testId(50) });
  expect(second?.cells).toEqual([
    { ...place(51), ...value(11_000), was: value(9_000) },
    { ...place(52), ...value(13_580), was: value(0) },
  ]);

  await waitFor(() => expect(useMessages.getState().snackbars.at(-1)?.text).toMatch(/^Prices copied/));
  useMessages.getState().snackbars.at(-1)?.action?.run();
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]?.cells).toEqual([
    { ...place(51), ...value(9_000), was: value(11_000) },
    { ...place(52), ...value(0), was: value(13_580) },
  ]);
});
