import { beforeEach, expect, test } from '@jest/globals';
import { startSession } from '@itinera/shared/state';
import {
  aHotel,
  http,
  HttpResponse,
  listOf,
  oneOf,
  renderPage,
  screen,
  server,
  testId,
  within,
} from '@itinera/shared/testing';
import { WhyDialog } from './WhyDialog';

const [double, half, all] = [testId(11), testId(12), testId(13)];
const [may, june, row, allRow] = [testId(21), testId(22), testId(31), testId(32)];
const locale = 'en' as const;
const hotel = aHotel({
  room_type_id: [double],
  boarding_type_id: [half, all],
  room_type: [{ room_type_id: double, name: 'Double', locale }],
  boarding_type: [
    { boarding_type_id: half, name: 'Half board', locale },
    { boarding_type_id: all, name: 'All inclusive', locale },
  ],
  child_age_limits: [{ from_age: 2, to_age: 11 }],
});
const period = (id: string, name: string, start_period: string, end_period: string) => ({
  id,
  name,
  start_period,
  end_period,
  min_nights: 5,
  max_nights: null,
  release_days: 0,
});
const aRow = (id: string, boarding_type_id: string) => ({
  id,
  room_type_id: double,
  boarding_type_id,
  adult: 2,
  children: 1,
  child_bands: null,
  coefficient_bp: 20_000,
  is_active: true,
});
const early = {
  id: testId(41),
  name: 'Early bird',
  type: 'early_booking',
  value_type: 'percent',
  value_bp: 1000,
  booking_from: '2020-01-01',
  booking_to: '2090-12-31',
  stay_from: '2090-06-01',
  stay_to: '2090-06-30',
  stay_rule: 'night',
  min_nights: 1,
  max_nights: null,
  arrival_weekdays: [],
  room_type_ids: [],
  boarding_type_ids: [],
  days_before_min: null,
  days_before_max: null,
  combinable: false,
  priority: 100,
  is_active: true,
};
const late = { ...early, id: testId(42), name: 'Last days', type: 'last_minute', days_before_max: 7 };

const link = {
  id: testId(71),
  dmc_id: testId(2),
  markup_bp: 1200,
  is_active: true,
  contract_from: null,
  contract_to: null,
};
const lists: Record<string, object[]> = {
  'room-types': [],
  'hotel-dmcs': [link],
  'boarding-types': [],
  'price-periods': [
    period(may, 'Low', '2090-05-01', '2090-05-31'),
    period(june, 'High', '2090-06-01', '2090-06-30'),
  ],
  'graph-prices': [aRow(row, half), { ...aRow(allRow, all), coefficient_bp: null }],
  'price-cells': [
    { id: testId(51), graph_price_id: row, period_id: june, price_minor: 15_000, is_free: false },
  ],
  'base-prices': [
    { id: testId(52), period_id: may, boarding_type_id: half, room_type_id: null, price_minor: 5500 },
  ],
  'boarding-supplements': [
    {
      id: testId(53),
      period_id: null,
      from_boarding_type_id: half,
      boarding_type_id: all,
      adult_minor: 1800,
      child_minor: 900,
    },
  ],
  offers: [early, late],
  'special-prices': [],
  'stop-sales': [
    {
      id: testId(61),
      room_type_id: null,
      boarding_type_id: null,
      start_date: '2090-06-20',
      end_date: '2090-06-21',
      applies_to: 'stay',
      weekdays: [],
      is_active: true,
    },
  ],
  'blocked-checkouts': [],
  'cancellation-terms': [],
  'weekday-supplements': [],
  'stay-lengths': [],
  'hotel-charges': [],
};
const terms = {
  id: testId(91),
  name: 'Moderate',
  stay_from: '2090-05-01',
  stay_to: '2090-05-31',
  booking_from: '2020-01-01',
  booking_to: '2090-12-31',
  room_type_ids: [],
  boarding_type_ids: [],
  offer_ids: [],
  steps: [{ days_before: 7, hour: 18, kind: 'nights', value: 1 }],
  no_show: { kind: 'percent', value: 10_000 },
  is_active: true,
};
const partnerLines = 'Free until 24.04.2090 18:00then 110,00 EURfrom 02.05.2090 00:00: 770,00 EUR';
// A seventh of 863,00 and a tenth more, two days before the partner's.
const customerLines = 'Free until 22.04.2090 18:00then 135,62 EURfrom 02.05.2090 00:00: 863,00 EUR';

const show = () => {
  const presets = `room_type_id=${double}&boarding_type_id=${half}&period_id=${may}&adults=2&children=1`;
  return renderPage(
    'hotels-id',
    () => <WhyDialog hotelId={hotel.id} dmcId={testId(2)} currency="EUR" onClose={() => undefined} />,
    `/hotels/${hotel.id}?tab=price&dialog=why&${presets}`,
  );
};

const forAll = {
  default_child_age: { from: 2, to: 11 },
  child_age_reference: 'check_in',
  time_zone: 'Europe/Riga',
};
const forStaff = { sale_currency: 'EUR', default_markup_bp: 0, sale_rounding: 1, exchange_rates: [] };

beforeEach(() => {
  startSession('access', 'refresh');
  server.use(
    http.get('*/api/settings', () => oneOf({ ...forAll, ...forStaff })),
    http.get('*/api/hotels/:id', () => oneOf(hotel)),
    ...Object.entries(lists).map(([name, list]) => http.get(`*/api/${name}`, () => listOf(list))),
  );
});

/** Amounts are shown with no-break spaces. */
const textOf = (element: HTMLElement): string => (element.textContent ?? '').replaceAll(/\s/g, ' ');
const linesOf = () =>
  within(screen.getByRole('table', { name: 'Price per night' }))
    .getAllByRole('row')
    .slice(1)
    .map(textOf);

test('a stay is explained while it is typed: nights, offers, and why it can’t be sold', async () => {
  const { user } = show();
  const type = async (label: string, text: string) => {
    const field = await screen.findByRole('textbox', { name: label });
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  };

  // It begins with the period and the guests of the cell that it was opened for.
  expect(await screen.findByRole('textbox', { name: 'Check-in' })).toHaveValue('01.05.2090');
  expect(screen.getByRole('textbox', { name: 'Ages of children' })).toHaveValue('11');
  expect(textOf(screen.getByRole('status'))).toBe('770,00 EUR for 7 nightsCan be sold');
  expect(linesOf()).toEqual([
    '01.05.2090–07.05.20907 nights · Low110,00base price 55,00 × coefficient 2Who changed it110,00',
  ]);

  await type('Check-in', '30.05.2090');
  await type('Check-out', '05.06.2090');
  expect(textOf(screen.getByRole('status'))).toBe(
    '760,00 EUR for 6 nights820,00 EUR − 60,00 EUR by offersCan be sold',
  );
  expect(linesOf()[1]).toBe(
    '01.06.2090–04.06.20904 nights · High150,00entered in the gridWho changed it−15,00 Early bird135,00',
  );
  const offers = screen.getByRole('region', { name: 'Offers' });
  expect(within(offers).getAllByRole('listitem').map(textOf)).toEqual([
    'Early bird: −60,00 EUR',
    'Last days: booked too few or too many days before arrival',
  ]);

  const sale = textOf(screen.getByRole('region', { name: 'Sale' }));
  expect(sale).toBe('SaleMark-up91,20 EUR (12 %)Customers pay852,00 EURProfit92,00 EUR');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Boarding' }), 'All inclusive');
  expect(linesOf()[1]).toContain(
    '195,00Half board 150,00 (entered in the grid) + supplement 18,00 × 2 adults, 9,00 × 1 child',
  );

  await type('Check-in', '18.06.2090');
  await type('Check-out', '22.06.2090');
  expect(screen.getByRole('status')).toHaveTextContent(
    /Can’t be sold.*Stop sale: 20.06.2090–21.06.2090.*at least 5 nights/,
  );
  await type('Ages of children', '1, 12');
  expect(screen.getByRole('status')).toHaveTextContent('no row for 3 adults');
  expect(screen.getByText(/aged 1: infant, free · aged 12: counts as an adult/)).toBeVisible();

  await type('Check-out', '17.06.2090');
  expect(screen.getByRole('status')).toHaveTextContent('Complete the stay to see its price.');
});

test('a night that costs more on its weekday says so, and a stay that is too short says where that is decided', async () => {
  const weekend = {
    id: testId(95),
    name: 'Weekend',
    weekdays: [5, 6],
    change: 'percent',
    amount_minor: 0,
    percent_bp: 1_000,
    room_type_ids: [],
    boarding_type_ids: [],
    stay_from: null,
    stay_to: null,
    is_active: true,
  };
  const length = {
    id: testId(96),
    room_type_id: null,
    boarding_type_id: null,
    start_date: '2090-05-01',
    end_date: '2090-05-31',
    weekdays: [6],
    applies_to: 'through',
    min_nights: 8,
    max_nights: null,
    is_active: true,
  };
  server.use(
    http.get('*/api/weekday-supplements', () => listOf([weekend])),
    http.get('*/api/stay-lengths', () => listOf([length])),
  );
  const { user } = show();
  // 1 May 2090 is a Monday.
  expect(await screen.findByRole('status')).toHaveTextContent(/Can’t be sold/);
  expect(linesOf()).toEqual([
    '01.05.2090–04.05.20904 nights · Low110,00base price 55,00 × coefficient 2Who changed it110,00',
    '05.05.2090–06.05.20902 nights · Low110,00base price 55,00 × coefficient 2+11,00 WeekendWho changed it121,00',
    '07.05.20901 night · Low110,00base price 55,00 × coefficient 2Who changed it110,00',
  ]);
  const status = within(screen.getByRole('status'));
  await user.click(status.getByRole('button', { name: /^Stays on 06.05.2090 are at least 8\snights$/ }));
  expect(new URLSearchParams(window.location.search).get('dialog')).toBe('stay-lengths');
});

test("partners, who can't read terms of sale, see none, and only what they charge for a cancellation", async () => {
  server.use(
    http.get('*/api/settings', () => oneOf(forAll)),
    http.get('*/api/cancellation-terms', () => listOf([terms])),
  );
  show();
  expect(await screen.findByRole('table', { name: 'Price per night' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Sale' })).toBeNull();
  expect(textOf(screen.getByRole('region', { name: 'Cancellation' }))).toBe(
    `CancellationTermsModerateCharged${partnerLines}Time zoneEurope/Riga`,
  );
});

test('what a cancellation costs, by the hotel’s time zone, is shown for partner and customer, or that it is charged by hand', async () => {
  const settings = { ...forAll, ...forStaff, customer_terms_days: 2, customer_terms_margin_bp: 1000 };
  server.use(
    http.get('*/api/settings', () => oneOf(settings)),
    http.get('*/api/hotels/:id', () => oneOf({ ...hotel, time_zone: 'Asia/Dubai' })),
    http.get('*/api/cancellation-terms', () => listOf([terms])),
  );
  const { user } = show();
  const region = await screen.findByRole('region', { name: 'Cancellation' });
  expect(textOf(region)).toBe(
    `CancellationTermsModeratePartner charges${partnerLines}Customers are charged${customerLines}Time zoneAsia/Dubai`,
  );
  const booked = screen.getByRole('textbox', { name: 'Booked on' });
  await user.clear(booked);
  await user.paste('01.01.2019');
  await user.click(
    await screen.findByRole('button', { name: 'No terms: a cancellation is charged by hand.' }),
  );
  expect(new URLSearchParams(window.location.search).get('dialog')).toBe('cancellation-terms');
});

test('the history of a price is loaded on request', async () => {
  const asked: string[] = [];
  const change = {
    id: testId(81),
    at: '2026-11-10T12:02:00.000Z',
    actor: { kind: 'staff', id: testId(3), role: 'manager', name: 'Maria Berg' },
    action: 'update',
    outcome: 'done',
    changes: { price_minor: { before: 5000, after: 5500 } },
    request_id: null,
  };
  server.use(
    http.get('*/api/history', ({ request }) => {
      asked.push(new URL(request.url).search);
      return listOf([change]);
    }),
  );
  const { user } = show();
  const button = await screen.findByRole('button', { name: 'Who changed it' });
  expect(asked).toEqual([]);
  await user.click(button);
  const list = await screen.findByRole('list', { name: 'Changes of the price' });
  expect(textOf(list)).toMatch(/^50,00 → 55,00 · Maria Berg · 10.11.2026/);
  expect(asked).toEqual([`?entity=base-prices&id=${testId(52)}&per_page=100`]);
});

test('a step links to the dialog of its cause', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'base price 55,00' }));
  expect(new URLSearchParams(window.location.search).get('dialog')).toBe('base-prices');
});

test('a failed request is reported, and retried', async () => {
  let isDown = true;
  server.use(http.get('*/api/offers', () => (isDown ? new HttpResponse(null, { status: 503 }) : listOf([]))));
  const { user } = show();
  await screen.findByRole('alert', {}, { timeout: 10_000 });
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Price per night' })).toBeVisible();
});

test.each([
  [{ contract_to: '2090-05-05' }, 'Outside of the contract with the partner: 06.05.2090–07.05.2090'],
  [{ contract_from: '2090-05-02' }, 'Outside of the contract with the partner: 01.05.2090'],
  [{ is_active: false }, 'The partner does not offer the hotel: its contract is switched off'],
])('with a contract of %j the stay can’t be sold', async (changes, reason) => {
  server.use(http.get('*/api/hotel-dmcs', () => listOf([{ ...link, ...changes }])));
  show();
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByText(/770,00/)).toBeVisible();
});

test('what guests pay at the hotel is beside the price, and leads to its charges', async () => {
  const charge = {
    id: testId(95),
    kind: 'tax',
    name: null,
    basis: 'person_night',
    amount_minor: 200,
    currency: 'EUR',
    free_below_age: null,
    max_nights: 3,
    stay_from: null,
    stay_to: null,
    is_included: false,
    is_refundable: false,
    is_active: true,
  };
  server.use(http.get('*/api/hotel-charges', () => listOf([charge])));
  const { user } = show();
  const section = within(await screen.findByRole('region', { name: 'Paid at the hotel' }));
  // Two adults and a child.
  const link = section.getByRole('button', { name: /^City tax 2,00.* per person and night, .*: 18,00/ });
  await user.click(link);
  expect(new URLSearchParams(window.location.search).get('dialog')).toBe('hotel-charges');
});
