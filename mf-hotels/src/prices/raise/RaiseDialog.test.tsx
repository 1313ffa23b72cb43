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
import { RaiseDialog } from './RaiseDialog';

const [double, half, may, dmc_id, row] = [testId(31), testId(32), testId(33), testId(34), testId(35)];
const hotel = {
  ...aHotel(),
  room_type: [{ room_type_id: double, name: 'Double' }],
  boarding_type: [{ boarding_type_id: half, name: 'Half board', locale: 'en' }],
};
const owner = { hotel_id: hotel.id, dmc_id };
const entries: Record<string, object[]> = {
  'price-periods': [
    {
      id: may,
      ...owner,
      start_period: '2027-05-01',
      end_period: '2027-05-31',
      min_nights: 1,
      max_nights: null,
      release_days: 0,
    },
  ],
  'graph-prices': [
    {
      id: row,
      ...owner,
      room_type_id: double,
      boarding_type_id: half,
      adult: 2,
      children: 0,
      child_bands: null,
      order: 1,
    },
  ],
  'price-cells': [
    { id: testId(36), graph_price_id: row, period_id: may, price_minor: 10_000, is_free: false },
  ],
};

test('prices are changed by a formula after a preview; a lost answer changes once, and Undo reverses it', async () => {
  startSession('access', 'refresh');
  const sent: { key: string | null; cells: SaveCellsInput['cells'] }[] = [];
  server.use(
    http.get('*/api/hotels/:id', () => oneOf(hotel)),
    http.get('*/api/:collection', ({ params: { collection } }) => listOf(entries[String(collection)] ?? [])),
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
    () => <RaiseDialog hotelId={hotel.id} dmcId={dmc_id} currency="EUR" onClose={() => undefined} />,
    `/hotels/${hotel.id}`,
  );
  const formula = await screen.findByRole('textbox', { name: 'Change' });
  const form = within(await findDialog('Change prices'));
  await user.click(formula);
  await user.paste('5');
  await user.click(form.getByRole('button', { name: 'Change prices' }));
  await waitFor(() => expect(formula).toHaveAccessibleDescription('Enter +5%, -10 or *1.2.'));
  expect(sent).toEqual([]);
  await user.clear(formula);
  await user.paste('*100000000.01');
  expect(
    await form.findByText(/^Not changed: 1 price that would be more than 10\s000\s000\s000,00\.$/),
  ).toBeVisible();
  expect(form.getByText('No price changes')).toBeVisible();
  await user.clear(formula);
  await user.paste('+5%');
  expect(await form.findByText('1 price will change')).toBeVisible();
  expect(
    form.getByRole('row', { name: 'Double · 2+0, Half board, 01.05.2027–31.05.2027 100,00 105,00' }),
  ).toBeVisible();
  const rounding = form.getByRole('combobox', { name: /^Round prices to/ });
  await user.selectOptions(rounding, '1000');
  expect(form.getByRole('row', { name: /100,00 110,00$/ })).toBeVisible();
  await user.selectOptions(rounding, 'Not rounded');
  await user.click(form.getByRole('button', { name: 'Change 1 price' }));
  await waitFor(() => expect(sent).toHaveLength(2), { timeout: 3000 });
  const [first, second] = sent;
  expect(second).toEqual(first);
  const was = { price_minor: 10_000, is_free: false };
  const place = { graph_price_id: row, period_id: may };
  expect(second?.cells).toEqual([{ ...place, price_minor: 10_500, is_free: false, was }]);

  await waitFor(() => expect(useMessages.getState().snackbars.at(-1)?.text).toBe('Prices changed'));
  useMessages.getState().snackbars.at(-1)?.action?.run();
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]?.cells).toEqual([{ ...place, ...was, was: { price_minor: 10_500, is_free: false } }]);
});
