import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { Profile } from '@itinera/shared/contracts';
import { rememberProfile, startSession } from '@itinera/shared/state';
import { failure, http, listOf, renderPage, screen, server, within } from '@itinera/shared/testing';
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
  page: 'geography',
  search: { tab: 'cities', edit: ':id' },
};

const onClose = jest.fn();
const onOpen = jest.fn();
let Page: ComponentType;

beforeAll(async () => {
  writeRegistry({
    mf_hotels: [entryOf('mf_hotels', 'h1', { records: [hotels] })],
    mf_geography: [entryOf('mf_geography', 'g1', { records: [airports, cities] })],
  });
  const { Palette } = await import('./Palette');
  Page = () => <Palette onClose={onClose} onOpen={onOpen} />;
});
beforeEach(() => {
  server.use(http.get('*/api/cities', () => listOf([])));
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
const group = (name: string) => screen.getByRole('group', { name });
const meant = () => screen.getByRole('option', { selected: true });

test('leads to a page by keyboard alone', async () => {
  const { user } = open();
  expect(input()).toHaveFocus();
  await user.keyboard('flight');
  expect(meant()).toHaveTextContent('Flight Carriers');
  expect(input()).toHaveAttribute('aria-activedescendant', meant().id);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('At /flight-carriers')).toBeVisible();
  expect(onClose).toHaveBeenCalled();
});

test('arrows choose, and go around at the ends', async () => {
  const { user } = open();
  const options = screen.getAllByRole('option');
  await user.keyboard('{ArrowDown}');
  expect(meant()).toBe(options[1]);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(meant()).toBe(options.at(-1));
});

test('requests records after a debounce, and a source that fails affects no other', async () => {
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

test('a source that fails says so in its place', async () => {
  server.use(
    http.get('*/api/hotels', () => listOf([])),
    http.get('*/api/airports', () => failure('unavailable', 'Starting.')),
  );
  const { user } = open();
  await user.keyboard('riga');
  expect(within(await screen.findByRole('group', { name: 'Airports' })).getByText('Starting.')).toBeVisible();
});

test('a record without a page of its own is shown in its list', async () => {
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

test('a record is called by a name that belongs to it, and opened where its source says', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/hotels', () => listOf([])),
    http.get('*/api/airports', () => listOf([])),
    http.get('*/api/cities', ({ request }) => {
      asked.push(new URL(request.url).search);
      return listOf([
        { id: 'c 1', city_name: { name: 'Jelgava' } },
        { id: 'c2', city_name: null },
      ]);
    }),
  );
  const { user } = open();
  await user.keyboard('jel');
  expect(await screen.findByRole('option', { name: '—' })).toBeVisible();
  expect(asked).toEqual(['?with_data=true&q=jel&page=1&per_page=5']);
  await user.click(screen.getByRole('option', { name: 'Jelgava' }));
  expect(await screen.findByText('At /geography')).toBeVisible();
  expect(window.location.search).toBe('?tab=cities&edit=c+1');
});

test('Ctrl+Enter opens a new tab and stays', async () => {
  const newTab = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = open();
  await user.keyboard('payments{Control>}{Enter}{/Control}');
  expect(newTab).toHaveBeenCalledWith('/payments', '_blank', 'noopener');
  expect(onClose).not.toHaveBeenCalled();
  newTab.mockRestore();
});

test('a partner is offered what the guards allow, and no record of what they refuse', async () => {
  server.use(http.get('*/api/hotels', () => listOf([{ id: '1', name: 'Airport Hotel' }])));
  const { user } = open('dmc');
  expect(
    within(group('Pages'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Booking entries', 'Hotels']);
  await user.keyboard('airport');
  expect(await screen.findByRole('option', { name: 'Airport Hotel' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Airports' })).toBeNull();
});

test('offers actions, too, and says when nothing matches', async () => {
  server.use(
    http.get('*/api/hotels', () => listOf([])),
    http.get('*/api/airports', () => listOf([])),
  );
  const { user } = open();
  await user.keyboard('shortcuts');
  expect(meant()).toHaveTextContent('Keyboard shortcuts');
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledWith('shortcuts');
  await user.clear(input());
  await user.keyboard('zzzz');
  expect(await screen.findByText(/No results for ‘zzzz’/)).toBeVisible();
});

test('remembers the records that were looked at, for the same person only', async () => {
  const { noteVisit } = await import('./recents');
  rememberProfile(someone('manager'));
  noteVisit('/hotels/1', 'Hotel');
  noteVisit('/hotels/1', 'Baltic Beach');
  noteVisit('/hotels', 'Hotels');
  const { unmount } = open();
  expect(
    within(group('Recent'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Baltic Beach · Hotel']);
  unmount();
  noteVisit('/travelers/1', 'Ann');
  // The same person became a partner: what the guards refuse is not offered.
  const { unmount: leave } = open('dmc');
  expect(
    within(group('Recent'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Baltic Beach · Hotel']);
  leave();
  rememberProfile({ ...someone('manager'), id: 'another' });
  renderPage('index', Page, '/');
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
});
