import { beforeEach, expect, test } from '@jest/globals';
import {
  act,
  aHotel,
  failure,
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
import { ListPage } from './testList';

const openList = (address = '/hotels') => renderPage('hotels', ListPage, address);

const shown = { show_in_filter: true, order: 0 };
const named = (name: string) => ({ id: testId(700), locale: 'en', name });
const greece = { id: testId(71), iso2: 'GR', ...shown, country_name: named('Greece') };
const crete = { id: testId(72), country_id: greece.id, name: 'Crete', ...shown };

let asked: URLSearchParams[] = [];
const lastAsked = () => Object.fromEntries(asked.at(-1) ?? []);
const address = () => Object.fromEntries(new URLSearchParams(window.location.search));

beforeEach(() => {
  asked = [];
  server.use(
    http.get('*/api/hotels', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return listOf([aHotel()], asked.length === 1 ? 60 : 7);
    }),
    http.get('*/api/countries', () => listOf([greece])),
    http.get('*/api/regions', () => listOf([crete])),
    http.get('*/api/countries/:id', ({ params }) =>
      params.id === greece.id ? oneOf(greece) : failure('not_found', 'No such country.'),
    ),
    http.get('*/api/regions/:id', () => oneOf(crete)),
  );
});

const chips = () => within(screen.getByRole('list', { name: 'Active filters' }));

test('filters that are set stay visible while the panel is closed, by their names', async () => {
  openList(`/hotels?country_id=${greece.id}&is_active=false`);
  expect(await screen.findByText('Country: Greece')).toBeVisible();
  expect(
    chips()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Country: Greece', 'Active: No']);
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toHaveAttribute('aria-expanded', 'false');
});

test('an entry that is gone says so, and its filter can be removed', async () => {
  const { user } = openList(`/hotels?country_id=${testId(404)}`);
  await user.click(await screen.findByRole('button', { name: 'Remove Country: no longer exists' }));
  expect(address()).toEqual({});
});

test('an entry whose name could not be read is not called gone', async () => {
  server.use(http.get('*/api/countries/:id', () => failure('unavailable', 'Later.')));
  openList(`/hotels?country_id=${greece.id}`);
  expect(await screen.findByText(/name unavailable/)).toBeVisible();
});

test('a filter without an input in the list is visible and can be removed', async () => {
  const { user } = openList(`/hotels?hotel_chain_id=${testId(5)}`);
  await user.click(await screen.findByRole('button', { name: `Remove Hotel chain: ${testId(5)}` }));
  expect(address()).toEqual({});
});

test('the cross removes a filter with those below it, and the focus moves on', async () => {
  const { user } = openList(`/hotels?country_id=${greece.id}&region_id=${crete.id}&is_active=true`);
  await user.click(await screen.findByRole('button', { name: 'Remove Country: Greece' }));
  await waitFor(() => expect(address()).toEqual({ is_active: 'true' }));
  await user.click(screen.getByRole('button', { name: 'Remove Active: Yes' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus());
  expect(lastAsked()).not.toHaveProperty('is_active');
});

test.each(['{Delete}', '{Backspace}'])('%s removes a filter; the next one has the focus', async (key) => {
  const { user } = openList(`/hotels?country_id=${greece.id}&is_active=true`);
  const first = await screen.findByRole('button', { name: 'Remove Country: Greece' });
  act(() => first.focus());
  await user.keyboard(key);
  expect(address()).toEqual({ is_active: 'true' });
  expect(screen.getByRole('button', { name: 'Remove Active: Yes' })).toHaveFocus();
});

test('all are removed at once, the search as well', async () => {
  const { user } = openList(`/hotels?q=sea&country_id=${greece.id}&sort=stars`);
  await user.click(await screen.findByRole('button', { name: 'Clear all' }));
  expect(address()).toEqual({ sort: 'stars' });
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
});

test('says how many rows are left, once the list was narrowed', async () => {
  const { user } = openList();
  await screen.findByText('Baltic Beach');
  expect(screen.queryByText(/found$/)).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'sea{Enter}');
  expect(await screen.findByText('7 hotels found')).toBeInTheDocument();
});

test('a switch is any, yes or no; any is not part of the address', async () => {
  const { user } = openList();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const active = await screen.findByRole('combobox', { name: 'Active' });
  await user.selectOptions(active, 'No');
  await waitFor(() => expect(lastAsked()).toMatchObject({ is_active: 'false' }));
  await user.selectOptions(active, 'Any');
  expect(address()).toEqual({});
});

test('a filter below another waits for it, and is cleared when it changes', async () => {
  const { user } = openList();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await screen.findByRole('combobox', { name: 'Region' })).toBeDisabled();
  await user.click(screen.getByRole('combobox', { name: 'Country' }));
  await user.click(await screen.findByRole('option', { name: 'Greece' }));
  await user.click(screen.getByRole('combobox', { name: 'Region' }));
  await user.click(await screen.findByRole('option', { name: 'Crete' }));
  await waitFor(() => expect(address()).toEqual({ country_id: greece.id, region_id: crete.id }));
  await user.clear(screen.getByRole('combobox', { name: 'Country' }));
  await user.tab();
  await waitFor(() => expect(address()).toEqual({}));
});

test('the panel is open or closed as before when the list is opened again', async () => {
  const first = openList();
  await first.user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await screen.findByRole('group', { name: 'Filters' })).toBeVisible();
  first.unmount();
  const second = openList();
  expect(await screen.findByRole('group', { name: 'Filters' })).toBeVisible();
  await second.user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull();
});

test('refreshing reads the list again', async () => {
  const { user } = openList();
  const button = await screen.findByRole('button', { name: 'Refresh' });
  await waitFor(() => expect(button).toHaveAccessibleDescription(/^As of \d\d:\d\d$/));
  await user.click(button);
  await waitFor(() => expect(asked).toHaveLength(2));
});
