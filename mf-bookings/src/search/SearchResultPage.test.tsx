import { beforeEach, expect, test } from '@jest/globals';
import type { FoundTrip, SearchInput, SearchResult } from '@itinera/shared/contracts';
import { queryClient } from '@itinera/shared/data';
import { useShortcuts } from '@itinera/shared/state';
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
  waitFor,
  within,
} from '@itinera/shared/testing';
import { aQuote, testId } from '../bookings/testing';
import { searchParams } from './address';
import { tripId } from './result/foundRows';
import SearchResultPage from './SearchResultPage';
import { allInclusive, aSearch, found, priced, secondHotel, someSeats, suite } from './testing';

const stopSale = { code: 'stop_sale' as const, days: ['2090-06-01'], rule_id: null };
const early = { id: testId(400), name: 'Early booking' };

const three = [
  priced(90_000, { hotel_id: secondHotel.id, offers: [early] }),
  priced(100_000),
  priced(130_000, { boarding_type_id: allInclusive.id }),
];

let asked: SearchInput[] = [];
let answer: (input: SearchInput) => SearchResult | Response = () => found(three);

beforeEach(() => {
  asked = [];
  answer = () => found(three);
  queryClient.clear();
  window.localStorage.clear();
  server.use(
    http.get('*/api/saved-views', () => listOf([])),
    ...['cities', 'countries', 'regions', 'resorts', 'places', 'hotels', 'room-types', 'boarding-types'].map(
      (name) => http.get(`*/api/${name}`, () => listOf([])),
    ),
    http.get('*/api/cities/:id', () => oneOf({ id: testId(14), iata: 'RIX' })),
    http.get('*/api/settings', () => oneOf({ sale_currency: 'EUR' })),
    http.post('*/api/search', async ({ request }) => {
      const input = (await request.json()) as SearchInput;
      asked.push(input);
      const given = answer(input);
      return given instanceof Response ? given : oneOf(given);
    }),
  );
});

const open = (search: Partial<SearchInput> = {}) =>
  renderPage('search-result', SearchResultPage, `/search/result?${searchParams({ ...aSearch, ...search })}`);

const table = () => screen.findByRole('treegrid', { name: 'Trips found' });
const rowOf = async (name: RegExp) => within(await table()).findByRole('row', { name });
const rowNames = async () =>
  within(await table())
    .getAllByRole('row')
    .flatMap((row) => row.getAttribute('aria-label') ?? []);
/** Runs a shortcut as the shell does. */
const press = (key: string) =>
  act(() =>
    useShortcuts
      .getState()
      .offered.findLast(({ keys }) => keys === key)
      ?.run?.(),
  );
const plain = (element: HTMLElement) => (element.textContent ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

test('hotels are listed by their cheapest price', async () => {
  open();
  expect(await rowNames()).toEqual([
    'Amber Spa, Double, Half board, 01.06–08.06.2090',
    'Baltic Beach, Double, Half board, 01.06–08.06.2090',
  ]);
  const first = plain(await rowOf(/^Amber Spa/));
  for (const text of ['700,00', '200,00', '900,00', 'Cheapest', 'Early booking', '7 nights', '4★'])
    expect(first).toContain(text);
  expect(screen.getByText('3 trips in 2 hotels')).toBeVisible();
  expect(asked).toEqual([expect.objectContaining({ ...aSearch, include_blocked: false })]);
});

test('prices are of the whole party and per person', async () => {
  answer = () =>
    found([priced(100_000), priced(90_000, { hotel_id: secondHotel.id, children: 0, adults: 1 })]);
  open();
  expect(plain(await rowOf(/^Baltic Beach/))).toContain('1 000,00333,33 per person');
  expect(plain(await rowOf(/^Amber Spa/))).not.toContain('per person');
});

const flights = () => screen.findByRole('region', { name: 'Flights' });

test('flights that all trips have are shown once above them, with their free seats', async () => {
  const outbound = someSeats();
  const back = someSeats({ block_seat_id: testId(301), flight_number: '612', seats_free: 1 });
  const charter = { outbound, return: back };
  answer = () => found([priced(150_000, charter), priced(160_000, { ...charter, hotel_id: secondHotel.id })]);
  open({ origin_city_id: testId(14) });
  const above = plain(await flights());
  expect(above).toContain('611 RIX → HER 01.06. 06:10–10:20 · 9 seats');
  expect(above).toContain('612 RIX → HER 01.06. 06:10–10:20 · 1 seat');
  expect(plain(await rowOf(/^Baltic Beach/))).not.toContain('611');
});

test('where trips have different flights, all are above, and each trip names its own', async () => {
  const charter = (n: number) => ({
    outbound: someSeats({ block_seat_id: testId(300 + n), flight_number: `70${n}` }),
    return: someSeats({ block_seat_id: testId(310 + n), flight_number: `80${n}` }),
  });
  answer = () =>
    found([1, 2, 3].map((n) => priced(150_000 + n, { ...charter(n), hotel_id: testId(n === 1 ? 70 : 80) })));
  const { user } = open({ origin_city_id: testId(14) });
  const above = within(await flights());
  expect(above.getAllByRole('listitem')).toHaveLength(1);
  await user.click(above.getByRole('button', { name: 'Show all 3 flights' }));
  expect(above.getAllByRole('listitem')).toHaveLength(3);
  expect(plain(await rowOf(/^Baltic Beach/))).toContain('7 nights · 701');
  expect(plain(await rowOf(/^Amber Spa/))).toContain('7 nights · 702');
});

test('prices say that they are with transfer, and a trip whose transfer has no price says so', async () => {
  const transfer = { airport_id: testId(15), net_minor: 1_000, sale_minor: 2_000 };
  const onRequest = { ...transfer, sale_minor: null, net_minor: null };
  answer = () =>
    found([
      priced(100_000, { transfer }),
      priced(90_000, { hotel_id: secondHotel.id, transfer: onRequest, availability: 'on_request' }),
    ]);
  open({ with_transfer: true, include_on_request: true });
  expect(await screen.findByText(/^Prices of .*, with transfer$/)).toBeVisible();
  expect(plain(await rowOf(/^Amber Spa/))).toContain('Transfer on request');
  expect(plain(await rowOf(/^Baltic Beach/))).not.toContain('ransfer');
});

test('a trip says how few rooms are left, or that the hotel is asked', async () => {
  answer = () =>
    found([
      priced(100_000, { rooms_left: 2 }),
      priced(110_000, { hotel_id: secondHotel.id, rooms_left: 0, availability: 'on_request' }),
    ]);
  open({ include_on_request: true });
  expect(plain(await rowOf(/^Baltic Beach/))).toContain('2 rooms left');
  expect(plain(await rowOf(/^Amber Spa/))).toContain('On request: the hotel is asked');
});

test('a currency without an exchange rate is named, with a link to the rates', async () => {
  const unpriced = priced(0, { hotel_sale_minor: null, net_minor: null, sale_minor: null });
  answer = () => found([unpriced], { currency: 'USD', without_rate: ['EUR'] });
  const { unmount } = open();
  expect(await screen.findByText(/^There is no exchange rate from EUR to USD/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Exchange rates' })).toHaveAttribute(
    'href',
    '/settings?dialog=rates',
  );
  unmount();
  answer = () => found([], { currency: 'USD', without_rate: ['EUR', 'GBP'] });
  open({ adults: 3 });
  expect(await screen.findByText('Nothing found')).toBeVisible();
  expect(screen.getByText(/^There is no exchange rate from EUR, GBP to USD/)).toBeVisible();
});

test('the arrow key expands a hotel to its rooms, which are searched separately', async () => {
  answer = (input) =>
    input.hotel_ids
      ? found([...three.slice(1), priced(150_000, { room_type_id: suite.id })])
      : found(three, { has_more: true });
  const { user } = open({ country_ids: [testId(901)] });
  expect(await screen.findByText(/More trips exist. These are the 3 cheapest/)).toBeVisible();
  act(() => screen.getByRole('row', { name: /^Amber Spa/ }).focus());
  await user.keyboard('{ArrowDown}{ArrowRight}');
  await rowOf(/Suite/);
  expect(await rowNames()).toEqual([
    'Amber Spa, Double, Half board, 01.06–08.06.2090',
    'Baltic Beach, Double, Half board, 01.06–08.06.2090',
    'Double',
    'Suite',
    'Baltic Beach, Double, Half board, 01.06–08.06.2090',
  ]);
  expect(asked.at(-1)?.hotel_ids).toEqual([testId(70)]);
  expect(asked.at(-1)).not.toHaveProperty('country_ids');
  await user.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}');
  expect(await rowNames()).toHaveLength(2);
  expect(await rowOf(/^Baltic Beach/)).toHaveFocus();
});

test('keys pressed before the rooms are loaded take effect afterwards', async () => {
  const { user } = open();
  const hotel = await rowOf(/^Amber Spa/);
  act(() => hotel.focus());
  let answerRooms = () => {};
  const isAnswered = new Promise<void>((resolve) => (answerRooms = resolve));
  server.use(
    http.post('*/api/search', async () => {
      await isAnswered;
      const ofHotel = { hotel_id: secondHotel.id };
      return oneOf(found([priced(90_000, ofHotel), priced(95_000, { ...ofHotel, room_type_id: suite.id })]));
    }),
  );
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(hotel).toHaveFocus();
  answerRooms();
  await waitFor(() => expect(cell(/^Amber Spa, Double, Half board/)).toHaveFocus());
});

const cell = (name: RegExp) => screen.getByRole('gridcell', { name });
const openRooms = async (rooms: FoundTrip[]) => {
  answer = (input) => (input.hotel_ids ? found(rooms) : found([priced(90_000)]));
  const { user } = open();
  const hotel = await rowOf(/^Baltic Beach/);
  act(() => hotel.focus());
  await user.keyboard('{ArrowRight}');
  await rowOf(/^Double$/);
  return { user, hotel };
};
const later = { check_in: '2090-06-02', check_out: '2090-06-09' };
const rooms = [
  priced(90_000),
  priced(99_000, later),
  priced(120_000, { boarding_type_id: allInclusive.id, offers: [early], rooms_left: 1 }),
  priced(150_000, { room_type_id: suite.id, boarding_type_id: allInclusive.id }),
];

test('an open hotel shows rooms by boardings with the price per person, and arrows move between them', async () => {
  const { user, hotel } = await openRooms(rooms);
  const headings = screen.getAllByRole('columnheader').map((heading) => heading.textContent);
  expect(headings.slice(-3)).toEqual(['Room, price per person', 'Half board', 'All inclusive']);
  expect(plain(cell(/^Baltic Beach, Double, Half board/))).toBe('300,00 900,00 ');
  expect(plain(cell(/^Baltic Beach, Double, All inclusive/))).toBe(
    '400,00 1 200,00 1 room left Early booking ',
  );
  expect(cell(/All inclusive.* 400,00 1.200,00 1 room left Early booking$/)).toBeVisible();
  expect(plain(await rowOf(/^Suite$/))).toBe('Suite—500,00 1 500,00 ');
  await user.keyboard('{ArrowDown}');
  expect(cell(/^Baltic Beach, Double, Half board/)).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(cell(/^Baltic Beach, Suite, All inclusive/)).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(cell(/^Baltic Beach, Double, All inclusive/)).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(hotel).toHaveFocus();
});

test('a room with a boarding is marked, copied, explained and booked where it has the focus', async () => {
  server.use(http.post('*/api/quotes', () => oneOf(aQuote())));
  const { user } = await openRooms(rooms);
  await user.keyboard('{ArrowDown}{ArrowRight} ');
  expect(cell(/^Baltic Beach, Double, All inclusive/)).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('1 trip to compare')).toBeVisible();
  press('x');
  const dialog = await findDialog(/^Why this price: Baltic Beach, Double, All inclusive/);
  expect(dialog).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const book = within(cell(/^Baltic Beach, Double, All inclusive/)).getByRole('link', { name: /: book / });
  expect(new URL(book.getAttribute('href') ?? '', 'http://x').searchParams.get('book')).toContain(
    allInclusive.id,
  );
});

test('below the rooms, the one with the focus has its days, partner and other days', async () => {
  const { user } = await openRooms(rooms);
  await user.keyboard('{ArrowDown}');
  const detail = () => screen.getAllByRole('row', { name: /^Baltic Beach/ }).at(-1) as HTMLElement;
  expect(plain(detail())).toContain('Half board · Amber Tours');
  await user.click(within(detail()).getByRole('button', { name: '1 other' }));
  expect(detail()).toHaveAccessibleName('Baltic Beach, Double, Half board, 02.06–09.06.2090');
  act(() => cell(/^Baltic Beach, Suite/).focus());
  expect(detail()).toHaveAccessibleName('Baltic Beach, Suite, All inclusive, 01.06–08.06.2090');
});

test('a selected facet narrows the results, and is kept in the address', async () => {
  const { user } = open();
  const facets = within(await screen.findByRole('region', { name: 'Narrow the results' }));
  await user.click(facets.getByRole('checkbox', { name: /All inclusive/ }));
  expect(await rowNames()).toEqual(['Baltic Beach, Double, All inclusive, 01.06–08.06.2090']);
  expect(new URLSearchParams(window.location.search).get('only_boarding')).toBe(allInclusive.id);
  expect(asked).toHaveLength(1);
  await user.click(facets.getByRole('button', { name: 'Show all again' }));
  expect(await rowNames()).toHaveLength(2);
});

test('a trip names the last day of free cancellation, also in its text for the customer', async () => {
  // Midnight: the day before is the last one.
  const free_until = new Date(2090, 4, 13).toISOString();
  answer = () => found([priced(90_000, { free_until })]);
  const { user } = open();
  const row = await rowOf(/^Baltic Beach/);
  expect(within(row).getByText('free until 12.05')).toHaveAttribute(
    'title',
    'The stay can be cancelled free of charge until 13.05.2090 00:00',
  );
  act(() => row.focus());
  press('c');
  const dialog = within(await findDialog('Offer for the customer'));
  await user.click(dialog.getByRole('tab', { name: 'English' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox')).toHaveDisplayValue(/\nFree cancellation until 13.05.2090 00:00\n/),
  );
});

test('blockers of a trip are named, and it can still be booked', async () => {
  answer = () => found([priced(90_000, { availability: 'blocked', blockers: [stopSale] })]);
  open();
  const row = within(await rowOf(/^Baltic Beach/));
  expect(row.getByText('Stop sale')).toHaveAttribute('title', 'Stop sale: 01.06.2090');
  const book = new URL(row.getByRole('link', { name: /^Book/ }).getAttribute('href') ?? '', 'http://x');
  expect(book.searchParams.get('book')).toBe(
    [testId(70), testId(50), testId(71), testId(72), '2090-06-01', '2090-06-08'].join('.'),
  );
});

test('the booked trip is found by its address, even if it is not on the first page', async () => {
  const room = priced(150_000, { room_type_id: suite.id });
  answer = (input) => (input.hotel_ids ? found([room]) : found(three, { has_more: true }));
  server.use(http.post('*/api/quotes', () => oneOf(aQuote())));
  renderPage(
    'search-result',
    SearchResultPage,
    `/search/result?${searchParams(aSearch)}&book=${tripId(room)}`,
  );
  expect(await screen.findByText(/Baltic Beach, Suite, Half board/)).toBeVisible();
  expect(asked.map(({ hotel_ids }) => hotel_ids)).toEqual([undefined, [testId(70)]]);
});

test('a trip that is no longer available is reported as gone', async () => {
  const gone = priced(1, { room_type_id: testId(999) });
  renderPage(
    'search-result',
    SearchResultPage,
    `/search/result?${searchParams(aSearch)}&book=${tripId(gone)}`,
  );
  expect(await screen.findByText(/can’t be booked any more/)).toBeVisible();
});

test('up to four trips are compared side by side', async () => {
  const { user } = open();
  const first = await rowOf(/^Amber Spa/);
  act(() => first.focus());
  await user.keyboard(' ');
  const bar = within(await screen.findByRole('toolbar', { name: 'Trips to compare' }));
  expect(bar.getByRole('button', { name: 'Compare' })).toBeDisabled();
  await user.keyboard('{ArrowDown} ');
  await user.click(bar.getByRole('button', { name: 'Compare' }));
  const dialog = within(await findDialog('Compare 2 trips'));
  const line = (name: string) => plain(dialog.getByRole('row', { name: new RegExp(`^${name}`) }));
  expect(line('Stars')).toBe('Stars4★5★');
  expect(line('Sale')).toBe('Sale900,00 EUR1 000,00 EUR');
});

test('a key compares marked trips once there are two', async () => {
  const { user } = open();
  const first = await rowOf(/^Amber Spa/);
  act(() => first.focus());
  await user.keyboard(' ');
  press('m');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{ArrowDown} ');
  press('m');
  expect(await findDialog('Compare 2 trips')).toBeVisible();
});

test("a trip is copied as text in the customer's language", async () => {
  server.use(
    http.get('*/api/room-types', ({ request }) =>
      listOf(
        new URL(request.url).searchParams.get('locale') === 'ru'
          ? [{ id: testId(71), code: null, room_type_name: { name: 'Двухместный' } }]
          : [],
      ),
    ),
  );
  const { user } = open();
  const row = await rowOf(/^Baltic Beach/);
  act(() => row.focus());
  press('c');
  const dialog = within(await findDialog('Offer for the customer'));
  await waitFor(() => expect(dialog.getByRole('textbox')).toHaveDisplayValue(/Двухместный, Half board/));
  await user.click(dialog.getByRole('tab', { name: 'English' }));
  await waitFor(() => expect(dialog.getByRole('textbox')).toHaveDisplayValue(/Double, Half board/));
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toMatch(
    /^Baltic Beach 5★, Majori, Latvia\n01.06.2090 – 08.06/,
  );
});

test('x explains the price by night, unless net prices are hidden', async () => {
  server.use(http.post('*/api/quotes', () => oneOf(aQuote())));
  const { user } = open();
  const row = await rowOf(/^Baltic Beach/);
  act(() => row.focus());
  await user.click(screen.getByRole('button', { name: 'Hide net prices' }));
  expect(screen.queryByRole('columnheader', { name: 'Net, EUR' })).not.toBeInTheDocument();
  press('x');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show net prices' }));
  press('x');
  const dialog = within(await findDialog(/^Why this price: Baltic Beach/));
  expect(await dialog.findByRole('table', { name: 'Price per night' })).toBeVisible();
});

test('an empty result names the filter that removes most trips, and searches without it', async () => {
  answer = ({ stars_from }) =>
    stars_from === undefined
      ? found(three)
      : found([], {
          removed_by: [
            { filter: 'stars_from', hotels: 12 },
            { filter: 'country_ids', hotels: 1 },
          ],
        });
  const { user } = open({ stars_from: 5, country_ids: [testId(901)] });
  expect(await screen.findByText(/‘Stars from’ removes the most: 12 hotels/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Search without ‘Stars from’: 12 hotels' }));
  expect(await rowNames()).toHaveLength(2);
  expect(window.location.search).not.toContain('stars_from');
  expect(window.location.search).toContain('country_ids');
});

const nearest = [
  { check_in: '2090-05-28', check_out: '2090-06-04', nights: 7, sale_minor: 134_160, seats_free: 16 },
  { check_in: '2090-06-02', check_out: '2090-06-09', nights: 7, sale_minor: null, seats_free: 1 },
];

test('an empty result names the nearest departures, and one press searches the nearest', async () => {
  answer = ({ check_in_from }) =>
    check_in_from === '2090-06-02'
      ? found(three)
      : found([], { nearest, removed_by: [{ filter: 'origin_city_id', hotels: 55 }] });
  const { user } = open({ origin_city_id: testId(14), nights_to: 9 });
  const days = within(await screen.findByRole('list', { name: 'Nearest departures' }));
  expect(days.getAllByRole('button').map(plain)).toEqual([
    'Sun 28.05.2090 · 7 nights · 16 seats · from 1 341,60 EUR',
    'Fri 02.06.2090 · 7 nights · 1 seat',
  ]);
  expect(screen.getByText(/‘From’ removes the most: 55 hotels/)).toBeVisible();
  await waitFor(() => expect(days.getByRole('button', { name: /^Fri/ })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await rowNames()).toHaveLength(2);
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toMatchObject({
    check_in_from: '2090-06-02',
    check_in_to: '2090-06-02',
    nights_from: '7',
    nights_to: '9',
    origin_city_id: testId(14),
  });
});

test('the nearest days of a stay without flights are arrivals', async () => {
  answer = () => found([], { nearest: nearest.map((day) => ({ ...day, seats_free: null })) });
  open();
  const days = within(await screen.findByRole('list', { name: 'Nearest arrivals' }));
  expect(days.getAllByRole('button').map(plain)[0]).toBe('Sun 28.05.2090 · 7 nights · from 1 341,60 EUR');
});

test('if all trips are blocked or without a transfer price, they are shown on request', async () => {
  answer = ({ include_blocked, include_on_request }) =>
    include_blocked || include_on_request
      ? found(three)
      : found([], {
          removed_by: [
            { filter: 'include_blocked', hotels: 2 },
            { filter: 'include_on_request', hotels: 1 },
            { filter: 'of_a_later_release', hotels: 1 },
          ],
        });
  const { user } = open();
  expect(await screen.findByText('2 hotels would fit, but can’t be sold for these days.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /: \d hotels?$/ })).toHaveLength(2);
  expect(
    screen.getByRole('button', { name: 'Search with ‘Also what is on request’: 1 hotel' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show with the reasons: 2 hotels' }));
  expect(await rowNames()).toHaveLength(2);
  expect(window.location.search).toContain('include_blocked=true');
  // The form counts the filter, so that it can be changed there.
  expect(screen.getByRole('button', { name: 'More (1)' })).toBeVisible();
});

test('expired prices are dimmed, and refreshed on request', async () => {
  const at = '2090-01-01T10:40:00.000Z';
  answer = () =>
    asked.length === 1 ? found(three, { priced_at: at, expires_at: at }) : found(three.slice(1));
  const { user } = open();
  const notice = within(
    await screen
      .findByText(/They hold no longer/)
      .then((text) => text.closest('[role=alert]') as HTMLElement),
  );
  expect(await table()).toHaveAttribute('data-old');
  await user.click(notice.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(screen.queryByText(/They hold no longer/)).not.toBeInTheDocument());
  expect(await rowNames()).toEqual(['Baltic Beach, Double, Half board, 01.06–08.06.2090']);
});

test('a failure keeps the rows, shows an error, and can be retried', async () => {
  const { user } = open();
  await table();
  answer = () => HttpResponse.html('<h1>Sign in</h1>');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 4000 });
  expect(await rowNames()).toHaveLength(2);
  answer = () => found(three.slice(1));
  await user.click(retry);
  await waitFor(async () => expect(await rowNames()).toHaveLength(1));
});

test('a refused search shows the reason', async () => {
  answer = () => failure('rule', 'Search for days to come.') as never;
  open();
  expect(await screen.findByText('Search for days to come.')).toBeVisible();
});

test('an incomplete search in the address requires the missing fields', async () => {
  renderPage('search-result', SearchResultPage, '/search/result?adults=3');
  expect(await screen.findByRole('heading', { name: 'Complete the search' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Guests' })).toHaveTextContent('3 adults');
  expect(asked).toEqual([]);
});
