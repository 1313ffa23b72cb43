import { beforeEach, expect, test } from '@jest/globals';
import { addDays } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { useSession, today } from '@itinera/shared/state';
import {
  act,
  failure,
  http,
  listOf,
  oneOf,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@itinera/shared/testing';
import { testId } from '../bookings/testing';
import { searchParams } from './address';
import SearchPage from './SearchPage';
import { aSearch } from './testing';

const shown = { show_in_filter: true, order: 0 };
const named = (name: string) => ({ id: testId(800), locale: 'en', name });
const latvia = { id: testId(901), iso2: 'LV', ...shown, country_name: named('Latvia') };
const region = {
  id: testId(902),
  country_id: latvia.id,
  name: 'Riga region',
  ...shown,
  region_name: named('Riga region'),
  country: latvia,
};
const hotel = { id: testId(70), name: 'Riga Palace', place: null };

let views: { id: string; name: string; query: Record<string, string>; is_mine: boolean }[] = [];

beforeEach(() => {
  views = [];
  window.localStorage.clear();
  useSession.setState({ userId: testId(60) });
  server.use(
    ...['cities', 'resorts', 'places', 'boarding-types', 'room-types', 'hotel-classes', 'users'].map((name) =>
      http.get(`*/api/${name}`, () => listOf([])),
    ),
    ...['hotel-themes', 'hotel-chains', 'beach-types', 'features'].map((name) =>
      http.get(`*/api/${name}`, () => listOf([])),
    ),
    http.get('*/api/countries', () => listOf([latvia])),
    http.get('*/api/countries/:id', () => oneOf(latvia)),
    http.get('*/api/regions', () => listOf([region])),
    http.get('*/api/hotels', () => listOf([hotel])),
    http.get('*/api/settings', () => oneOf({ sale_currency: 'EUR' })),
    http.get('*/api/saved-views', () => listOf(views)),
    http.get('*/api/block-seats', () => listOf([])),
  );
});

const open = (address = '/search') => {
  const page = renderPage('search', SearchPage, address);
  return { ...page, form: within(screen.getByRole('search')) };
};
const guests = (form: { getByRole: typeof screen.getByRole }) =>
  form.getByRole('combobox', { name: 'Guests' });
const asked = () => Object.fromEntries(new URLSearchParams(window.location.search));

test('a found hotel can be selected while the server still searches', async () => {
  let isLooking = false;
  server.use(
    http.get('*/api/hotels', ({ request }) => {
      if (new URL(request.url).searchParams.get('q') !== 'riga pal') return listOf([hotel]);
      isLooking = true;
      return new Promise<never>(() => undefined);
    }),
    http.get('*/api/hotels/:id', () => oneOf(hotel)),
  );
  const { user, form } = open();
  await user.type(form.getByRole('combobox', { name: /^Where/ }), 'riga');
  await screen.findByRole('option', { name: /Riga Palace/ });
  await user.keyboard(' pal');
  await waitFor(() => expect(isLooking).toBe(true));
  expect(screen.queryByRole('option', { name: /Riga region/ })).toBeNull();
  await user.click(screen.getByRole('option', { name: /Riga Palace/ }));
  expect(await form.findByText('Riga Palace')).toBeVisible();
});

test('a search is made with few keys, without a mouse', async () => {
  const { user, form } = open();
  await waitFor(() => expect(form.getByRole('combobox', { name: /^Where/ })).toHaveFocus());
  await user.keyboard('riga');
  await screen.findByRole('option', { name: /Riga Palace.*Hotel/ });
  expect(screen.getByRole('option', { name: /Riga region.*Region · Latvia/ })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await form.findByText('Riga region')).toBeVisible();
  await user.tab();
  await user.keyboard('1.6.2090{Enter}');
  expect(await screen.findByText('At /search/result')).toBeVisible();
  expect(asked()).toEqual({
    region_ids: region.id,
    check_in_from: '2090-06-01',
    check_in_to: '2090-06-01',
    nights_from: '7',
    nights_to: '7',
    adults: '2',
  });
});

test('days around the arrival, and children with their ages, are part of the search', async () => {
  const { user, form } = open();
  await user.type(form.getByRole('textbox', { name: /^Arrival/ }), '10.6.2090');
  await user.selectOptions(form.getByRole('combobox', { name: '± days' }), '3');
  await user.click(guests(form));
  await user.click(form.getByRole('button', { name: 'One more child' }));
  await user.click(form.getByRole('button', { name: 'One more child' }));
  await user.selectOptions(form.getByRole('combobox', { name: /^Age 1/ }), '5');
  await user.click(form.getByRole('button', { name: 'Search' }));
  // The age of the second child is missing.
  expect(await form.findByText(/^Enter a number for ‘Age 2/)).toBeVisible();
  expect(form.getByRole('combobox', { name: /^Age 2/ })).toHaveFocus();
  expect(guests(form)).toHaveTextContent('2 adults, 2 children (5, ?)');
  await user.selectOptions(form.getByRole('combobox', { name: /^Age 2/ }), '0');
  await user.click(form.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('At /search/result')).toBeVisible();
  expect(asked()).toMatchObject({
    check_in_from: '2090-06-07',
    check_in_to: '2090-06-13',
    child_ages: '5,0',
  });
});

test('errors are shown at their fields, and nothing is sent', async () => {
  const { user, form } = open(`/search?nights_from=7&nights_to=3`);
  await user.type(form.getByRole('textbox', { name: /^Arrival/ }), 'soon{Enter}');
  expect(await form.findByText('Enter a date such as 01.03.2027.')).toBeVisible();
  await user.clear(form.getByRole('textbox', { name: /^Arrival/ }));
  await user.type(form.getByRole('textbox', { name: /^Arrival/ }), '1.6.2090{Enter}');
  expect(await form.findByText(/Enter as many nights as in the field before/)).toBeVisible();
  expect(form.getByRole('textbox', { name: /^up to/ })).toHaveFocus();
  expect(window.location.pathname).toBe('/search');
});

test('past days are refused as arrival, unless the flexible range includes a future one', async () => {
  const { user, form } = open();
  const arrival = form.getByRole('textbox', { name: /^Arrival/ });
  const yesterday = formatDay(addDays(today(), -1));
  await user.type(arrival, `${yesterday}{Enter}`);
  expect(await form.findByText('Choose today or a later day.')).toBeVisible();
  expect(arrival).toHaveFocus();
  await user.clear(arrival);
  await user.type(arrival, formatDay(addDays(today(), 1)));
  expect(form.queryByText('Choose today or a later day.')).not.toBeInTheDocument();
  await user.clear(arrival);
  await user.type(arrival, yesterday);
  expect(await form.findByText('Choose today or a later day.')).toBeVisible();
  await user.selectOptions(form.getByRole('combobox', { name: '± days' }), '1');
  await user.click(form.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('At /search/result')).toBeVisible();
});

test('Enter starts the search from the age of the last child, too', async () => {
  const { user, form } = open(`/search?${searchParams(aSearch)}`);
  await user.click(guests(form));
  await user.click(form.getByRole('combobox', { name: /^Age 1/ }));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('At /search/result')).toBeVisible();
});

test('the party is one field, entered by keys alone', async () => {
  const { user, form } = open(`/search?${searchParams({ ...aSearch, child_ages: [] })}`);
  const party = guests(form);
  expect(party).toHaveTextContent('2 adults');
  await waitFor(() => expect(form.getByRole('combobox', { name: /^Where/ })).toHaveFocus());
  act(() => party.focus());
  await user.keyboard('{ArrowDown}');
  const adults = form.getByRole('spinbutton', { name: 'Adults' });
  expect(adults).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(adults).toHaveValue('3');
  await user.keyboard('{Control>}a{/Control}1');
  await user.tab();
  expect(form.getByRole('spinbutton', { name: 'Children' })).toHaveFocus();
  await user.keyboard('{Control>}a{/Control}2');
  await user.tab();
  await user.selectOptions(form.getByRole('combobox', { name: /^Age 1/ }), '7');
  await user.tab();
  await user.selectOptions(form.getByRole('combobox', { name: /^Age 2/ }), '0');
  expect(party).toHaveTextContent('1 adult, 2 children (7, 0)');
  await user.keyboard('{Escape}');
  expect(party).toHaveFocus();
  expect(form.queryByRole('spinbutton')).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  await screen.findByText('At /search/result');
  expect(asked()).toMatchObject({ adults: '1', child_ages: '7,0' });
});

test('the party closes where the person goes on, and has limits', async () => {
  const { user, form } = open(`/search?${searchParams({ ...aSearch, adults: 1, child_ages: [] })}`);
  await user.click(guests(form));
  expect(form.getByRole('button', { name: 'One adult fewer' })).toBeDisabled();
  expect(form.getByRole('button', { name: 'One child fewer' })).toBeDisabled();
  await user.keyboard('0');
  expect(form.getByRole('spinbutton', { name: 'Adults' })).toHaveValue('1');
  await user.keyboard('{End}');
  expect(guests(form)).toHaveTextContent('9 adults');
  expect(form.getByRole('button', { name: 'One more adult' })).toBeDisabled();
  await user.tab();
  await user.tab();
  expect(form.getByRole('button', { name: 'Done' })).toHaveFocus();
  await user.tab();
  expect(form.getByRole('button', { name: 'Search' })).toHaveFocus();
  expect(form.queryByRole('spinbutton')).not.toBeInTheDocument();
});

test('with the focus on the party, digits are adults and + adds a child whose age is next', async () => {
  const { user, form } = open(`/search?${searchParams({ ...aSearch, child_ages: [] })}`);
  const party = guests(form);
  await waitFor(() => expect(form.getByRole('combobox', { name: /^Where/ })).toHaveFocus());
  act(() => party.focus());
  await user.keyboard('3');
  expect(party).toHaveTextContent('3 adults');
  await user.keyboard('+');
  expect(form.getByRole('combobox', { name: /^Age 1/ })).toHaveFocus();
  await user.selectOptions(form.getByRole('combobox', { name: /^Age 1/ }), '6');
  await user.keyboard('{Escape}');
  expect(party).toHaveTextContent('3 adults, 1 child (6)');
  await user.keyboard('-');
  expect(party).toHaveTextContent('3 adults');
  await user.keyboard('--{Enter}');
  await screen.findByText('At /search/result');
  expect(asked()).toMatchObject({ adults: '3' });
  expect(asked()).not.toHaveProperty('child_ages');
});

test('a missing age opens the party where it is missing', async () => {
  const { user, form } = open(`/search?${searchParams({ ...aSearch, child_ages: [] })}`);
  await user.click(guests(form));
  await user.click(form.getByRole('button', { name: 'One more child' }));
  await user.click(form.getByRole('button', { name: 'Done' }));
  await user.click(form.getByRole('button', { name: 'Search' }));
  expect(await form.findByRole('combobox', { name: /^Age 1/ })).toHaveFocus();
  expect(window.location.pathname).toBe('/search');
});

test('collapsed filters are counted, and expanded when one is refused', async () => {
  const { user, form } = open(`/search?${searchParams(aSearch)}&price_from_minor=500&price_to_minor=100`);
  expect(form.getByRole('button', { name: 'More (2)' })).toHaveAttribute('aria-expanded', 'false');
  await user.click(form.getByRole('button', { name: 'Search' }));
  expect(await form.findByText('Enter a higher price than in the field before.')).toBeVisible();
});

test('a price bound of a kept search in another currency is entered again, and is kept with its currency', async () => {
  const kept = `/search?${searchParams(aSearch)}&price_to_minor=500&price_currency=JPY`;
  const { user, form } = open(kept);
  await user.click(await form.findByRole('button', { name: 'More (1)' }));
  const bound = form.getByRole('textbox', { name: /^Price to, EUR/ });
  await waitFor(() => expect(bound).toHaveValue('500\u00a0JPY'));
  await user.click(form.getByRole('button', { name: 'Search' }));
  expect(await form.findByText('Enter the price in EUR, the currency of sales now.')).toBeVisible();
  await user.clear(bound);
  await user.type(bound, '3');
  await user.click(form.getByRole('button', { name: 'Search' }));
  await screen.findByText('At /search/result');
  expect(asked()).toMatchObject({ price_to_minor: '300', price_currency: 'EUR' });
});

test('a trip begins in a city that is marked for it', async () => {
  const requests: string[] = [];
  server.use(
    http.get('*/api/cities', ({ request }) => {
      requests.push(new URL(request.url).searchParams.get('is_origin') ?? 'any');
      return listOf([]);
    }),
  );
  const { user, form } = open();
  await user.click(form.getByRole('combobox', { name: /^From/ }));
  await waitFor(() => expect(requests).toEqual(['true']));
});

test('features that are offered as a filter narrow a search', async () => {
  const asked: string[] = [];
  const pool = {
    id: testId(77),
    group: 'hotel',
    name: 'Pool',
    is_filter: true,
    order: 0,
    feature_name: named('Pool'),
  };
  server.use(
    http.get('*/api/features', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('is_filter') ?? '');
      return listOf([pool]);
    }),
  );
  const { user, form } = open(`/search?${searchParams(aSearch)}`);
  await user.click(form.getByRole('button', { name: /^More/ }));
  await user.click(await form.findByRole('combobox', { name: 'Features' }));
  await user.click(await screen.findByRole('option', { name: 'Pool' }));
  await user.keyboard('{Escape}');
  await user.click(form.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('At /search/result')).toBeVisible();
  expect(new URLSearchParams(window.location.search).get('feature_ids')).toBe(pool.id);
  expect(new Set(asked)).toEqual(new Set(['true']));
});

const aDeparture = (changes: object = {}) => ({
  id: testId(300),
  flight_number: 'X9 7010',
  departure_date: '2090-06-01',
  departure_time: '23:10',
  arrival_day_offset: 1,
  block_type: 'soft',
  release_date: '2090-05-20',
  seats_free: 8,
  origin_airport: { id: testId(15), iata_code: 'RIX', city_id: testId(14), country_id: latvia.id },
  destination_airport: { id: testId(16), iata_code: 'LCA', city_id: null, country_id: testId(903) },
  paired_block: { id: testId(301), flight_number: 'X9 7011', departure_date: '2090-06-12', seats_total: 20 },
  ...changes,
});

test('departures with free seats are listed, and each searches its trips', async () => {
  const requests: Record<string, string>[] = [];
  server.use(
    http.get('*/api/block-seats', ({ request }) => {
      requests.push(Object.fromEntries(new URL(request.url).searchParams));
      return listOf([
        aDeparture(),
        aDeparture({ id: testId(302), flight_number: 'X9 7012', paired_block: null, arrival_day_offset: 0 }),
        aDeparture({ id: testId(303), flight_number: 'X9 7013', release_date: '2020-01-01' }),
        aDeparture({ id: testId(304), flight_number: 'X9 7014', origin_airport: null }),
      ]);
    }),
  );
  open();
  const departures = within(await screen.findByRole('region', { name: 'Departures with free seats' }));
  const links = await departures.findAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Thu 01.06. RIX → LCA X9 7010 23:10, 10 nights 8 seats',
    'Thu 01.06. RIX → LCA X9 7012 23:10 8 seats',
  ]);
  const searched = new URL(links[0]?.getAttribute('href') ?? '', 'http://x');
  expect([searched.pathname, Object.fromEntries(searched.searchParams)]).toEqual([
    '/search/result',
    {
      origin_city_id: testId(14),
      country_ids: testId(903),
      check_in_from: '2090-06-02',
      check_in_to: '2090-06-02',
      nights_from: '10',
      nights_to: '10',
      adults: '2',
    },
  ]);
  expect(new URL(links[1]?.getAttribute('href') ?? '', 'http://x').searchParams.get('nights_to')).toBe('7');
  expect(requests[0]).toMatchObject({
    direction: 'outbound',
    status: 'open',
    departure_from: today(),
    sort: 'departure_date',
  });
});

test('departures that can’t be loaded are loaded on request, and the form works', async () => {
  let isDown = true;
  server.use(
    http.get('*/api/block-seats', () =>
      isDown ? failure('forbidden', 'Not yours.') : listOf([aDeparture()]),
    ),
  );
  const { user, form } = open();
  const departures = within(await screen.findByRole('region', { name: 'Departures with free seats' }));
  const retry = await departures.findByRole('button', { name: 'Try again' });
  expect(departures.getByText(/Not yours/)).toBeVisible();
  expect(form.getByRole('button', { name: 'Search' })).toBeEnabled();
  isDown = false;
  await user.click(retry);
  expect(await departures.findByRole('link')).toBeVisible();
});

test('recent searches link to their results, or to the form if their days have passed', async () => {
  const past = searchParams({ ...aSearch, check_in_from: '2020-06-01', check_in_to: '2020-06-01' });
  window.localStorage.setItem(
    `itinera.searches.${testId(60)}`,
    JSON.stringify([
      `${searchParams({ ...aSearch, country_ids: [latvia.id] })}`,
      `${searchParams({ ...aSearch, price_from_minor: 50_000, price_to_minor: 90_000, price_currency: 'USD', include_blocked: true })}`,
      `${searchParams({ ...aSearch, price_to_minor: 90_000, price_currency: 'JPY' })}`,
      `${searchParams({ ...aSearch, price_from_minor: 90_000 })}`,
      `${past}`,
    ]),
  );
  open();
  const links = within(await screen.findByRole('region', { name: 'Your last searches' }));
  const again = await links.findByRole('link', {
    name: 'Latvia · 01.06.2090 · 7 nights · 2 adults, 1 child (5)',
  });
  expect(again.getAttribute('href')).toMatch(/^\/search\/result\?.*country_ids=/);
  for (const name of [
    / · 500,00–900,00\sUSD · 1 more filter$/,
    / · up to 90\s000\sJPY$/,
    / · 1 more filter$/,
  ])
    expect(links.getAllByRole('link', { name })[0]).toBeVisible();
  const former = links.getByRole('link', { name: /^Anywhere · 01.06.2020/ });
  expect(former.getAttribute('href')).toMatch(/^\/search\?(?!.*check_in)/);
});

test('saved searches are opened and deleted by name', async () => {
  const removed: string[] = [];
  views = [
    { id: testId(30), name: 'Families', query: Object.fromEntries(searchParams(aSearch)), is_mine: true },
  ];
  server.use(
    http.delete('*/api/saved-views/:id', ({ params }) => {
      removed.push(String(params.id));
      views = [];
      return oneOf({});
    }),
  );
  const { user } = open();
  expect((await screen.findByRole('link', { name: 'Families' })).getAttribute('href')).toMatch(
    /^\/search\/result\?/,
  );
  await user.click(screen.getByRole('button', { name: 'Delete ‘Families’' }));
  await waitFor(() => expect(removed).toEqual([testId(30)]));
  expect(screen.queryByRole('link', { name: 'Families' })).not.toBeInTheDocument();
});

test('a saved search is opened by its address, as from the palette', async () => {
  views = [
    { id: testId(30), name: 'Families', query: Object.fromEntries(searchParams(aSearch)), is_mine: false },
  ];
  open(`/search?view=${testId(30)}`);
  expect(await screen.findByText('At /search/result')).toBeVisible();
  expect(asked()).toMatchObject({ check_in_from: '2090-06-01', child_ages: '5' });
});

test('saved searches that can’t be loaded show an error, and the form works', async () => {
  server.use(http.get('*/api/saved-views', () => failure('forbidden', 'Not yours.')));
  const { form } = open();
  expect(await screen.findByText(/The saved searches could not be loaded/)).toBeVisible();
  expect(form.getByRole('button', { name: 'Search' })).toBeEnabled();
});
