import { beforeEach, expect, test } from '@jest/globals';
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
import { ListPage } from './testList';

const openList = (address = '/hotels') => renderPage('hotels', ListPage, address);

const shown = { show_in_filter: true, order: 0 };
const named = (name: string) => ({ id: testId(700), locale: 'en', name });
const greece = { id: testId(71), iso2: 'GR', ...shown, country_name: named('Greece') };
const crete = { id: testId(72), country_id: greece.id, name: 'Crete', ...shown };

const budget = { id: testId(73), name: 'Budget', ...shown };
const luxury = { id: testId(74), name: 'Luxury', ...shown };

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
    http.get('*/api/hotel-classes', () => listOf([budget, luxury])),
    http.get('*/api/hotel-classes/:id', ({ params }) => oneOf(params.id === budget.id ? budget : luxury)),
  );
});

const chips = () => within(screen.getByRole('list', { name: 'Active filters' }));

test('active filters are shown with their names', async () => {
  openList(`/hotels?country_id=${greece.id}&is_active=false`);
  expect(await screen.findByText('Country: Greece')).toBeVisible();
  expect(
    chips()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Country: Greece', 'Active: No']);
  expect(screen.getByRole('button', { name: 'Filter (2)' })).toBeVisible();
});

test('a deleted entry is reported, and its filter can be removed', async () => {
  const { user } = openList(`/hotels?country_id=${testId(404)}`);
  await user.click(await screen.findByRole('button', { name: 'Remove Country: no longer exists' }));
  expect(address()).toEqual({});
});

test('an entry whose name could not be loaded is not reported as deleted', async () => {
  server.use(http.get('*/api/countries/:id', () => failure('unavailable', 'Later.')));
  openList(`/hotels?country_id=${greece.id}`);
  expect(await screen.findByText(/name unavailable/)).toBeVisible();
});

test('a filter without an input is shown and can be removed', async () => {
  const { user } = openList(`/hotels?hotel_chain_id=${testId(5)}`);
  await user.click(await screen.findByRole('button', { name: `Remove Hotel chain: ${testId(5)}` }));
  expect(address()).toEqual({});
});

test('the cross removes a filter with its dependents, and the focus moves on', async () => {
  const { user } = openList(`/hotels?country_id=${greece.id}&region_id=${crete.id}&is_active=true`);
  await user.click(await screen.findByRole('button', { name: 'Remove Country: Greece' }));
  await waitFor(() => expect(address()).toEqual({ is_active: 'true' }));
  await user.click(screen.getByRole('button', { name: 'Remove Active: Yes' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus());
  expect(lastAsked()).not.toHaveProperty('is_active');
});

test.each(['{Delete}', '{Backspace}'])('%s removes a filter; the next one gets the focus', async (key) => {
  const { user } = openList(`/hotels?country_id=${greece.id}&is_active=true`);
  const first = await screen.findByRole('button', { name: 'Remove Country: Greece' });
  act(() => first.focus());
  await user.keyboard(key);
  expect(address()).toEqual({ is_active: 'true' });
  expect(screen.getByRole('button', { name: 'Remove Active: Yes' })).toHaveFocus();
});

test('all are removed at once, including the search', async () => {
  const { user } = openList(`/hotels?q=sea&country_id=${greece.id}&sort=stars`);
  await user.click(await screen.findByRole('button', { name: 'Clear all' }));
  expect(address()).toEqual({ sort: 'stars' });
  expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
});

test('announces how many rows are left after filtering', async () => {
  const { user } = openList();
  await screen.findByText('Baltic Beach');
  expect(screen.queryByText(/found$/)).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'sea{Enter}');
  expect(await screen.findByText('7 hotels found')).toBeInTheDocument();
});

type User = ReturnType<typeof openList>['user'];

/** Opens the input of a filter from the menu. */
async function addFilter(user: User, label: string) {
  await user.click(screen.getByRole('button', { name: /^Filter/ }));
  await user.click(await screen.findByRole('menuitem', { name: label }));
  return within(await findDialog(`Filter: ${label}`));
}

test('a filter is added from the menu, edited on its chip, and returns the focus', async () => {
  const { user } = openList();
  await screen.findByText('Baltic Beach');
  const added = await addFilter(user, 'Active');
  expect(added.getByRole('combobox', { name: 'Active' })).toHaveFocus();
  await user.selectOptions(added.getByRole('combobox', { name: 'Active' }), 'No');
  await waitFor(() => expect(lastAsked()).toMatchObject({ is_active: 'false' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Active: No' }));
  const edited = within(await findDialog('Filter: Active'));
  await user.selectOptions(edited.getByRole('combobox', { name: 'Active' }), 'Yes');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Active: Yes' })).toHaveFocus());
  expect(address()).toEqual({ is_active: 'true' });
});

test('the input removes its filter as well', async () => {
  const { user } = openList('/hotels?is_active=true');
  await user.click(await screen.findByRole('button', { name: 'Active: Yes' }));
  await user.click(await screen.findByRole('button', { name: 'Remove filter' }));
  await waitFor(() => expect(address()).toEqual({}));
});

test('a dependent filter is disabled until the other is set, and cleared when it changes', async () => {
  const { user } = openList();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(await screen.findByRole('menuitem', { name: 'Region (choose country first)' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(screen.getByRole('menuitem', { name: 'Country' }));
  await user.click(await screen.findByRole('combobox', { name: 'Country' }));
  await user.click(await screen.findByRole('option', { name: 'Greece' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const region = await addFilter(user, 'Region');
  await user.click(region.getByRole('combobox', { name: 'Region' }));
  await user.click(await screen.findByRole('option', { name: 'Crete' }));
  await waitFor(() => expect(address()).toEqual({ country_id: greece.id, region_id: crete.id }));
  await user.click(await screen.findByRole('button', { name: 'Remove Country: Greece' }));
  await waitFor(() => expect(address()).toEqual({}));
});

test('several entries, and those without one: the first closes the input, and the chip adds more', async () => {
  const { user } = openList();
  const first = await addFilter(user, 'Class');
  await user.click(first.getByRole('combobox', { name: 'Class' }));
  await user.click(await screen.findByRole('option', { name: 'Budget' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Class: Budget' }));
  const classes = within(await findDialog('Filter: Class'));
  await user.click(classes.getByRole('combobox', { name: 'Class' }));
  await user.click(await screen.findByRole('option', { name: 'Luxury' }));
  await user.click(classes.getByRole('checkbox', { name: 'Not set' }));
  await user.click(classes.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(address()).toEqual({ hotel_class_id: `${budget.id},${luxury.id},none` }));
  expect(lastAsked()).toMatchObject({ hotel_class_id: `${budget.id},${luxury.id},none` });
  expect(await screen.findByText('Class: Budget, Luxury, not set')).toBeVisible();
});

test.each([
  ['3', '4,5', '3..4.5', 'Stars: 3–4.5'],
  ['4', '', '4..', 'Stars: from 4'],
  ['', '3', '..3', 'Stars: up to 3'],
])('a range from %j to %j', async (from, to, written, chip) => {
  const { user } = openList();
  const stars = await addFilter(user, 'Stars');
  if (from) await user.type(stars.getByRole('textbox', { name: 'Stars from' }), `${from}{Enter}`);
  if (to) await user.type(stars.getByRole('textbox', { name: 'Stars to' }), `${to}{Enter}`);
  await waitFor(() => expect(address()).toEqual({ stars: written }));
  expect(screen.getByText(chip)).toBeVisible();
});

test('a range with its ends in the wrong order is refused at the field, and nothing typed is lost', async () => {
  const { user } = openList('/hotels?stars=4..');
  await user.click(await screen.findByRole('button', { name: 'Stars: from 4' }));
  const last = await screen.findByRole('textbox', { name: 'Stars to' });
  await user.type(last, '3{Enter}');
  expect(last).toHaveAccessibleDescription('Enter 4 or more.');
  expect(last).toHaveValue('3');
  expect(address()).toEqual({ stars: '4..' });
});

test('parameters that the list can’t apply are shown, and can be removed', async () => {
  const { user } = openList('/hotels?colour=blue&country_id=greece&tab=x&page=1');
  expect(await screen.findByText('Not applied: colour=blue')).toBeVisible();
  expect(lastAsked()).not.toHaveProperty('country_id');
  await user.click(screen.getByRole('button', { name: 'Remove Not applied: country_id=greece' }));
  expect(address()).toEqual({ colour: 'blue', tab: 'x' });
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(address()).toEqual({ tab: 'x' });
});

test('refreshing reads the list again', async () => {
  const { user } = openList();
  const button = await screen.findByRole('button', { name: 'Refresh' });
  await waitFor(() => expect(button).toHaveAccessibleDescription(/^As of \d\d:\d\d$/));
  await user.click(button);
  await waitFor(() => expect(asked).toHaveLength(2));
});
