import { beforeEach, expect, test } from '@jest/globals';
import type { Booking, CostOfStayChange, Quote } from '@itinera/shared/contracts';
import { useMessages, useSession } from '@itinera/shared/state';
import {
  act,
  failure,
  findDialog,
  http,
  HttpResponse,
  listOf,
  oneOf,
  renderPage,
  screen,
  server,
  staleFor,
  waitFor,
  within,
} from '@itinera/shared/testing';
import { aPayment } from '../../payments/testing';
import {
  aBooking,
  aCustomer,
  aFlight,
  aPerson,
  aPrice,
  aQuote,
  aStay,
  aTransfer,
  aTraveller,
  testId,
} from '../testing';
import BookingPage from './BookingPage';

const stamp = '2027-03-01T12:00:00.000Z';
let booking: Booking;
let sent: { method: string; path: string; body: unknown; key: string | null; tag: string | null }[] = [];

const nothing = { now_minor: 0, free_until: null, next: null };
const changeCost = (more: Partial<CostOfStayChange> = {}): CostOfStayChange => ({
  at: stamp,
  currency: 'EUR',
  has_terms: true,
  lines: [],
  supplier: nothing,
  customer: nothing,
  ...more,
});

const record = async (request: Request) => {
  sent.push({
    method: request.method,
    path: new URL(request.url).pathname,
    body: await request.json(),
    key: request.headers.get('idempotency-key'),
    tag: request.headers.get('if-match'),
  });
};

beforeEach(() => {
  sent = [];
  booking = aBooking({ hotels: [aStay()], customer: aCustomer(), price: aPrice() });
  const named = (name: string) => ({ id: testId(1), locale: 'en', name });
  server.use(
    http.get('*/api/bookings/:id', () => oneOf(booking, '"b1"')),
    http.get('*/api/hotels/:id', ({ params }) =>
      oneOf({
        id: params['id'],
        name: 'Baltic Beach',
        room_type: [{ room_type_id: testId(71), name: 'Double' }],
        boarding_type: [{ boarding_type_id: testId(72), name: 'Half board' }],
      }),
    ),
    http.get('*/api/hotels', () => listOf([])),
    http.get('*/api/room-types', () =>
      listOf([{ id: testId(71), code: 'DBL', room_type_name: named('Double') }]),
    ),
    http.get('*/api/boarding-types', () =>
      listOf([{ id: testId(72), code: 'HB', boarding_type_name: named('Half board') }]),
    ),
    http.get('*/api/countries/:id', () => oneOf({ id: testId(80), country_name: named('Latvia') })),
    http.get('*/api/users/:id', () => oneOf({ id: testId(60), email: 'm@example.com', first_name: 'Marta' })),
    http.get('*/api/users', () => listOf([])),
    http.get('*/api/booking-hotels/:id', () => oneOf(booking.hotels?.[0], '"s1"')),
    http.get('*/api/booking-customers/:id', () => oneOf(booking.customer, '"c1"')),
    http.post('*/api/quotes', () => oneOf(aQuote())),
    http.post('*/api/booking-hotels/:id/change-cost', () => oneOf(changeCost())),
  );
});

const open = (search = '') => renderPage('be-id', BookingPage, `/be/${testId(1)}${search}`);
const block = async (name: string) => within(await screen.findByRole('region', { name }));
const messages = () => useMessages.getState();

test('a customer who is no traveler is anonymised after typing the name', async () => {
  const sent: string[] = [];
  server.use(
    http.post('*/api/booking-customers/:id/anonymise', ({ params }) => {
      sent.push(String(params['id']));
      return oneOf({ ...aCustomer(), name: 'A. B.' });
    }),
  );
  const { user } = open();
  await user.click((await block('Customer info')).getByRole('button', { name: 'Anonymise' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Anonymise ‘/ }));
  expect(question.getByRole('button', { name: 'Anonymise' })).toBeDisabled();
  await user.type(question.getByRole('textbox'), aCustomer().name);
  await user.click(question.getByRole('button', { name: 'Anonymise' }));
  await waitFor(() => expect(messages().snackbars.at(-1)?.text).toBe('Customer anonymised'));
  expect(sent).toEqual([aCustomer().id]);
});

test('shows the summary of a booking, its blocks, and its figures beside them', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Anna Kalnina BE2700001' })).toBeVisible();
  expect((await block('Customer info')).getByText('anna@example.com')).toBeVisible();
  expect(await (await block('Hotels')).findByText(/Double · Half board/)).toBeVisible();
  const stay = within((await block('Hotels')).getByRole('listitem', { name: 'Baltic Beach' }));
  expect(stay.getByText(/^net/)).toHaveTextContent(/^net 1.000,00$/);
  const prices = (await block('Price table')).getByRole('row', { name: /^Total/ });
  expect(prices).toHaveTextContent(/1.000,00.*250,00.*1.250,00/);
  const figures = await block('Figures');
  for (const text of ['1 250,00 EUR', '375,00 EUR', '875,00 EUR', '18.05.2027'])
    expect(figures.getAllByText(new RegExp(text.replaceAll(' ', '\\s')))[0]).toBeVisible();
});

test("a booking that can’t be loaded shows the server's message in a toast", async () => {
  server.use(http.get('*/api/bookings/:id', () => failure('unavailable', 'The database is starting.')));
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(messages().toasts.map(({ text }) => text)).toEqual(['The database is starting.']);
});

test('the usual next step is a button, and all others that are allowed are in a menu', async () => {
  booking = { ...booking, status: 'on_request' };
  const { user } = open();
  const group = within(await screen.findByRole('group', { name: 'Next steps' }));
  expect(group.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await user.click(group.getByRole('button', { name: 'More steps' }));
  const items = within(await screen.findByRole('menu', { name: 'More steps' })).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Recalculate', 'Duplicate', 'Cancel booking']);
});

test('a step is confirmed first, carried out once even when its answer is lost, and a refusal shows the reason', async () => {
  booking = {
    ...booking,
    status: 'draft',
    travellers: [aTraveller({ is_lead: true })],
    hotels: [],
    flights: [aFlight()],
  };
  const answers = [
    () => HttpResponse.error(),
    () => HttpResponse.error(),
    () => failure('rule', 'Choose the traveller who leads the party.'),
    () => oneOf({ ...booking, status: 'confirmed' }),
  ];
  server.use(
    http.post('*/api/bookings/:id/status', async ({ request }) => {
      await record(request);
      return answers[sent.length - 1]?.();
    }),
  );
  const { user } = open('?dialog=step:confirmed');
  const question = within(await screen.findByRole('alertdialog', { name: 'Confirm BE2700001?' }));
  await user.dblClick(question.getByRole('button', { name: 'Confirm' }));
  await question.findByText(/Trying again is safe: nothing is done twice/, undefined, { timeout: 3000 });
  await user.click(question.getByRole('button', { name: 'Confirm' }));
  expect(await question.findByText('Choose the traveller who leads the party.')).toBeVisible();
  expect(sent.map(({ body, key }) => ({ body, key }))).toEqual(
    Array.from({ length: 3 }, () => ({ body: { status: 'confirmed' }, key: sent[0]?.key })),
  );
  await user.click(question.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toHaveLength(4);
});

test('unnamed guests and deviating ages are listed before a confirmation, which a reason then allows', async () => {
  const lead = aTraveller({ is_lead: true, traveller: aPerson({ birthday: '1990-05-01' }) });
  booking = { ...booking, status: 'draft', travellers: [lead] };
  server.use(
    http.post('*/api/bookings/:id/status', async ({ request }) => {
      await record(request);
      return oneOf({ ...booking, status: 'confirmed' });
    }),
  );
  const { user } = open('?dialog=step:confirmed');
  const question = within(await screen.findByRole('alertdialog', { name: 'Confirm BE2700001?' }));
  expect(question.getByRole('note')).toHaveTextContent('Not named yet: 1 adult, 1 child.');
  const confirm = question.getByRole('button', { name: 'Confirm' });
  expect(confirm).toBeDisabled();
  await user.type(question.getByRole('textbox', { name: /^Reason/ }), 'Names follow');
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual([{ status: 'confirmed', reason: 'Names follow' }]);
});

test('a service that no longer fits the travellers is listed, and adjusted after its new price was seen', async () => {
  const fare_party = { adults: 2, children: 0, infants: 0 };
  booking = {
    ...booking,
    flights: [
      aFlight({ block_seat_id: testId(300), seats: 2, seat_status: 'held', fare_party }),
      aFlight({ id: testId(92), flight_number: 'BT 652', fare_party }),
    ],
    transfer: aTransfer({ pax: 2 }),
  };
  server.use(
    http.post('*/api/booking-flights/:id/follow', async ({ request }) => {
      await record(request);
      return oneOf({
        persons_before: 2,
        persons_after: 3,
        before: { net_minor: 20000, sale_minor: 24000 },
        after: { net_minor: 30000, sale_minor: 34000 },
        total_before_minor: 125000,
        total_after_minor: 135000,
      });
    }),
  );
  const { user } = open();
  const misfits = await block('To do');
  expect(misfits.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    expect.stringContaining(
      'Flight BT 651 has 2 seats, and 3 are needed. Flight BT 651 is priced for 2 adults',
    ),
    expect.stringContaining('Flight BT 652 is priced for 2 adults'),
    expect.stringContaining('The transfer is for 2 passengers, and 3 travel.'),
    expect.stringContaining('Not named yet: 2 adults, 1 child.'),
    expect.stringContaining('Missing: '),
  ]);
  expect(misfits.getByRole('button', { name: 'Edit: flight BT 652' })).toBeVisible();
  await user.click(misfits.getByRole('button', { name: 'Bring in line: flight BT 651' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Bring flight BT 651 in line?' }));
  expect(await dialog.findByRole('row', { name: /^Sale price/ })).toHaveTextContent(/240,00.*340,00/);
  expect(dialog.getByRole('row', { name: /^Seats/ })).toHaveTextContent(/23$/);
  await user.click(dialog.getByRole('button', { name: 'Bring in line' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual([{}, { apply: true, expected_total_minor: 135000 }]);
});

test('bringing a service in line lowers a discount that would be more than everything costs', async () => {
  booking = { ...booking, transfer: aTransfer({ pax: 2 }), price: aPrice({ discount_minor: 30_000 }) };
  server.use(
    http.post('*/api/booking-transfers/:id/follow', async ({ request }) => {
      await record(request);
      const price = { net_minor: 20_000, sale_minor: 24_000 };
      const persons = { persons_before: 2, persons_after: 3, before: price, after: price };
      return oneOf({ ...persons, total_before_minor: 0, total_after_minor: -4000 });
    }),
  );
  const { user } = open(`?dialog=follow:${testId(97)}`);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Bring the transfer in line?' }));
  expect(await dialog.findByRole('note')).toHaveTextContent(
    /discount of 300,00.EUR .* lowers it to 260,00.EUR/,
  );
  await user.click(dialog.getByRole('button', { name: 'Bring in line' }));
  await waitFor(() =>
    expect(sent[1]?.body).toEqual({ apply: true, expected_total_minor: 0, lower_discount: true }),
  );
});

test.each(['cancelled', 'completed'] as const)(
  'a booking that is %s shows its data, without warnings and actions',
  async (status) => {
    const flights = [aFlight({ block_seat_id: testId(300), seats: 2, seat_status: 'released' })];
    booking = { ...booking, status: 'on_request', flights };
    const { unmount } = open();
    const before = await block('Flights');
    expect(await before.findByText(/2 seats of a block, given back/)).toBeVisible();
    expect(before.getByRole('button', { name: 'Take again' })).toBeVisible();
    expect((await block('Confirmed documents')).getAllByText('Missing').length).toBeGreaterThan(0);
    expect((await block('To do')).getByText(/^Not named yet/)).toBeVisible();
    unmount();
    booking = { ...booking, status };
    open();
    const after = await block('Flights');
    expect(await after.findByText(/2 seats of a block, given back/)).toBeVisible();
    expect(after.queryByRole('button', { name: 'Take again' })).toBeNull();
    const documents = await block('Confirmed documents');
    expect(documents.getByText('No documents')).toBeVisible();
    expect(documents.queryByText('Missing')).toBeNull();
    expect(screen.queryByText(/^Not named yet/)).toBeNull();
  },
);

test('missing data, including a transfer without a price, is listed before a confirmation', async () => {
  const transfer = { type: 'group', pax: 2, net_minor: 500, sale_minor: null } as Booking['transfer'];
  booking = { ...booking, status: 'draft', transfer };
  open('?dialog=step:confirmed');
  const question = within(await screen.findByRole('alertdialog', { name: 'Confirm BE2700001?' }));
  expect(question.getByRole('note')).toHaveTextContent(
    'Add the lead traveler. Enter the sale price of the transfer, which is still on request.',
  );
  expect(question.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

test.each([
  ['held seats of a block that no longer sells', 'seats', { blocks: ['BT651'] }],
  ['rooms that are not left', 'rooms', { hotels: ['Baltic Beach'], nights: ['2027-06-02'] }],
] as const)('%s are confirmed with a reason', async (_name, what, refused) => {
  const lead = aTraveller({ is_lead: true, traveller: aPerson() });
  const hotels = [aStay({ adults: 1, child_ages: [], children: 0 })];
  booking = { ...booking, status: 'draft', travellers: [lead], hotels };
  const answers = [
    () => {
      const params = { [what]: { ...refused, may_override: true } };
      const error = { code: 'rule', message: 'These are not left.', params };
      return HttpResponse.json({ success: false, error, message: error.message }, { status: 422 });
    },
    () => oneOf({ ...booking, status: 'confirmed' }),
  ];
  server.use(
    http.post('*/api/bookings/:id/status', async ({ request }) => {
      await record(request);
      return answers[sent.length - 1]?.();
    }),
  );
  const { user } = open('?dialog=step:confirmed');
  const question = within(await screen.findByRole('alertdialog', { name: 'Confirm BE2700001?' }));
  await user.click(question.getByRole('button', { name: 'Confirm' }));
  const reason = await question.findByRole('textbox', {
    name: new RegExp(`^Reason to sell these ${what}`),
  });
  expect(question.getByText('These are not left.')).toBeVisible();
  expect(question.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await user.type(reason, 'They are kept for us');
  await user.click(question.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent[1]?.body).toEqual({ status: 'confirmed', [`${what}_reason`]: 'They are kept for us' });
});

test('rooms that are not left at all can’t be confirmed with a reason', async () => {
  const lead = aTraveller({ is_lead: true, traveller: aPerson() });
  const hotels = [aStay({ adults: 1, child_ages: [], children: 0 })];
  booking = { ...booking, status: 'draft', travellers: [lead], hotels };
  server.use(
    http.post('*/api/bookings/:id/status', () => {
      const params = { rooms: { hotels: ['Baltic Beach'], nights: ['2027-06-02'], may_override: false } };
      const error = { code: 'rule', message: 'No room is left.', params };
      return HttpResponse.json({ success: false, error, message: error.message }, { status: 422 });
    }),
  );
  const { user } = open('?dialog=step:confirmed');
  const question = within(await screen.findByRole('alertdialog', { name: 'Confirm BE2700001?' }));
  await user.click(question.getByRole('button', { name: 'Confirm' }));
  expect(await question.findByText('No room is left.')).toBeVisible();
  expect(question.queryByRole('textbox')).toBeNull();
});

test('rooms whose hold has ended are held again, from the stay or from what is to do', async () => {
  booking = { ...booking, status: 'draft', hotels: [aStay({ rooms: 2, rooms_status: 'released' })] };
  server.use(
    http.put('*/api/booking-hotels/:id', async ({ request }) => {
      await record(request);
      return oneOf({ ...aStay({ rooms: 2 }), rooms_status: 'held', rooms_until: stamp }, '"s2"');
    }),
  );
  const { user } = open();
  const stays = await block('Hotels');
  expect(stays.getByText('Hold has ended: rooms are no longer kept')).toBeVisible();
  await user.click(stays.getByRole('button', { name: 'Hold again' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Hold again: stay from 01.06.2027' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  for (const { path, body } of sent) {
    expect(path).toBe(`/api/booking-hotels/${testId(2)}`);
    expect(body).toEqual({ rooms: 2 });
  }
  expect(messages().snackbars.at(-1)?.text).toBe('Stay from 01.06.2027: rooms held again');
});

test("a trip that has not ended can't be completed, and shows from which day it can", async () => {
  booking = { ...booking, status: 'confirmed', return_date: '2099-06-08' };
  open('?dialog=step:completed');
  const question = within(await screen.findByRole('alertdialog', { name: 'Complete BE2700001?' }));
  expect(question.getByRole('note')).toHaveTextContent('The trip ends on 08.06.2099.');
  expect(question.queryByRole('button', { name: 'Complete' })).toBeNull();
});

test('a completion is undone from its message', async () => {
  booking = { ...booking, status: 'confirmed', return_date: '2020-06-08' };
  server.use(
    http.post('*/api/bookings/:id/status', async ({ request }) => {
      await record(request);
      return oneOf({ ...booking, status: 'completed' });
    }),
  );
  const { user } = open('?dialog=step:completed');
  const question = within(await screen.findByRole('alertdialog', { name: 'Complete BE2700001?' }));
  await user.click(question.getByRole('button', { name: 'Complete' }));
  await waitFor(() => expect(messages().snackbars.at(-1)?.action?.label).toBe('Undo'));
  messages().snackbars.at(-1)?.action?.run();
  await waitFor(() => expect(sent[1]?.body).toEqual({ status: 'confirmed' }));
});

test('a stay of a contract in another currency shows the contract amount and the frozen rate', async () => {
  const sale = { ...aQuote().sale, currency: 'EUR', rate: '0.925' } as NonNullable<Quote['sale']>;
  const quote = aQuote({ currency: 'USD', net_minor: 108_108, sale });
  booking = { ...booking, hotels: [aStay({ quote, rooms: 2, priced_by: 'engine' })] };
  open();
  const stays = await block('Hotels');
  expect(await stays.findByText(/Contract: net/)).toHaveTextContent(/2.162,16.USD, at 0,925 USD → EUR/);
});

test('a booking warns that its block is cancelled', async () => {
  booking = {
    ...booking,
    flights: [
      {
        id: testId(76),
        booking_id: booking.id,
        direction: 'outbound',
        carrier_id: testId(78),
        flight_number: 'BT 651',
        origin_airport_id: testId(79),
        destination_airport_id: testId(80),
        departure_date: '2027-06-01',
        departure_time: '06:00',
        arrival_date: '2027-06-01',
        arrival_time: '10:00',
        baggage_kg: 20,
        pnr: null,
        block_seat_id: testId(77),
        seats: 2,
        seat_status: 'sold',
        created_at: booking.created,
        updated_at: booking.updated,
      },
    ],
  };
  server.use(
    http.get('*/api/block-seats/:id', () =>
      oneOf({
        id: testId(77),
        code: 'BT651',
        status: 'cancelled',
        block_type: 'hard',
        release_date: null,
        departure_date: '2099-06-01',
      }),
    ),
    http.get('*/api/airports/:id', () => oneOf({ id: testId(79), iata_code: 'RIX', name: 'Riga' })),
    http.get('*/api/flight-carriers/:id', () => oneOf({ id: testId(78), name: 'Baltic', is_charter: true })),
  );
  open();
  expect((await screen.findAllByText(/Block BT651 is cancelled/))[0]).toBeVisible();
  expect((await screen.findAllByText(/ · Baltic, charter flight · 20 kg$/))[0]).toBeVisible();
});

test("general info is saved on its own, under the ETag of the booking, on top of another user's change", async () => {
  server.use(
    http.put('*/api/bookings/:id', async ({ request }) => {
      await record(request);
      const current = { ...booking, note_supplier: 'Late arrival' };
      return sent.length === 1 ? staleFor(current, '"b2"') : oneOf({ ...current, tags: ['vip'] }, '"b3"');
    }),
  );
  const { user } = open('?dialog=general');
  const form = within(await findDialog('Edit general info'));
  await user.type(form.getByRole('textbox', { name: /^Tags/ }), 'vip, vip, group');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ tag }) => tag)).toEqual(['"b1"', '"b2"']);
  expect(sent[1]?.body).toMatchObject({ tags: ['vip', 'group'], note_supplier: 'Late arrival' });
});

test('a stay keeps its price until its data changes; then the amounts seen are sent, and a changed price has to be accepted', async () => {
  const fresh = { net_minor: 120000, sale_minor: 150000 };
  const quoted: unknown[] = [];
  server.use(
    http.post('*/api/quotes', async ({ request }) => {
      quoted.push(await request.json());
      return oneOf(aQuote({ stock: { left: 3, on_request: [] } }));
    }),
    http.put('*/api/booking-hotels/:id', async ({ request }) => {
      await record(request);
      const body = { success: false, message: 'Prices have changed.' };
      return sent.length === 2
        ? HttpResponse.json(
            { ...body, error: { code: 'conflict', message: body.message, request_id: 'r', params: fresh } },
            { status: 409 },
          )
        : oneOf(booking.hotels?.[0], '"s2"');
    }),
  );
  const { user } = open();
  const stays = await block('Hotels');
  await user.click(await stays.findByRole('button', { name: 'Edit the stay at Baltic Beach' }));
  await user.type(await screen.findByRole('textbox', { name: 'Note on the room' }), 'Sea view');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[0]).toMatchObject({ tag: '"s1"', body: { room_note: 'Sea view' } });
  expect(sent[0]?.body).not.toHaveProperty('sale_minor');

  await user.click(stays.getByRole('button', { name: 'Edit the stay at Baltic Beach' }));
  const ages = await screen.findByRole('textbox', { name: 'Ages of children' });
  const form = within(await findDialog('Edit stay'));
  await user.clear(ages);
  await user.type(ages, '8, 3');
  const price = await form.findByRole('status', { name: 'Price of the stay' });
  await waitFor(() => expect(price).toHaveTextContent(/1.400,00.EUR/));
  expect(price).toHaveTextContent('3 rooms left');
  expect(quoted.at(-1)).toMatchObject({ rooms: 1, stay_id: testId(2) });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Prices have changed.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[1]?.body).toMatchObject({ child_ages: [8, 3], net_minor: 110000, sale_minor: 140000 });
  expect(sent[2]?.body).toMatchObject(fresh);
});

test('a shorter stay says what that costs while it is typed, and the question before its removal says it of all of it', async () => {
  const cost = (lines: CostOfStayChange['lines'], now_minor: number) =>
    changeCost({ lines, supplier: { ...nothing, now_minor }, customer: { ...nothing, now_minor } });
  server.use(
    http.post('*/api/booking-hotels/:id/change-cost', async ({ request }) => {
      await record(request);
      const isRemoved = Object.hasOwn(Object(sent.at(-1)?.body), 'is_removed');
      return oneOf(
        isRemoved ? cost([{ what: 'stay', count: 1 }], 50_000) : cost([{ what: 'nights', count: 2 }], 12_000),
      );
    }),
    http.get('*/api/dependents', () => oneOf([])),
  );
  const { user } = open();
  const stays = await block('Hotels');
  await user.click(await stays.findByRole('button', { name: 'Edit the stay at Baltic Beach' }));
  const rooms = await screen.findByRole('textbox', { name: /^Rooms/ });
  const form = within(await findDialog('Edit stay'));
  const line = form.getByRole('status', { name: 'Cost of the change' });
  expect(line).toBeEmptyDOMElement();
  await user.clear(rooms);
  await user.type(rooms, '2');
  await waitFor(() => expect(line).toHaveTextContent(/^Dropping 2 nights costs 120,00.EUR\./));
  expect(sent.map(({ body }) => body)).toEqual([{ rooms: 2 }]);
  await user.clear(rooms);
  await user.type(rooms, '1');
  await waitFor(() => expect(line).toBeEmptyDOMElement());
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(stays.getByRole('button', { name: 'Remove the stay Baltic Beach' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Delete stay/ }));
  expect(await question.findByText(/^Dropping the whole stay costs 500,00.EUR\./)).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({ is_removed: true });
});

test('the question before a person is removed says what one guest less costs, and that stays keep their guests', async () => {
  booking = aBooking({ hotels: [aStay()], travellers: [aTraveller({ traveller: aPerson() })] });
  server.use(
    http.post('*/api/booking-hotels/:id/change-cost', async ({ request }) => {
      await record(request);
      return oneOf(changeCost({ lines: [{ what: 'guests', count: 1 }], has_terms: false }));
    }),
    http.get('*/api/booking-travellers/:id', () => oneOf(booking.travellers?.[0], '"t1"')),
    http.get('*/api/dependents', () => oneOf([])),
  );
  const { user } = open();
  const people = await block('Travelers');
  await user.click(await people.findByRole('button', { name: 'Remove the traveler Anna Kalnina' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Delete traveler/ }));
  expect(await question.findByText(/^Stays keep their guests and prices until/)).toBeVisible();
  expect(await question.findByText(/^Dropping 1 guest at Baltic Beach is charged by hand/)).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ adults: 1 }]);
});

test('recalculating shows old and new prices, and applies the new ones under the total that was seen', async () => {
  const stay = aStay();
  server.use(
    http.post('*/api/bookings/:id/recalculate', async ({ request }) => {
      await record(request);
      return oneOf({
        stays: [
          {
            booking_hotel_id: stay.id,
            before: { net_minor: 100000, sale_minor: 125000 },
            after: { net_minor: 110000, sale_minor: 140000 },
            quote: aQuote({ blockers: [{ code: 'stop_sale', days: ['2027-06-02'], rule_id: testId(9) }] }),
          },
        ],
        total_before_minor: 125000,
        total_after_minor: 140000,
      });
    }),
  );
  const { user } = open('?dialog=recalculate');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Recalculate BE2700001' }));
  const total = await dialog.findByRole('row', { name: /^Total/ });
  expect(total).toHaveTextContent(/1.250,00.EUR.*1.400,00.EUR/);
  expect(dialog.getByText('Stop sale: 02.06.2027')).toBeVisible();
  const take = dialog.getByRole('button', { name: 'Take the new prices' });
  expect(take).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Agreed with the hotel');
  await user.click(take);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual([
    {},
    { apply: true, expected_total_minor: 140000, override_reason: 'Agreed with the hotel' },
  ]);
});

test('a partner confirms a stay with its number, and sees no customer, sale and profit', async () => {
  useSession.setState({ partner: { dmcId: testId(50) } });
  const { sale_minor: _sale, ...stay } = aStay({ rooms_status: 'released', on_request: true });
  const {
    customer: _customer,
    price: _price,
    profit_minor: _profit,
    total_minor: _total,
    payment_status: _status,
    ...own
  } = booking;
  booking = { ...own, hotels: [stay] };
  server.use(
    http.post('*/api/booking-hotels/:id/confirm', async ({ request }) => {
      await record(request);
      return oneOf({ ...stay, confirmation_number: 'HB-77', confirmed_at: stamp });
    }),
  );
  const { user } = open();
  const stays = await block('Hotels');
  for (const name of ['Customer info', 'Price table'])
    expect(screen.queryByRole('region', { name })).toBeNull();
  expect(screen.queryByText(/sale|profit/i)).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Edit|Hold)/ })).toBeNull();
  expect(stays.getByText('Hold has ended: rooms are no longer kept')).toBeVisible();
  expect(stays.getByText('On request: the hotel is asked')).toBeVisible();
  await user.click(await stays.findByRole('button', { name: 'Confirm stay: Baltic Beach' }));
  const form = within(await findDialog(/^Confirm the stay/));
  await user.type(form.getByRole('textbox', { name: /^Confirmation number/ }), 'HB-77');
  await user.click(form.getByRole('button', { name: 'Confirm stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[0]).toMatchObject({
    path: `/api/booking-hotels/${stay.id}/confirm`,
    body: { confirmation_number: 'HB-77' },
  });
});

test('a stay is declined with a reason, which its line shows; it can still be confirmed', async () => {
  server.use(
    http.post('*/api/booking-hotels/:id/decline', async ({ request }) => {
      await record(request);
      const declined = aStay({ declined_at: stamp, decline_reason: 'Fully booked' });
      booking = { ...booking, hotels: [declined] };
      return oneOf(declined);
    }),
  );
  const { user } = open();
  const stays = await block('Hotels');
  await user.click(await stays.findByRole('button', { name: 'Decline stay: Baltic Beach' }));
  const form = within(await findDialog('Decline the stay at Baltic Beach'));
  await user.click(form.getByRole('button', { name: 'Decline stay' }));
  expect(form.getByRole('textbox', { name: /^Reason/ })).toBeInvalid();
  await user.type(form.getByRole('textbox', { name: /^Reason/ }), 'Fully booked');
  await user.click(form.getByRole('button', { name: 'Decline stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await stays.findByText('Declined: Fully booked')).toBeVisible();
  expect(sent.at(-1)).toMatchObject({
    path: `/api/booking-hotels/${testId(2)}/decline`,
    body: { reason: 'Fully booked' },
  });
  expect(stays.queryByRole('button', { name: 'Decline stay: Baltic Beach' })).toBeNull();
  expect(stays.getByRole('button', { name: 'Confirm stay: Baltic Beach' })).toBeVisible();
});

test('a booking opened from the payments steps through them and links back', async () => {
  const queries: Record<string, string>[] = [];
  const row = (number: number) => aPayment({ id: testId(number), booking_id: testId(number + 50) });
  server.use(
    http.get('*/api/bookings/:id', ({ params }) =>
      oneOf({ ...booking, id: String(params['id']), ref: `BE${String(params['id']).slice(-2)}` }),
    ),
    http.get('*/api/payments', ({ request }) => {
      queries.push(Object.fromEntries(new URL(request.url).searchParams));
      return listOf([row(1), row(2)], 2, 1, 25);
    }),
  );
  const { user, router } = renderPage('be-id', BookingPage, `/be/${testId(51)}`);
  await screen.findByRole('heading', { level: 1, name: /BE51$/ });
  const list = {
    path: '/payments',
    search: '?sort=booking_ref',
    query: { sort: 'booking_ref' },
    pageSize: 25,
    isPaged: true,
  };
  await act(() =>
    router.navigate(`/be/${testId(51)}`, { state: { list: { ...list, id: testId(1), place: 0 } } }),
  );
  expect(await screen.findByText('1 of 2')).toBeVisible();
  expect(queries.at(-1)).toMatchObject({ sort: 'booking_ref', page: '1' });
  await user.click(screen.getByRole('button', { name: 'Next payment' }));
  expect(await screen.findByRole('heading', { level: 1, name: /BE52$/ })).toBeVisible();
  expect(screen.getByText('2 of 2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All payments' })).toHaveAttribute(
    'href',
    '/payments?sort=booking_ref',
  );
  // The list of bookings has neither this order nor this row.
  expect(screen.getByRole('link', { name: 'Booking entries' })).toHaveAttribute('href', '/be');
});
