import { expect, test } from '@jest/globals';
import { useMessages } from '@itinera/shared/state';
import {
  act,
  aHotel,
  failure,
  http,
  HttpResponse,
  keepingServer,
  listOf,
  oneOf,
  renderPage,
  screen,
  server,
  testId,
  waitFor,
  within,
} from '@itinera/shared/testing';
import type { HistoryEntry } from '@itinera/shared/contracts';
import HotelPage from '../HotelPage';

const airport = { id: testId(31), name: 'Riga', iata_code: 'RIX' };
const entry = (number: number, more: Partial<HistoryEntry>): Partial<HistoryEntry> => ({
  id: testId(number),
  at: '2027-03-01T12:00:00.000Z',
  actor: { kind: 'staff', id: testId(50), role: 'manager', name: 'Anna Berzina' },
  action: 'update',
  outcome: 'done',
  request_id: null,
  ...more,
});
const ofAirport = {
  entity: 'hotel-airports',
  entity_id: testId(41),
  part: { field: 'airport_id', value: airport.id },
};

test('shows changes of the hotel and its parts, and restores a value by an update of its entry', async () => {
  const today = { id: testId(41), transfer_price_minor: 1500, transfer_currency: 'JPY' };
  const links = keepingServer('/api/hotel-airports', [today]);
  const asked: string[] = [];
  server.use(
    http.get('*/api/hotels/:id', () => oneOf(aHotel())),
    http.get('*/api/graph-prices', () => listOf([])),
    http.get('*/api/airports/:id', () => oneOf(airport)),
    http.get('*/api/history', ({ request }) => {
      asked.push(new URL(request.url).search);
      return listOf([
        entry(61, { ...ofAirport, action: 'delete', changes: { airport_id: { before: airport.id } } }),
        entry(62, {
          ...ofAirport,
          changes: {
            transfer_price_minor: { before: 1000, after: 1500 },
            transfer_currency: { before: 'EUR', after: 'JPY' },
          },
        }),
        // Of before the currency changed, so it was in euros.
        entry(65, { ...ofAirport, changes: { transfer_price_minor: { before: 900, after: 1000 } } }),
        entry(63, {
          entity: 'hotel-descriptions',
          entity_id: testId(42),
          part: { field: 'locale', value: 'ru' },
          changes: { description: { before: 'Old', after: 'New' } },
        }),
        entry(64, { entity: 'hotels', entity_id: testId(1), changes: { stars: { before: 4, after: 5 } } }),
      ]);
    }),
    ...links.handlers,
  );
  const { user } = renderPage('hotels-id', HotelPage, `/hotels/${testId(1)}?tab=history`);
  const region = within(await screen.findByRole('region', { name: 'History' }));
  await waitFor(() => expect(region.getAllByText(/Riga \(RIX\)/)).toHaveLength(3));
  const lines = region.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(asked[0]).toContain('with_parts=true');
  expect(lines.map((line) => line?.replace(/^.*Anna Berzina/, '').replaceAll('\u00a0', ' '))).toEqual([
    'Airport Riga (RIX) deleted',
    'Airport Riga (RIX)Transfer price: 10,00 EUR → 1 500 JPYRestore this valueCurrency of the transfer price: EUR → JPYRestore this value',
    'Airport Riga (RIX)Transfer price: 9,00 EUR → 10,00 EURRestore this value',
    'Description RussianText: Old → NewRestore this value',
    'Stars: 4 → 5Restore this value',
  ]);

  const [newest, older] = region.getAllByRole('button', { name: 'Restore this value of Transfer price' });
  for (const [button, transfer_price_minor] of [
    [newest, 1000],
    [older, 900],
  ] as const) {
    act(() => useMessages.setState({ snackbars: [] }));
    if (button) await user.click(button);
    await waitFor(() =>
      expect(links.kept()).toEqual([{ ...today, transfer_price_minor, transfer_currency: 'EUR' }]),
    );
    await waitFor(() =>
      expect(useMessages.getState().snackbars.at(-1)?.text).toBe('Transfer price restored'),
    );
    act(() => useMessages.getState().snackbars.at(-1)?.action?.run());
    await waitFor(() =>
      expect(useMessages.getState().snackbars.at(-1)?.text).toBe('Transfer price: change undone'),
    );
    expect(links.kept()).toEqual([today]);
  }
});

test("a value of a deleted entry can't be restored, and a message says why", async () => {
  const change = { description: { before: 'Old', after: 'New' } };
  server.use(
    http.get('*/api/hotels/:id', () => oneOf(aHotel())),
    http.get('*/api/graph-prices', () => listOf([])),
    http.get('*/api/hotel-descriptions/:id', () => failure('not_found', 'There is no such entry.')),
    http.get('*/api/history', () =>
      listOf([entry(63, { entity: 'hotel-descriptions', entity_id: testId(42), changes: change })]),
    ),
    http.put('*', () => HttpResponse.error()),
  );
  const { user } = renderPage('hotels-id', HotelPage, `/hotels/${testId(1)}?tab=history`);
  await user.click(await screen.findByRole('button', { name: 'Restore this value of Text' }));
  await waitFor(() =>
    expect(useMessages.getState().snackbars.at(-1)?.text).toBe(
      'Text was not restored. There is no such entry.',
    ),
  );
});

test('restoring the inactive status shows affected bookings first', async () => {
  const hotels = keepingServer('/api/hotels', [aHotel()]);
  server.use(
    http.get('*/api/graph-prices', () => listOf([])),
    http.get('*/api/bookings', ({ request }) =>
      listOf(
        new URL(request.url).searchParams.get('hotel_id') === testId(1)
          ? [{ id: testId(71), ref: 'BE2700001', departure_date: '2027-06-30' }]
          : [],
      ),
    ),
    http.get('*/api/history', () =>
      listOf([
        entry(64, {
          entity: 'hotels',
          entity_id: testId(1),
          changes: { is_active: { before: false, after: true } },
        }),
      ]),
    ),
    ...hotels.handlers,
  );
  const { user } = renderPage('hotels-id', HotelPage, `/hotels/${testId(1)}?tab=history`);
  await user.click(await screen.findByRole('button', { name: 'Restore this value of Active' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Deactivate this hotel?' }));
  expect(await question.findByRole('link', { name: 'BE2700001' })).toBeVisible();
  expect(hotels.kept()).toMatchObject([{ is_active: true }]);
  await user.click(question.getByRole('button', { name: 'Deactivate' }));
  await waitFor(() => expect(hotels.kept()).toMatchObject([{ is_active: false }]));
});
