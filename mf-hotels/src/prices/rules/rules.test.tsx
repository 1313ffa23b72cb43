import { beforeEach, describe, expect, test } from '@jest/globals';
import type { BatchInput } from '@itinera/shared/contracts';
import {
  becomeGuest,
  partnerCookies,
  restorePartner,
  startSession,
  useMessages,
} from '@itinera/shared/state';
import {
  act,
  aHotel,
  failure,
  findDialog,
  http,
  keepingServer,
  listOf,
  oneOf,
  renderPage,
  screen,
  server,
  testId,
  type userEvent,
  waitFor,
  within,
} from '@itinera/shared/testing';
import HotelPage from '../../hotels/detail/HotelPage';

const [double, suite, bed, half] = [testId(31), testId(32), testId(41), testId(42)];
const locale = 'en' as const;
const hotel = aHotel({
  room_type_id: [double, suite],
  boarding_type_id: [bed, half],
  room_type: [
    { room_type_id: double, name: 'Double', locale },
    { room_type_id: suite, name: 'Suite', locale },
  ],
  boarding_type: [
    { boarding_type_id: bed, name: 'Bed and breakfast', locale },
    { boarding_type_id: half, name: 'Half board', locale },
  ],
});
const dmc_id = testId(51);
const period = testId(61);
const stamp = '2027-03-01T12:00:00.000Z';
const owned = { hotel_id: hotel.id, dmc_id, created_at: stamp, updated_at: stamp };

beforeEach(() => {
  becomeGuest('/');
  partnerCookies.remove();
  restorePartner();
  startSession('access', 'refresh');
  server.use(
    ...['base-prices', 'boarding-supplements', 'offers', 'special-prices', 'stop-sales', 'blocked-checkouts']
      .concat('graph-prices', 'price-cells', 'room-types', 'boarding-types', 'bookings')
      .map((list) => http.get(`*/api/${list}`, () => listOf([]))),
    http.get('*/api/price-coverage', () => oneOf([])),
    http.get('*/api/hotels/:id', () => oneOf(hotel)),
    http.get('*/api/users', () =>
      listOf([{ id: dmc_id, company_name: 'Baltic DMC', role: 'dmc', status: 'active' }]),
    ),
    http.get('*/api/hotel-dmcs', () =>
      listOf([{ id: testId(52), hotel_id: hotel.id, dmc_id, currency: 'EUR' }]),
    ),
    http.get('*/api/price-periods', () =>
      listOf([
        {
          ...owned,
          id: period,
          name: 'Low',
          start_period: '2031-05-01',
          end_period: '2031-05-31',
          min_nights: 1,
          max_nights: null,
          release_days: 0,
        },
      ]),
    ),
  );
});

const address = (dialog: string) => `/hotels/${hotel.id}?tab=price&dialog=${dialog}`;
type Form = ReturnType<typeof within>;
type Person = ReturnType<typeof userEvent.setup>;

async function type(person: Person, form: Form, fields: Record<string, string>) {
  for (const [name, text] of Object.entries(fields)) {
    const input = form.getByRole('textbox', { name: new RegExp(`^${name}`) });
    await person.clear(input);
    await person.paste(text);
  }
}

const days = { 'First day': '10.8.2031', 'Last day': '14.8.2031' };
const windows = {
  'Booked from': '1.3.2031',
  'Booked until': '31.3.2031',
  'First night': '1.5.2031',
  'Last night': '31.10.2031',
};
const sentWindows = {
  booking_from: '2031-03-01',
  booking_to: '2031-03-31',
  stay_from: '2031-05-01',
  stay_to: '2031-10-31',
};

interface Walk {
  dialog: string;
  title: string;
  noun: string;
  path: string;
  fill: (person: Person, form: Form) => Promise<void>;
  /** Body beside hotel and partner. */
  sent: object;
  /** Name in the list. */
  name: string;
  edit: Record<string, string>;
  changed: object;
}

const walks: Walk[] = [
  {
    dialog: 'stop-sales',
    title: 'Stop sales',
    noun: 'stop sale',
    path: '/api/stop-sales',
    fill: async (person, form) => {
      await type(person, form, { ...days, Reason: 'Fully booked' });
      await person.selectOptions(form.getByRole('combobox', { name: /^Room/ }), 'Suite');
    },
    sent: { start_date: '2031-08-10', end_date: '2031-08-14', room_type_id: suite, reason: 'Fully booked' },
    name: '10.08.2031 – 14.08.2031',
    edit: { Reason: 'Works' },
    changed: { reason: 'Works' },
  },
  {
    dialog: 'blocked-checkouts',
    title: 'Blocked check-outs',
    noun: 'blocked check-out',
    path: '/api/blocked-checkouts',
    fill: async (person, form) => {
      await type(person, form, days);
      for (const weekday of ['Sun', 'Sat', 'Mon', 'Mon'])
        await person.click(form.getByRole('button', { name: weekday }));
      expect(form.getByRole('button', { name: 'Sat', pressed: true })).toBeVisible();
      await person.click(form.getByRole('switch', { name: 'For all partners of the hotel' }));
    },
    sent: { start_date: '2031-08-10', end_date: '2031-08-14', weekdays: [6, 7], dmc_id: null },
    name: '10.08.2031 – 14.08.2031',
    edit: { Reason: 'Charter' },
    changed: { reason: 'Charter' },
  },
  {
    dialog: 'allotments',
    title: 'Allotments',
    noun: 'allotment',
    path: '/api/allotments',
    fill: async (person, form) => {
      await type(person, form, { Name: 'Contract', 'First night': '1.5.2031', 'Last night': '31.10.2031' });
      await type(person, form, { 'Rooms a night': '5', 'Given back, days before': '7' });
      await person.click(form.getByRole('button', { name: 'Double' }));
    },
    sent: {
      name: 'Contract',
      kind: 'soft',
      rooms: 5,
      release_days: 7,
      when_sold_out: 'stop',
      room_type_ids: [double],
      start_date: '2031-05-01',
      end_date: '2031-10-31',
    },
    name: 'Contract',
    edit: { 'Rooms a night': '4' },
    changed: { rooms: 4 },
  },
  {
    dialog: 'special-prices',
    title: 'Special prices',
    noun: 'special price',
    path: '/api/special-prices',
    fill: async (person, form) => {
      await type(person, form, { Name: 'Festival', Price: '90,50', ...windows });
      await person.click(form.getByRole('button', { name: 'Add special price' }));
      expect(form.getByRole('textbox', { name: /^Adults/ })).toBeInvalid();
      await person.click(form.getByRole('switch', { name: 'For all occupancies' }));
      await person.click(await screen.findByRole('button', { name: 'Replace all' }));
      expect(form.queryByRole('textbox', { name: /^Adults/ })).toBeNull();
    },
    sent: { name: 'Festival', price_minor: 9050, adult: null, ...sentWindows },
    name: 'Festival',
    edit: { Price: '95' },
    changed: { price_minor: 9500 },
  },
  {
    dialog: 'offers',
    title: 'Offers',
    noun: 'offer',
    path: '/api/offers',
    fill: async (person, form) => {
      await type(person, form, { Name: 'Seven is six', ...windows });
      await person.selectOptions(form.getByRole('combobox', { name: /^Type/ }), 'Free nights');
      await type(person, form, { 'Nights stayed': '7', 'Nights paid': '6' });
      expect(
        await form.findByText(/^7 nights from 01.05.2031 .* pays 6 nights, 600,00.*Free: 07.05.2031$/),
      ).toBeVisible();
    },
    sent: {
      name: 'Seven is six',
      type: 'stay_pay',
      value_type: null,
      stay_rule: 'whole',
      stay_nights: 7,
      pay_nights: 6,
      ...sentWindows,
    },
    name: 'Seven is six',
    edit: { 'Nights paid': '5' },
    changed: { pay_nights: 5 },
  },
  {
    dialog: 'hotel-charges',
    title: 'Paid at the hotel',
    noun: 'charge',
    path: '/api/hotel-charges',
    fill: async (person, form) => {
      await type(person, form, { Name: 'Eco tax', Amount: '2', 'Free below': '6', 'Nights at most': '7' });
      await person.selectOptions(form.getByRole('combobox', { name: /^Paid/ }), 'per person');
      expect(form.queryByRole('textbox', { name: /^Nights at most/ })).toBeNull();
      expect(
        await form.findByText(
          'A week of two adults: Eco tax 2,00 EUR per person, paid at the hotel: 4,00 EUR',
        ),
      ).toBeVisible();
    },
    sent: {
      dmc_id: null,
      kind: 'tax',
      name: 'Eco tax',
      basis: 'person_stay',
      amount_minor: 200,
      currency: 'EUR',
      free_below_age: 6,
      max_nights: null,
      is_included: false,
    },
    name: 'Eco tax',
    edit: { Amount: '3' },
    changed: { amount_minor: 300, free_below_age: 6 },
  },
  {
    dialog: 'base-prices',
    title: 'Base prices',
    noun: 'base price',
    path: '/api/base-prices',
    fill: async (person, form) => {
      await type(person, form, { Price: '55' });
      await person.selectOptions(
        form.getByRole('combobox', { name: /^Period/ }),
        await form.findByRole('option', { name: /Low/ }),
      );
      await person.selectOptions(form.getByRole('combobox', { name: /^Boarding/ }), 'Half board');
      await person.selectOptions(form.getByRole('combobox', { name: /^Room/ }), 'Suite');
    },
    sent: { price_minor: 5500, period_id: period, boarding_type_id: half, room_type_id: suite },
    name: 'Suite, Half board, Low, 01.05.2031 – 31.05.2031',
    edit: { Price: '60' },
    changed: { price_minor: 6000 },
  },
  {
    dialog: 'boarding-supplements',
    title: 'Boarding supplements',
    noun: 'boarding supplement',
    path: '/api/boarding-supplements',
    fill: async (person, form) => {
      await type(person, form, { 'Per adult': '15', 'Per child': '7,5' });
      await person.selectOptions(form.getByRole('combobox', { name: /^Boarding/ }), 'Half board');
      await person.selectOptions(form.getByRole('combobox', { name: /^Added to/ }), 'Bed and breakfast');
      await person.selectOptions(
        form.getByRole('combobox', { name: /^Period/ }),
        await form.findByRole('option', { name: /Low/ }),
      );
    },
    sent: {
      adult_minor: 1500,
      child_minor: 750,
      boarding_type_id: half,
      from_boarding_type_id: bed,
      period_id: period,
    },
    name: 'Half board on Bed and breakfast, Low, 01.05.2031 – 31.05.2031',
    edit: { 'Per adult': '16' },
    changed: { adult_minor: 1600 },
  },
];

test.each(walks)(
  'in $dialog an entry is added, changed, deleted and restored',
  async ({ dialog, title, noun, path, fill, sent, name, edit, changed }) => {
    const kept = keepingServer(path);
    let deleted: object = {};
    server.use(
      ...kept.handlers,
      http.post<never, BatchInput>('*/api/batch', async ({ request }) => {
        const { operations } = await request.json();
        const { id } = Object(operations[0]?.body);
        kept.changeElsewhere(id, deleted);
        return oneOf([{ status: 201, result: deleted }]);
      }),
    );
    const { user: person } = renderPage('hotels-id', HotelPage, address(dialog));
    const list = within(await findDialog(title));
    const add = list.getByRole('button', { name: `Add ${noun}` });
    await waitFor(() => expect(add).toBeEnabled());
    await person.click(add);
    const form = within(await findDialog(`Add ${noun}`));
    await fill(person, form);
    await person.click(form.getByRole('button', { name: `Add ${noun}` }));
    const line = within(await list.findByRole('listitem', { name }));
    expect(kept.asked[0]?.body).toMatchObject({ hotel_id: hotel.id, dmc_id, ...sent });

    await person.click(line.getByRole('button', { name: `Edit ${name}` }));
    const sheet = within(await findDialog(`Edit ${noun}`));
    await type(person, sheet, edit);
    await person.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(kept.kept()[0]).toMatchObject(changed));
    [deleted = {}] = kept.kept();

    await person.click(await list.findByRole('button', { name: `Delete ${name}` }));
    await waitFor(() => expect(list.queryByRole('listitem', { name })).toBeNull());
    await waitFor(() => expect(kept.kept()).toEqual([]));
    await waitFor(() => expect(useMessages.getState().snackbars.at(-1)?.action?.label).toBe('Undo'));
    act(() => useMessages.getState().snackbars.at(-1)?.action?.run());
    expect(await list.findByRole('listitem', { name })).toBeVisible();
  },
);

const nights = { check_in_to: '2031-08-14', check_out_from: '2031-08-11' };
test.each([
  ['stop sale', 'nights', nights, undefined],
  [
    'stop sale',
    'an arrival',
    { check_in_from: '2031-08-10', check_in_to: '2031-08-14' },
    'Arrivals on these days',
  ],
  [
    'blocked check-out',
    'a check-out',
    { check_out_from: '2031-08-10', check_out_to: '2031-08-14' },
    undefined,
  ],
])('while a %s is typed, bookings with %s on its days are named', async (noun, what, asked, stops) => {
  const seen: Record<string, string>[] = [];
  let isLost = true;
  const found = ['BE3100001', 'BE3100002', 'BE3100003'].map((ref, n) => ({
    id: testId(90 + n),
    ref,
    departure_date: `2031-08-1${n}`,
  }));
  server.use(
    http.get('*/api/bookings', ({ request }) => {
      seen.push(Object.fromEntries(new URL(request.url).searchParams));
      return isLost ? failure('unavailable', 'Not now.') : listOf(found, 12);
    }),
  );
  const { user: person } = renderPage(
    'hotels-id',
    HotelPage,
    `${address(`${noun}s`.replace(' ', '-').replace('check-outs', 'checkouts'))}&day=2031-08-10`,
  );
  const form = within(await findDialog(`Add ${noun}`));
  if (stops) await person.selectOptions(form.getByRole('combobox', { name: /^Stops/ }), stops);
  await type(person, form, { 'Last day': '14.8.2031' });
  expect(await form.findByText(/^It is not known whether there are bookings/)).toBeVisible();
  isLost = false;
  await person.click(form.getByRole('button', { name: 'Try again' }));
  const notice = await form.findByText(/^12 bookings/);
  expect(notice).toHaveTextContent(
    `12 bookings with ${what} on these days, the earliest departing on 10.08.2031: BE3100001, BE3100002, BE3100003 and 9 more. Bookings stay as they are.`,
  );
  const query = { status: 'draft,on_request,confirmed', hotel_id: hotel.id, dmc_id, ...asked };
  expect(seen.at(-1)).toEqual({ ...query, sort: 'departure_date', page: '1', per_page: '3' });
  expect(within(notice).getByRole('link', { name: 'Show all in the list' })).toHaveAttribute(
    'href',
    `/be?${new URLSearchParams(query)}`,
  );
  expect(within(notice).getByRole('link', { name: 'BE3100001' })).toHaveAttribute(
    'href',
    `/be/${testId(90)}`,
  );
  await person.click(form.getByRole('switch', { name: 'Active' }));
  expect(form.queryByText(/12 bookings/)).toBeNull();
});

test('a stop sale of a cell is for its room, boarding and period', async () => {
  const kept = keepingServer('/api/stop-sales');
  server.use(...kept.handlers);
  const presets = `&room_type_id=${double}&boarding_type_id=${half}&period_id=${period}`;
  const { user: person } = renderPage('hotels-id', HotelPage, `${address('stop-sales')}${presets}`);
  const form = within(await findDialog('Add stop sale'));
  expect(form.getByRole('textbox', { name: /^Last day/ })).toHaveValue('31.05.2031');
  await person.click(form.getByRole('button', { name: 'Add stop sale' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kept.asked[0]?.body).toMatchObject({
    start_date: '2031-05-01',
    end_date: '2031-05-31',
    room_type_id: double,
    boarding_type_id: half,
  });
});

test('a cell of the base prices opens its entry, or adds one for its period and boarding', async () => {
  const price = {
    ...owned,
    id: testId(81),
    period_id: period,
    boarding_type_id: bed,
    room_type_id: null,
    price_minor: 4500,
  };
  const kept = keepingServer('/api/base-prices', [price]);
  server.use(...kept.handlers);
  const { user: person } = renderPage('hotels-id', HotelPage, address('base-prices'));
  const table = within(await screen.findByRole('table', { name: 'Base prices for all rooms' }));
  await table.findByRole('button', { name: /^Low.*, Bed and breakfast: 45,00$/ });
  await person.click(table.getByRole('button', { name: /^Low.*, Half board: none, add$/ }));
  const form = within(await findDialog('Add base price'));
  await type(person, form, { Price: '60' });
  await person.click(form.getByRole('button', { name: 'Add base price' }));
  await table.findByRole('button', { name: /^Low.*, Half board: 60,00$/ });
  expect(kept.asked[0]?.body).toMatchObject({ period_id: period, boarding_type_id: half, price_minor: 6000 });
  await person.click(screen.getByRole('button', { name: 'List 2 amounts of the table' }));
  expect(screen.getAllByRole('button', { name: /^Delete All rooms/ })).toHaveLength(2);
});

interface FreeAmount {
  path: string;
  dialog: string;
  table: string;
  cell: RegExp;
  form: string;
  typed: Record<string, string>;
  saved: RegExp;
  body: object;
}

test.each<FreeAmount>([
  {
    path: '/api/base-prices',
    dialog: 'base-prices',
    table: 'Base prices for all rooms',
    cell: /^Low.*, Half board: none, add$/,
    form: 'Add base price',
    typed: { Price: '0' },
    saved: /^Low.*, Half board: free$/,
    body: { price_minor: 0, is_free: true },
  },
  {
    path: '/api/boarding-supplements',
    dialog: 'boarding-supplements',
    table: 'Supplements in all periods',
    cell: /^Half board, Bed and breakfast: none, add$/,
    form: 'Add boarding supplement',
    typed: { 'Per adult and night': '0', 'Per child and night': '0' },
    saved: /^Half board, Bed and breakfast: 0,00 \/ 0,00$/,
    body: { adult_minor: 0, child_minor: 0, is_free: true },
  },
])('an amount of 0 in $dialog is saved only when it is said that it sells for nothing', async (kind) => {
  const kept = keepingServer(kind.path, []);
  server.use(...kept.handlers);
  const { user: person } = renderPage('hotels-id', HotelPage, address(kind.dialog));
  const table = within(await screen.findByRole('table', { name: kind.table }));
  await person.click(await table.findByRole('button', { name: kind.cell }));
  const form = within(await findDialog(kind.form));
  await type(person, form, kind.typed);
  await person.click(form.getByRole('button', { name: kind.form }));
  expect((await form.findAllByText(/^0 would sell for nothing/))[0]).toBeVisible();
  expect(kept.asked.filter(({ body }) => body !== undefined)).toEqual([]);
  await person.click(form.getByRole('switch', { name: 'Sell for nothing' }));
  await person.click(form.getByRole('button', { name: kind.form }));
  await table.findByRole('button', { name: kind.saved });
  expect(kept.asked[0]?.body).toMatchObject({ ...kind.body, currency: 'EUR' });
});

describe('a list of rules', () => {
  const stop = (id: number, start_date: string, more: object = {}) => ({
    ...owned,
    id: testId(id),
    start_date,
    end_date: start_date,
    applies_to: 'stay',
    weekdays: [],
    room_type_id: null,
    boarding_type_id: null,
    reason: null,
    is_active: true,
    ...more,
  });

  test("partners see, but can't change, rules for all partners", async () => {
    partnerCookies.save(dmc_id);
    restorePartner();
    const kept = keepingServer('/api/stop-sales', [
      stop(71, '2031-08-10', { dmc_id: null }),
      stop(72, '2031-08-11'),
    ]);
    server.use(...kept.handlers);
    const { user: person } = renderPage('hotels-id', HotelPage, address('stop-sales'));
    const common = within(await screen.findByRole('listitem', { name: '10.08.2031' }));
    expect(common.getByText('Set by the hotel’s staff')).toBeVisible();
    expect(common.queryByRole('button')).toBeNull();
    const own = within(screen.getByRole('listitem', { name: '11.08.2031' }));
    await person.click(own.getByRole('button', { name: 'Edit 11.08.2031' }));
    const form = within(await findDialog('Edit stop sale'));
    expect(await form.findByRole('button', { name: 'Save' })).toBeVisible();
    // Histories, and rules for all partners, are for staff.
    expect(form.queryByRole('button', { name: 'History' })).toBeNull();
    expect(form.queryByRole('switch', { name: /all partners/ })).toBeNull();
  });

  test('collapses past rules', async () => {
    server.use(http.get('*/api/stop-sales', () => listOf([stop(71, '2020-08-10'), stop(72, '2031-08-11')])));
    const { user: person } = renderPage('hotels-id', HotelPage, address('stop-sales'));
    await screen.findByRole('listitem', { name: '11.08.2031' });
    expect(screen.queryByRole('listitem', { name: '10.08.2020' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Show 1 past one' }));
    expect(screen.getByRole('listitem', { name: '10.08.2020' })).toBeVisible();
  });
});
