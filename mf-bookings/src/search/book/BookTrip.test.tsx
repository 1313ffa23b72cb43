import { beforeEach, expect, test } from '@jest/globals';
import {
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
import { aSearch, aTrip, found, someSeats } from '../testing';
import { quoted } from './testing';
import { BookTrip } from './BookTrip';

let sent: unknown[] = [];
let now = 90_000;

const trip = aTrip({
  hotel_net_minor: 80_000,
  hotel_sale_minor: 90_000,
  outbound: someSeats(),
  return: someSeats({ block_seat_id: testId(301), flight_number: '612' }),
});
const result = {
  ...found([trip]),
  priced_at: new Date().toISOString(),
  expires_at: new Date(Date.now() + 60_000).toISOString(),
};

beforeEach(() => {
  sent = [];
  now = 90_000;
  server.use(
    http.get('*/api/:list', () => listOf([])),
    http.post('*/api/quotes', () => oneOf(quoted(trip, now))),
    http.post('*/api/bookings', async ({ request }) => {
      sent.push(await request.json());
      return oneOf({ id: testId(400), ref: 'BE2600401' });
    }),
  );
});

const Screen = () => (
  <BookTrip name="Baltic Beach" trip={trip} search={aSearch} result={result} onClose={() => undefined} />
);
const open = async () => {
  const { user } = renderPage('search-result', Screen, '/search/result');
  const dialog = within(await screen.findByRole('dialog', { name: 'Book Baltic Beach' }));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Anna Berzina');
  return { user, dialog };
};

test('a draft has the stay at its price, and the seats of both flights for everybody who needs one', async () => {
  const { user, dialog } = await open();
  expect(within(dialog.getByRole('list', { name: 'Flights' })).getAllByRole('listitem')).toHaveLength(2);
  await dialog.findByText(/900,00/);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    dmc_id: trip.dmc_id,
    currency: 'EUR',
    customer: { name: 'Anna Berzina' },
    hotels: [{ hotel_id: trip.hotel_id, child_ages: [5], priced_by: 'engine', sale_minor: 90_000 }],
    flights: [
      { block_seat_id: testId(300), seats: 3, sale_minor: 36_000 },
      { block_seat_id: testId(301), seats: 3 },
    ],
  });
});

test('a price that has changed since is shown, and the quoted one can be kept', async () => {
  now = 95_000;
  const { user, dialog } = await open();
  expect(
    await dialog.findByText(/has changed since .* it was 900,00.EUR, and is 950,00.EUR now/),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /^Keep 900,00/ }));
  expect(dialog.getByText(/is kept: 900,00.EUR for the stay\. It is 950,00.EUR now/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    hotels: [
      {
        priced_by: 'hand',
        net_minor: 80_000,
        sale_minor: 90_000,
        price_reason: expect.stringMatching(/^Quoted at \d\d:\d\d$/),
      },
    ],
  });
});
