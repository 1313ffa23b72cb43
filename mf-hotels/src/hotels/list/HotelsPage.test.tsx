import { expect, test } from '@jest/globals';
import { hotels, listedForStaff } from '@itinera/shared/contracts';
import { queryClient } from '@itinera/shared/data';
import { reloadSorts, rememberSort } from '@itinera/shared/state';
import {
  act,
  aHotel,
  failure,
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
import { contributions } from '../../contributions';
import HotelsPage from './HotelsPage';

let asked: URLSearchParams[] = [];

/** Serves 60 hotels and records the queries. */
const sixtyHotels = http.get('*/api/hotels', ({ request }) => {
  const { searchParams } = new URL(request.url);
  asked.push(searchParams);
  const page = Number(searchParams.get('page'));
  const rows = Array.from({ length: 25 }, (_, index) => {
    const number = (page - 1) * 25 + index + 1;
    return aHotel({ id: testId(number), name: `Hotel ${number}` });
  });
  return listOf(rows, 60, page);
});

function open(address = '/hotels') {
  asked = [];
  return renderPage('hotels', HotelsPage, address);
}
const lastAsked = () => Object.fromEntries(asked.at(-1) ?? []);

test('lists a page of hotels with names of the places, class and stars', async () => {
  server.use(sixtyHotels);
  open();
  const row = (await screen.findByRole('link', { name: 'Hotel 1' })).closest('[role=row]');
  for (const text of ['Latvia, Riga region', 'Jurmala, Majori', 'Premium', 'Active']) {
    expect(within(row as HTMLElement).getByText(text)).toBeVisible();
  }
  expect(within(row as HTMLElement).getByRole('img', { name: '4.5 stars' })).toBeVisible();
  expect(screen.getByText('1–25 of 60 hotels')).toBeVisible();
  expect(lastAsked()).toEqual({ page: '1', per_page: '25', ...listedForStaff });
  // The first read equals the query of the page.
  expect(lastAsked()).toEqual(contributions.reads.hotels.query);
  expect(document.title).toBe('Hotels · Itinera');
});

test('price coverage is a number that links to the first gap', async () => {
  const [dmc, gap] = [testId(5), '2027-03-01'];
  const lacking = { price_coverage: 62, price_gap: gap, price_gap_dmc_id: dmc };
  const complete = { price_coverage: 100, price_gap: null, price_gap_dmc_id: dmc };
  const rows = [aHotel(lacking), aHotel({ id: testId(2), ...complete })];
  server.use(http.get('*/api/hotels', () => listOf(rows)));
  open();
  expect(await screen.findByRole('link', { name: '62 %' })).toHaveAttribute(
    'href',
    `/hotels/${aHotel().id}?tab=price&dmc_id=${dmc}&night=${gap}`,
  );
  expect(screen.getByText('100 %').closest('a')).toBeNull();
});

test('paging, sorting and searching happen on the server, with their state in the address', async () => {
  server.use(sixtyHotels);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('26–50 of 60 hotels')).toBeVisible();
  expect(window.location.search).toBe('?page=2');

  await user.click(screen.getByRole('button', { name: /^Stars/ }));
  await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'stars', page: '1' }));
  expect(window.location.search).toBe('?sort=stars');
  expect(screen.getByRole('columnheader', { name: /Stars/ })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('button', { name: /^Stars/ }));
  await waitFor(() => expect(lastAsked()).toMatchObject({ sort: '-stars' }));

  await user.type(screen.getByRole('searchbox', { name: 'Search hotels' }), 'spa{Enter}');
  await waitFor(() => expect(lastAsked()).toMatchObject({ q: 'spa', sort: '-stars' }));
  expect(new URLSearchParams(window.location.search).get('q')).toBe('spa');
});

test('an address restores the list; invalid parameters are ignored', async () => {
  const latvia = {
    id: testId(7),
    iso2: 'LV',
    show_in_filter: true,
    order: 0,
    country_name: { id: testId(8), locale: 'en', name: 'Latvia' },
  };
  server.use(
    sixtyHotels,
    http.get('*/api/countries/:id', () => oneOf(latvia)),
  );
  open(`/hotels?page=2&sort=-name&country_id=${testId(7)}&per_page=abc&nonsense=1`);
  await screen.findByRole('link', { name: 'Hotel 26' });
  expect(lastAsked()).toEqual({
    page: '2',
    per_page: '25',
    sort: '-name',
    country_id: testId(7),
    ...listedForStaff,
  });
  expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Remove Country: Latvia' })).toBeVisible();
});

test('says that filters hide everything, and clears them', async () => {
  server.use(http.get('*/api/hotels', () => listOf([])));
  const { user } = open('/hotels?q=nowhere');
  expect(await screen.findByText('No results for ‘nowhere’')).toBeVisible();
  server.use(sixtyHotels);
  await user.click(within(screen.getByRole('status')).getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('link', { name: 'Hotel 1' })).toBeVisible();
  expect(window.location.search).toBe('');
});

test('leads back from a page that no longer exists', async () => {
  const { user } = open('/hotels?page=9');
  server.use(sixtyHotels);
  server.use(http.get('*/api/hotels', () => listOf([], 60, 9), { once: true }));
  await user.click(await screen.findByRole('button', { name: 'Go to the first page' }));
  expect(await screen.findByRole('link', { name: 'Hotel 1' })).toBeVisible();
});

test('the last sort is restored after a reload, unless the list no longer has it', async () => {
  server.use(sixtyHotels);
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: /^Stars/ }));
  await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'stars' }));
  unmount();
  reloadSorts();
  const { unmount: leave } = open('/hotels');
  await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'stars' }));
  leave();
  rememberSort('hotels', 'gone');
  open('/hotels?per_page=50');
  await waitFor(() => expect(lastAsked()).toMatchObject({ per_page: '50' }));
  expect(lastAsked()).not.toHaveProperty('sort');
});

test('a search is one history entry, however many letters are typed', async () => {
  server.use(sixtyHotels);
  const { user } = open();
  const field = await screen.findByRole('searchbox', { name: 'Search hotels' });
  const steps = window.history.length;
  await user.type(field, 's{Enter}p{Enter}a{Enter}');
  await waitFor(() => expect(lastAsked()).toMatchObject({ q: 'spa' }));
  expect(window.history.length).toBe(steps + 1);
});

test('says that there are no hotels yet', async () => {
  server.use(http.get('*/api/hotels', () => listOf([])));
  open();
  expect(await screen.findByText('No hotels yet')).toBeVisible();
});

test('says that permission is missing', async () => {
  server.use(http.get('*/api/hotels', () => failure('forbidden', 'Ask your administrator.')));
  open();
  expect(await screen.findByText('You don’t have permission to view this list')).toBeVisible();
  expect(screen.getByText('Ask your administrator.')).toBeVisible();
});

test('says that loading failed, and retries on request', async () => {
  server.use(http.get('*/api/hotels', () => failure('unavailable', 'The database is starting.')));
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is starting.');
  server.use(sixtyHotels);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Hotel 1' })).toBeVisible();
});

test('keeps loaded rows readable when a refresh fails', async () => {
  server.use(sixtyHotels);
  const { user } = open();
  await screen.findByRole('link', { name: 'Hotel 1' });
  server.use(http.get('*/api/hotels', () => failure('unavailable', 'The database is starting.')));
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByRole('alert')).toHaveTextContent(/As of \d\d:\d\d\. The database is starting\./);
  expect(screen.getByRole('link', { name: 'Hotel 1' })).toBeVisible();
  server.use(sixtyHotels);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('adds a hotel at a place found by name, or from the country down, and opens it', async () => {
  const shown = { show_in_filter: true, order: 0 };
  const named = (name: string) => ({ id: testId(700), locale: 'en', name });
  const { place: jurmala } = aHotel({});
  const majori = { ...jurmala, id: testId(74), resort_id: testId(73) };
  let sent: unknown;
  const keys: (string | null)[] = [];
  server.use(
    // A single hotel, because queries by role check each row behind the form.
    http.get('*/api/hotels', () => listOf([aHotel()])),
    http.get('*/api/countries', () =>
      listOf([{ id: testId(71), iso2: 'LV', ...shown, country_name: named('Latvia') }]),
    ),
    http.get('*/api/regions', () =>
      listOf([{ id: testId(72), country_id: testId(71), name: 'Riga region', ...shown }]),
    ),
    http.get('*/api/resorts', () =>
      listOf([
        { id: testId(73), region_id: testId(72), city_id: null, ...shown, resort_name: named('Jurmala') },
      ]),
    ),
    http.get('*/api/places', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const isFound = searchParams.get('q') === 'maj' || searchParams.get('resort_id') === testId(73);
      return listOf(isFound ? [majori] : []);
    }),
    http.get('*/api/hotel-classes', () => listOf([])),
    http.post('*/api/hotels', async ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      sent = await request.json();
      return oneOf(aHotel({ id: testId(99), name: 'New House' }));
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add hotel' }));
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'New House');
  const form = within(await findDialog('Add hotel'));
  await user.click(form.getByRole('button', { name: 'Add hotel' }));
  expect(screen.getByRole('combobox', { name: /^Place/ })).toHaveAccessibleDescription(
    'Choose an entry for ‘Place’.',
  );
  await user.type(screen.getByRole('combobox', { name: /^Place/ }), 'maj');
  expect(
    await screen.findByRole('option', { name: 'Majori · Jurmala · Riga region · Latvia' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose the place from the country down' }));

  for (const [level, entry] of Object.entries({
    Country: 'Latvia',
    Region: 'Riga region',
    Resort: 'Jurmala',
    Place: 'Majori',
  })) {
    const select = screen.getByRole('combobox', { name: new RegExp(`^${level}`) });
    await waitFor(() => expect(select).toBeEnabled());
    await user.click(select);
    await user.click(await screen.findByRole('option', { name: entry }));
  }
  await user.click(form.getByRole('button', { name: 'Add hotel' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/hotels/${testId(99)}`));
  expect(sent).toEqual({ ...hotels.defaults, name: 'New House', place_id: testId(74) });
  expect(sent).toMatchObject({ latitude: null, distance_to_beach: null });
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

test('the pencil of a row edits the hotel beside the list; Escape returns to the row', async () => {
  server.use(
    sixtyHotels,
    http.get('*/api/hotels/:id', () => oneOf(aHotel({ id: testId(2), name: 'Hotel 2' }))),
  );
  const { user } = open('/hotels?per_page=10');
  const pencil = await screen.findByRole('button', { name: 'Edit: Hotel 2' });
  await user.click(pencil);
  expect(window.location.search).toBe(`?per_page=10&edit=${testId(2)}`);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.getByRole('dialog', { name: 'Edit general information' })).toContainElement(name);
  expect(name).toHaveFocus();
  expect(screen.getByText('1–10 of 60 hotels')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(pencil).toHaveFocus());
  expect(window.location.search).toBe('?per_page=10');
});
