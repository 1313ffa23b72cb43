import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { Profile } from '@itinera/shared/contracts';
import { rememberProfile, startSession } from '@itinera/shared/state';
import { failure, http, listOf, renderPage, screen, server, waitFor, within } from '@itinera/shared/testing';
import type { ComponentType } from 'react';
import { entryOf, writeRegistry } from '../testing/registry';

const someone = (role: Profile['role']): Profile => ({
  id: 'someone',
  role,
  status: 'active',
  email: 'a@example.com',
  first_name: 'Anna',
  last_name: null,
  company_name: null,
});

const hotels = { label: 'Hotels', path: '/api/hotels', name: ['name'], page: 'hotels-id' };
const airports = { label: 'Airports', path: '/api/airports', name: ['code', 'name'], page: 'airports' };
const cities = {
  label: 'Cities',
  path: '/api/cities',
  query: { with_data: 'true' },
  name: ['city_name.name'],
  within: ['country.country_name.name'],
  page: 'geography',
  search: { tab: 'cities', edit: ':id' },
};

const onClose = jest.fn();
const onOpen = jest.fn();
let Page: ComponentType;

beforeAll(async () => {
  writeRegistry({
    mf_bookings: [
      entryOf('mf_bookings', 'b1', {
        records: [
          {
            label: 'Bookings',
            path: '/api/bookings',
            name: ['ref'],
            aside: ['departure_date', 'total_minor'],
            page: 'be-id',
          },
        ],
        work: [
          {
            title: 'Booking entries',
            counts: [
              {
                label: 'Overdue',
                path: '/api/bookings',
                query: { is_overdue: 'true' },
                page: 'be',
                search: { is_overdue: 'true' },
              },
            ],
          },
        ],
      }),
    ],
    mf_hotels: [
      entryOf('mf_hotels', 'h1', {
        records: [hotels],
        lists: [{ label: 'Hotels', page: 'hotels', list: 'hotels' }],
        actions: [{ label: 'Add hotel', page: 'hotels', search: { add: 'hotel' }, staffOnly: true }],
      }),
    ],
    mf_geography: [
      entryOf('mf_geography', 'g1', {
        records: [airports, cities],
        lists: [
          { label: 'Cities', page: 'geography', search: { tab: 'cities' }, list: 'cities' },
          { label: 'Block seats', page: 'block-seats', list: 'blocks', viewsAreAddresses: true },
          { label: 'Calendar of departures', page: 'block-seats', search: { calendar: 'month' } },
        ],
        actions: [
          { label: 'Add city', page: 'geography', search: { tab: 'cities', edit: 'new' } },
          { label: 'Import airports', page: 'airports', search: { import: 'file' } },
        ],
      }),
    ],
  });
  const { Palette } = await import('./Palette');
  Page = () => <Palette open isUsable onClose={onClose} onOpen={onOpen} />;
  // Loaded once, as in a page that has been idle.
  await import('./PaletteChoices');
});
beforeEach(() => {
  server.use(
    ...['bookings', 'cities', 'hotels', 'airports', 'saved-views'].map((path) =>
      http.get(`*/api/${path}`, () => listOf([])),
    ),
  );
  onClose.mockClear();
  onOpen.mockClear();
  localStorage.clear();
  startSession('access');
});

const open = (role: Profile['role'] = 'manager') => {
  rememberProfile(someone(role));
  return renderPage('index', Page, '/');
};
const input = () => screen.getByRole('combobox', { name: /^Go to/ });
const meant = () => screen.getByRole('option', { selected: true });

test('opens a page by keyboard alone', async () => {
  const { user } = open();
  expect(input()).toHaveFocus();
  await user.keyboard('block');
  expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Block seats');
  expect(input()).toHaveAttribute('aria-activedescendant', meant().id);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('At /block-seats')).toBeVisible();
  expect(onClose).toHaveBeenCalled();
});

test('arrows move the selection, and wrap around at the ends', async () => {
  const { user } = open();
  const options = await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}');
  expect(meant()).toBe(options[1]);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(meant()).toBe(options.at(-1));
});

test('requests records after a debounce, and a failed source affects no other', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/hotels', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q') ?? '');
      return listOf([{ id: 'h 1', name: 'Baltic Beach' }]);
    }),
    http.get('*/api/airports', () => failure('unavailable', 'Starting.')),
  );
  const { user } = open();
  await user.keyboard('baltic');
  await user.click(
    await within(await screen.findByRole('group', { name: 'Hotels' })).findByRole('option', {
      name: 'Baltic Beach',
    }),
  );
  expect(asked).toEqual(['baltic']);
  expect(await screen.findByText('At /hotels/h%201')).toBeVisible();
});

test('dates that distinguish records are shown in Russian format', async () => {
  server.use(
    http.get('*/api/cities', () =>
      listOf([{ id: '1', city_name: { name: 'Riga' }, country: { country_name: { name: '1201-08-18' } } }]),
    ),
  );
  const { user } = open();
  await user.keyboard('riga');
  expect(await screen.findByRole('option', { name: 'Riga · 18.08.1201' })).toBeVisible();
});

test('the line of a record ends with its day and its amount', async () => {
  server.use(
    http.get('*/api/bookings', () =>
      listOf([
        { id: '1', ref: 'BE2700001', departure_date: '2027-06-01', total_minor: 125000, currency: 'EUR' },
      ]),
    ),
  );
  const { user } = open();
  await user.keyboard('BE27');
  expect(
    await screen.findByRole('option', { name: /^BE2700001 01\.06\.2027\s1\s250,00\sEUR$/ }),
  ).toBeVisible();
});

test('exact words come first, and pages that need a selection are not offered', async () => {
  const { user } = open();
  await user.keyboard('search');
  const pages = within(await screen.findByRole('group', { name: 'Pages' })).getAllByRole('option');
  expect(pages.map(({ textContent }) => textContent)).toEqual(['Search', 'Search result setup']);
});

test('a failed source shows an error in its place', async () => {
  server.use(
    http.get('*/api/hotels', () => listOf([])),
    http.get('*/api/airports', () => failure('unavailable', 'Starting.')),
  );
  const { user } = open();
  await user.keyboard('riga');
  expect(within(await screen.findByRole('group', { name: 'Airports' })).getByText('Starting.')).toBeVisible();
});

test('a record without its own page is shown in its list', async () => {
  server.use(
    http.get('*/api/hotels', () => listOf([])),
    http.get('*/api/airports', () => listOf([{ id: '1', code: 'RIX', name: 'Riga' }])),
  );
  const { user } = open();
  await user.keyboard('riga');
  await user.click(await screen.findByRole('option', { name: 'RIX Riga' }));
  expect(await screen.findByText('At /airports')).toBeVisible();
  expect(window.location.search).toBe('?q=RIX+Riga');
});

test('a record is named by its own name, and opened where its source says', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/hotels', () => listOf([])),
    http.get('*/api/airports', () => listOf([])),
    http.get('*/api/cities', ({ request }) => {
      asked.push(new URL(request.url).search);
      return listOf([
        { id: 'c 1', city_name: { name: 'Jelgava' }, country: { country_name: { name: 'Latvia' } } },
        { id: 'c2', city_name: null },
      ]);
    }),
  );
  const { user } = open();
  await user.keyboard('jel');
  expect(await screen.findByRole('option', { name: '—' })).toBeVisible();
  expect(asked).toEqual(['?with_data=true&q=jel&page=1&per_page=5']);
  await user.click(screen.getByRole('option', { name: 'Jelgava · Latvia' }));
  expect(await screen.findByText('At /geography')).toBeVisible();
  expect(window.location.search).toBe('?tab=cities&edit=c+1');
});

test('Ctrl+Enter opens a new tab and keeps the palette open', async () => {
  const newTab = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = open();
  await user.keyboard('payments{Control>}{Enter}{/Control}');
  await waitFor(() => expect(newTab).toHaveBeenCalledWith('/payments', '_blank', 'noopener'));
  expect(onClose).not.toHaveBeenCalled();
  newTab.mockRestore();
});

test('a partner is offered only pages and records that the guards allow', async () => {
  server.use(http.get('*/api/hotels', () => listOf([{ id: '1', name: 'Airport Hotel' }])));
  const { user } = open('dmc');
  expect(
    within(await screen.findByRole('group', { name: 'Pages' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Booking entries', 'Hotels']);
  await user.keyboard('airport');
  expect(await screen.findByRole('option', { name: 'Airport Hotel' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Airports' })).toBeNull();
});

test('offers actions, too, and says when nothing matches', async () => {
  const { user } = open();
  await user.keyboard('shortcuts');
  expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Keyboard shortcuts');
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledWith('shortcuts');
  await user.clear(input());
  await user.keyboard('zzzz');
  expect(await screen.findByText(/No results for ‘zzzz’/)).toBeVisible();
});

test('remembers visited records, per person', async () => {
  const { recordVisit } = await import('./recents');
  rememberProfile(someone('manager'));
  recordVisit('/hotels/1', 'Hotel');
  recordVisit('/hotels/1', 'Baltic Beach');
  recordVisit('/hotels', 'Hotels');
  const { unmount } = open();
  expect(
    within(await screen.findByRole('group', { name: 'Recent' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Baltic Beach · Hotel']);
  unmount();
  recordVisit('/travelers/1', 'Ann');
  // The same person became a partner: pages refused by the guards are not offered.
  const { unmount: leave } = open('dmc');
  expect(
    within(await screen.findByRole('group', { name: 'Recent' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Baltic Beach · Hotel']);
  leave();
  rememberProfile({ ...someone('manager'), id: 'another' });
  renderPage('index', Page, '/');
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
});

test('input and Enter before the choices are loaded take effect afterwards', async () => {
  server.use(http.get('*/api/hotels', () => listOf([{ id: 'h1', name: 'Baltic Wind' }])));
  const { user } = open();
  await user.keyboard('baltic wind{Enter}');
  expect(input()).toHaveValue('baltic wind');
  expect(await screen.findByText('At /hotels/h1')).toBeVisible();
});

test('Enter never opens a result of an earlier text', async () => {
  server.use(
    http.get('*/api/hotels', ({ request }) =>
      new URL(request.url).searchParams.get('q') === 'baltic'
        ? listOf([{ id: 'h1', name: 'Baltic Beach' }])
        : listOf([{ id: 'h2', name: 'Baltic Wind' }]),
    ),
  );
  const { user } = open();
  await user.keyboard('baltic');
  expect(await screen.findByRole('option', { name: 'Baltic Beach' })).toBeVisible();
  await user.keyboard(' wind{Enter}');
  expect(await screen.findByText('At /hotels/h2')).toBeVisible();
});

test('finds tabs, saved views and actions, also with a typing error', async () => {
  server.use(
    http.get('*/api/saved-views', () =>
      listOf([
        { id: 'v1', list: 'cities', name: 'Without Russian' },
        { id: 'v2', list: 'nobody-knows', name: 'Without a page' },
      ]),
    ),
  );
  const { user } = open();
  await user.keyboard('withot');
  expect(await screen.findByRole('option', { name: 'Without Russian · Cities' })).toBeVisible();
  expect(screen.queryByRole('option', { name: /Without a page/ })).toBeNull();
  await user.clear(input());
  await user.keyboard('imoprt');
  expect(await screen.findByRole('option', { name: 'Import airports' })).toBeVisible();
  await user.clear(input());
  await user.keyboard('cities');
  expect(await screen.findByRole('option', { name: 'Cities · Geography' })).toBeVisible();
  await user.clear(input());
  await user.keyboard('add city{Enter}');
  expect(await screen.findByText('At /geography')).toBeVisible();
  expect(window.location.search).toBe('?tab=cities&edit=new');
});

test('finds parts of a page, pending work, and addresses of saved views', async () => {
  server.use(
    http.get('*/api/saved-views', () =>
      listOf([{ id: 'v1', list: 'blocks', name: 'Next summer', query: { direction: 'return' } }]),
    ),
  );
  const { user } = open();
  await user.keyboard('calendar');
  expect(await screen.findByRole('option', { name: 'Calendar of departures · Block seats' })).toBeVisible();
  await user.clear(input());
  await user.keyboard('overdue');
  expect(await screen.findByRole('option', { name: 'Overdue · Booking entries' })).toBeVisible();
  // Without its space.
  await user.clear(input());
  await user.keyboard('logout');
  expect(await screen.findByRole('option', { name: 'Log Out' })).toBeVisible();
  await user.clear(input());
  await user.keyboard('next summer{Enter}');
  expect(await screen.findByText('At /block-seats')).toBeVisible();
  expect(window.location.search).toBe('?direction=return');
});

test('requests similar names only if nothing else is found', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/hotels', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      return listOf(searchParams.has('fuzzy') ? [{ id: 'h1', name: 'Baltic Wind' }] : []);
    }),
  );
  const { user } = open();
  await user.keyboard('baltik');
  expect(await screen.findByRole('option', { name: 'Baltic Wind' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Nothing is called ‘baltik’. These are similar.');
  expect(asked).toEqual(['?q=baltik&page=1&per_page=5', '?q=baltik&fuzzy=true&page=1&per_page=5']);
});

test('offers nothing that this shell does not have, and no actions of staff to a partner', async () => {
  const { user, unmount } = open('dmc');
  await user.keyboard('add');
  expect(await screen.findByText(/No results for ‘add’/)).toBeVisible();
  unmount();
  open('manager');
  // The registry has no release of mf_admin.
  await user.keyboard('settings');
  expect(await screen.findByText(/No results for ‘settings’/)).toBeVisible();
});
