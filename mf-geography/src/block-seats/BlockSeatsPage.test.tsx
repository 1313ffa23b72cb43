import { beforeEach, expect, test } from '@jest/globals';
import type { BatchInput } from '@itinera/shared/contracts';
import {
  findDialog,
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
import BlockSeatsPage from './BlockSeatsPage';
import { aBlock } from './testing';

let sent: BatchInput['operations'] = [];
const back = aBlock({
  id: testId(2),
  flight_number: 'BT 7011',
  direction: 'return',
  origin_airport_id: testId(22),
  destination_airport_id: testId(21),
  departure_date: '2099-06-08',
  seats_total: 24,
  seats_free: 24,
  seats_sold: 0,
  seats_held: 0,
});
const outbound = aBlock({ departure_date: '2099-06-01', release_date: '2099-05-18' });

beforeEach(() => {
  sent = [];
  server.use(
    http.get('*/api/block-seats', () => listOf([outbound, back])),
    http.get('*/api/block-seats/:id', ({ params }) => oneOf(params['id'] === back.id ? back : outbound)),
    http.post<never, BatchInput>('*/api/batch', async ({ request }) => {
      sent = (await request.json()).operations;
      return oneOf(sent.map(({ body }) => ({ status: 200, result: { id: testId(9), ...body } })));
    }),
  );
});

const open = (search = '') => renderPage('block-seats', BlockSeatsPage, `/block-seats${search}`);

test('a row shows sold, held and free seats, and the release of the rest', async () => {
  open();
  const row = (await screen.findByRole('link', { name: 'BT 7010' })).closest('[role=row]') as HTMLElement;
  expect(within(row).getByRole('img', { name: '12 sold, 3 held, 5 free of 20' })).toBeVisible();
  expect(within(row).getByText('Mon 01.06.2099')).toBeVisible();
  expect(within(row).getByText('18.05.2099')).toBeVisible();
});

test('a row names its return flight, with a warning if that has fewer or more seats', async () => {
  const { id, flight_number, departure_date, seats_total } = back;
  const paired_block = { id, flight_number, departure_date, seats_total };
  server.use(
    // Answers only the query for the pair: among thousands of flights, the return is on no page that was read.
    http.get('*/api/block-seats', () => listOf([{ ...outbound, paired_block_id: id, paired_block }])),
  );
  open();
  const row = (await screen.findByRole('link', { name: 'BT 7010' })).closest('[role=row]') as HTMLElement;
  expect(within(row).getByText('BT 7011, 08.06.2099')).toBeVisible();
  expect(within(row).getByText(/24 seats on the return flight/)).toBeVisible();
});

test('a block is repeated on other days, except those that have one already', async () => {
  const { user } = open(`?repeat=${outbound.id}`);
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Repeat BT 7010/ }));
  expect(await dialog.findByText('12 flights will be added')).toBeVisible();
  const last = dialog.getByLabelText('Last day');
  await user.clear(last);
  await user.paste('14.06.2099');
  await user.click(dialog.getByRole('switch', { name: 'Wed' }));
  expect(await dialog.findByText('2 flights will be added')).toBeVisible();
  expect(dialog.getByText('Mon 08.06.2099, Wed 10.06.2099')).toBeVisible();
  await user.clear(last);
  await user.paste('soon');
  expect(await dialog.findByText('Enter a date such as 01.06.2027.')).toBeVisible();
  await user.clear(last);
  await user.paste('14.06.2104');
  expect(await dialog.findByText(/^These are \d+ flights\. Choose at most 200\.$/)).toBeVisible();
  expect(dialog.queryByText(/already there/)).not.toBeInTheDocument();
  await user.clear(last);
  await user.paste('14.06.2099');
  await user.click(await dialog.findByRole('button', { name: 'Add 2 blocks' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => body)).toMatchObject([
    { departure_date: '2099-06-08', release_date: '2099-05-25', seats_total: 20 },
    { departure_date: '2099-06-10', release_date: '2099-05-27', flight_number: 'BT 7010' },
  ]);
});

test('selected blocks get another number of seats after a preview', async () => {
  const { user } = open();
  await screen.findByRole('link', { name: 'BT 7010' });
  await user.click(await screen.findByRole('checkbox', { name: /all/i }));
  await user.click(screen.getByRole('button', { name: 'Change seats or prices' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Change 2 blocks' }));
  await user.selectOptions(dialog.getByLabelText('Operation'), 'Add');
  await user.click(dialog.getByLabelText('Number'));
  await user.paste('6');
  expect(dialog.getByText('BT 7010, 01.06.2099: 20 → 26')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Operation'), 'Subtract');
  await user.clear(dialog.getByLabelText('Number'));
  await user.paste('20');
  expect(dialog.getByText('BT 7010, 01.06.2099 would become 0.')).toBeVisible();
  await user.clear(dialog.getByLabelText('Number'));
  await user.paste('4');
  await user.click(dialog.getByRole('button', { name: 'Change 2 blocks' }));
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ seats_total: 16 }, { seats_total: 20 }]),
  );
});

test('selected outbound flights are paired with their return flights', async () => {
  let changed: unknown;
  server.use(
    http.put('*/api/block-seats/:id', async ({ request }) => {
      changed = await request.json();
      return oneOf(outbound);
    }),
  );
  const { user } = open();
  await screen.findByRole('link', { name: 'BT 7010' });
  await user.click(await screen.findByRole('checkbox', { name: /all/i }));
  await user.click(await screen.findByRole('button', { name: 'Pair' }));
  const pairs = within(await screen.findByRole('alertdialog', { name: /^Pair/ }));
  expect(pairs.getByText('BT 7010, 01.06.2099 – BT 7011, 08.06.2099')).toBeVisible();
  await user.click(pairs.getByRole('button', { name: 'Pair 1 flight' }));
  await waitFor(() => expect(changed).toEqual({ paired_block_id: back.id }));
});

test('the passengers of a block are the travellers of its bookings', async () => {
  const booking = {
    flight_id: testId(31),
    booking_id: testId(32),
    ref: 'BE2600001',
    status: 'confirmed',
    customer_name: 'Zane Ozola',
    seats: 2,
    seat_status: 'sold',
    held_until: null,
    pnr: 'ABC123',
    travellers: [
      {
        id: testId(41),
        first_name: 'Zane',
        last_name: 'Ozola',
        sex: 'f',
        birthday: '1990-05-05',
        pax_type: 'adult',
      },
    ],
  };
  server.use(http.get('*/api/block-seats/:id/passengers', () => oneOf([booking])));
  open(`?passengers=${outbound.id}`);
  const sheet = within(await findDialog(/^Passengers/));
  expect(await sheet.findByRole('link', { name: 'BE2600001' })).toHaveAttribute('href', `/be/${testId(32)}`);
  expect(sheet.getByText('2 seats, sold · PNR ABC123')).toBeVisible();
  expect(sheet.getByText('Ozola Zane, 05.05.1990')).toBeVisible();
});

test('the calendar shows free seats by flight and day, and links to blocks and other months', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/block-seats', ({ request }) => {
      const from = new URL(request.url).searchParams.get('departure_from') ?? '';
      asked.push(from);
      return listOf(from === '2099-07-01' ? [] : [outbound, back]);
    }),
  );
  const { user, router } = open('?calendar=2099-06&status=open');
  const month = await screen.findByRole('region', { name: 'Departures in June 2099' });
  expect(await within(month).findByText('2 departures')).toBeVisible();
  const flight = within(within(month).getByRole('row', { name: /BT 7010/ }));
  const link = flight.getByRole('link', { name: /^5 free, BT 7010 .*, 01.06.2099/ });
  expect(link).toHaveAccessibleName(/12 sold, 3 held, 5 free of 20$/);
  await user.click(within(month).getByRole('button', { name: /July 2099/ }));
  expect(await screen.findByText('No departures in July 2099.')).toBeVisible();
  expect(screen.getByText('0 departures')).toBeVisible();
  expect(asked).toContain('2099-07-01');
  expect(router.state.location.search).toBe('?calendar=2099-07&status=open');
});

test('a series is imported, with carrier and airports by code and amounts in their currency', async () => {
  const riga = { id: testId(21), name: 'Riga International', iata_code: 'RIX' };
  const antalya = { id: testId(22), name: 'Antalya', iata_code: 'AYT' };
  const airBaltic = { id: testId(11), name: 'airBaltic', iata_code: 'BT' };
  const lists: Record<string, object[]> = { airports: [riga, antalya], 'flight-carriers': [airBaltic] };
  server.use(http.get('*/api/:list', ({ params }) => listOf(lists[String(params['list'])] ?? [])));
  const { user } = open('?import=file');
  const file = new File(
    [
      [
        'Flight;Carrier;From;To;Date;STD;STA;Seats;Currency;Adult, net;Child, net;Type',
        'BT 7010;BT;RIX;AYT;01.06.2099;06:25;10:20;30;EUR;"1 120,50";95;hard',
        'BT 7010;BT;RIX;AYT;08.06.2099;06:25;10:20;30;EUR;12,505;;soft',
      ].join('\n'),
    ],
    'series.csv',
  );
  await user.upload(await screen.findByLabelText('File to import'), file);
  await user.click(await screen.findByRole('button', { name: 'Check rows' }));
  await screen.findByRole('heading', { name: 'Review rows' });
  expect(sent.map(({ body }) => body)).toMatchObject([
    {
      flight_number: 'BT 7010',
      carrier_id: airBaltic.id,
      origin_airport_id: riga.id,
      destination_airport_id: antalya.id,
      departure_date: '2099-06-01',
      departure_time: '06:25',
      seats_total: 30,
      currency: 'EUR',
      adult_net_minor: 112_050,
      child_net_minor: 9_500,
      block_type: 'hard',
    },
  ]);
  expect(sent).toHaveLength(1);
  expect(screen.getByText(/‘12,505’ has too many decimals: EUR has 2/)).toBeVisible();
});

const holder = (status: 'held' | 'sold', number: number) => ({
  flight_id: testId(30 + number),
  booking_id: testId(40 + number),
  ref: `BE270000${number}`,
  status: 'draft',
  customer_name: 'Anna Berzina',
  seats: number,
  seat_status: status,
  held_until: null,
  pnr: null,
  travellers: [],
});

test('cancelling flights names the bookings with seats, and requires typing their number', async () => {
  let changed: unknown;
  server.use(
    http.put('*/api/block-seats/:id', async ({ request }) => {
      changed = await request.json();
      return oneOf({ ...outbound, status: 'cancelled' });
    }),
    http.get('*/api/block-seats/:id/passengers', () => oneOf([holder('held', 3), holder('sold', 2)])),
  );
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /BT 7010/ }));
  await user.click(await screen.findByRole('button', { name: 'Cancel flights' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel 1 block?' }));
  expect(await question.findByText(/Anna Berzina: 3 seats, held/)).toBeVisible();
  expect(question.getByText(/Anna Berzina: 2 seats, sold/)).toBeVisible();
  expect(question.getByRole('button', { name: 'Keep flights' })).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel flights' }));
  await waitFor(() => expect(changed).toEqual({ status: 'cancelled', expected_taken: 15 }));
});

test('an outbound block begins at an airport where charter flights start', async () => {
  const requests: string[] = [];
  server.use(
    http.get('*/api/airports', ({ request }) => {
      requests.push(new URL(request.url).searchParams.get('charter_start') ?? 'any');
      return listOf([]);
    }),
    ...['flight-carriers', 'users', 'settings', 'custom-fields'].map((name) =>
      http.get(`*/api/${name}`, () => listOf([])),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add block' }));
  const form = within(await findDialog('Add block'));
  await user.click(form.getByRole('combobox', { name: /^From/ }));
  await waitFor(() => expect(requests).toEqual(['true']));
  await user.click(form.getByRole('combobox', { name: /^To/ }));
  await waitFor(() => expect(requests).toEqual(['true', 'any']));
});
