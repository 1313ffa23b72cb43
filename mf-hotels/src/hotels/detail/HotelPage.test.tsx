import { beforeEach, expect, test } from '@jest/globals';
import type { Hotel } from '@itinera/shared/contracts';
import { queryClient } from '@itinera/shared/data';
import {
  becomeGuest,
  partnerCookies,
  restorePartner,
  startSession,
  useMessages,
  useShortcuts,
} from '@itinera/shared/state';
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
  staleFor,
  testId,
  waitFor,
  within,
} from '@itinera/shared/testing';
import HotelPage from './HotelPage';

const address = `/hotels/${testId(1)}`;
let stored: Hotel;
let sent: unknown[];

beforeEach(() => {
  stored = aHotel();
  sent = [];
  server.use(
    http.get('*/api/graph-prices', () => listOf([])),
    http.get('*/api/hotels/:id', () => oneOf(stored)),
    http.put('*/api/hotels/:id', async ({ request }) => {
      const changes = (await request.json()) as Partial<Hotel>;
      sent.push(changes);
      stored = { ...stored, ...changes };
      return oneOf(stored);
    }),
  );
});

const edit = () => screen.findByRole('button', { name: 'Edit general information' });
const nameField = () => screen.findByRole('textbox', { name: /^Name/ });

/** Replaces the text of a field in one step; typing makes no difference here. */
async function fill(user: ReturnType<typeof renderPage>['user'], field: HTMLElement, text: string) {
  await user.clear(field);
  await user.paste(text);
}

test('shows the hotel, edits its general information and shows what was saved', async () => {
  const { user } = renderPage('hotels-id', HotelPage, address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Baltic Beach' })).toBeVisible();
  await user.click(await edit());
  expect(window.location.search).toBe('?edit=general');
  await fill(user, await nameField(), '  Amber Beach ');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'Europe/Riga');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Amber Beach' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.search).toBe('');
  expect(sent).toEqual([
    {
      name: 'Amber Beach',
      url_pretty_name: 'baltic-beach',
      check_in_time: '14:00',
      check_out_time: '12:00',
      time_zone: 'Europe/Riga',
      custom: {},
      keywords: 'sea, spa',
    },
  ]);
  const [message] = useMessages.getState().snackbars;
  expect(message?.text).toBe('Hotel updated: Name Baltic Beach → Amber Beach and 1 more');
  act(() => message?.action?.run());
  await waitFor(() => expect(sent[1]).toEqual({ name: 'Baltic Beach', time_zone: null }));
});

test('stays readable and shows when it was read while the server can’t be reached', async () => {
  const { user } = renderPage('hotels-id', HotelPage, address);
  await edit();
  expect(screen.queryByRole('alert')).toBeNull();
  server.use(http.get('*/api/hotels/:id', () => failure('unavailable', 'The server is not available.')));
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^As of \d\d:\d\d\. The server is not available\./,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Baltic Beach' })).toBeVisible();
  server.use(http.get('*/api/hotels/:id', () => oneOf(stored)));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('shows errors at their fields and in a summary with links, and sends nothing', async () => {
  const { user } = renderPage('hotels-id', HotelPage, `${address}?edit=general`);
  const checkIn = await screen.findByRole('textbox', { name: 'Check-in from' });
  await fill(user, checkIn, '25:99');
  await user.clear(await nameField());
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await nameField()).toHaveAccessibleDescription('Fill in ‘Name’.');
  expect(checkIn).toHaveAccessibleDescription('Use hours and minutes such as 14:00.');
  const summary = await screen.findByRole('alert');
  await user.click(await screen.findByRole('button', { name: 'Check-in from' }));
  expect(checkIn).toHaveFocus();
  expect(summary).toHaveTextContent('Fill in ‘Name’.');
  expect(sent).toEqual([]);
});

test('shows a refusal at its field and keeps the input', async () => {
  server.use(
    http.put('*/api/hotels/:id', () =>
      failure('duplicate', 'Another hotel has this address.', { url_pretty_name: 'Choose another address.' }),
    ),
  );
  const { user } = renderPage('hotels-id', HotelPage, `${address}?edit=general`);
  const url = await screen.findByRole('textbox', { name: 'Pretty URL' });
  await fill(user, url, 'taken');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Pretty URL: Choose another address.');
  expect(url).toHaveAccessibleDescription('Choose another address.');
  expect(url).toHaveValue('taken');
});

test('keeps the input when the session ends, and restores it', async () => {
  startSession('access', 'refresh');
  const first = renderPage('hotels-id', HotelPage, `${address}?edit=general`);
  await fill(first.user, await nameField(), 'Baltic Beach and Spa');
  act(() => becomeGuest(`${address}?edit=general`));
  first.unmount();

  const { user } = renderPage('hotels-id', HotelPage, `${address}?edit=general`);
  await waitFor(async () => expect(await nameField()).toHaveValue('Baltic Beach and Spa'));
  expect(screen.getByText(/Your unsaved input has been restored/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(await nameField()).toHaveValue('Baltic Beach');
});

test('asks before input is discarded', async () => {
  const { user } = renderPage('hotels-id', HotelPage, `${address}?edit=general`);
  await user.type(await nameField(), '!');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(await nameField()).toHaveValue('Baltic Beach!');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);
});

test('a partner only reads, even at the address of the dialog', async () => {
  partnerCookies.save(testId(50));
  restorePartner();
  renderPage('hotels-id', HotelPage, `${address}?edit=general`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Baltic Beach' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit general information' })).toBeNull();
  const sections = screen.getByRole('navigation', { name: 'Sections of the hotel' });
  expect(
    within(sections)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Content', 'Price', 'Restrictions']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('sea, spa')).toBeNull();
});

test('staff preview what a partner reads, and return from there', async () => {
  const { user } = renderPage('hotels-id', HotelPage, address);
  expect(await screen.findByText('sea, spa')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'See as partner' }));
  expect(window.location.search).toBe('?preview=partner');
  expect(screen.getByRole('heading', { level: 1, name: 'Baltic Beach' })).toBeVisible();
  for (const internal of ['sea, spa', stored.id]) expect(screen.queryByText(internal)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Completeness' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Leave preview' }));
  expect(screen.getByText('sea, spa')).toBeVisible();
  expect(window.location.search).toBe('');
});

test('shows what the hotel lacks to be sold apart from what is nice to have, with links', async () => {
  stored = aHotel({ keywords: '', airport_count: 0 });
  const { user } = renderPage('hotels-id', HotelPage, address);
  const line = await screen.findByRole('group', { name: 'Completeness' });
  expect(line).toHaveTextContent(/^\d+ % complete: .*no keywords.*no airports/);
  const sale = screen.getByRole('group', { name: 'Ready to sell' });
  const unpriced = await within(sale).findByRole('link', { name: 'no prices' });
  expect(sale).toHaveTextContent(/^To sell: 3 of 6: no room types, no boarding types, no prices$/);
  expect(within(line).queryByRole('link', { name: 'no prices' })).toBeNull();
  expect(unpriced).toHaveAttribute('href', `${address}?tab=price&dialog=row`);
  await user.click(within(line).getByRole('link', { name: 'no keywords' }));
  expect(await findDialog('Edit general information')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('link', { name: 'General information' }));
  expect(screen.getByRole('region', { name: 'General information' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Status' }));
  act(() =>
    useShortcuts
      .getState()
      .offered.find(({ keys }) => keys === 'e')
      ?.run?.(),
  );
  expect(await findDialog('Edit status')).toBeVisible();
});

test('the history has an address, and shows names in place of ids', async () => {
  const change = { before: null, after: testId(905) };
  server.use(
    http.get('*/api/hotel-classes/:id', () => oneOf({ id: testId(905), name: 'Premium' })),
    http.get('*/api/history', () =>
      listOf([
        {
          id: testId(60),
          at: stored.updated_at,
          actor: { kind: 'staff', id: testId(50), role: 'manager', name: 'Anna Berzina' },
          action: 'update',
          outcome: 'done',
          changes: { hotel_class_id: change },
          request_id: null,
        },
      ]),
    ),
  );
  const { user } = renderPage('hotels-id', HotelPage, address);
  await screen.findByRole('heading', { name: 'General information' });
  act(() =>
    useShortcuts
      .getState()
      .offered.find(({ keys }) => keys === '4')
      ?.run?.(),
  );
  expect(window.location.search).toBe('?tab=history');
  expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute('aria-current', 'page');
  const line = await screen.findByText('Class: nothing →');
  await waitFor(() => expect(line).toHaveTextContent('Class: nothing → Premium'));
  await user.click(screen.getByRole('link', { name: 'Content' }));
  expect(window.location.search).toBe('');
  expect(screen.getByRole('heading', { name: 'General information' })).toBeVisible();
});

test('says that a hotel does not exist', async () => {
  server.use(http.get('*/api/hotels/:id', () => failure('not_found', 'Not found.')));
  renderPage('hotels-id', HotelPage, address);
  expect(await screen.findByText('Hotel not found')).toBeVisible();
});

test('concurrent edits of a hotel: different fields are merged, a conflict is shown, nothing is overwritten', async () => {
  const tags: (string | null)[] = [];
  const theirs = { ...stored, name: 'Their Name', keywords: 'their keywords' };
  server.use(
    http.get('*/api/hotels/:id', () => oneOf(stored, '"first"')),
    http.put('*/api/hotels/:id', async ({ request }) => {
      tags.push(request.headers.get('if-match'));
      if (tags.length === 1) return staleFor(theirs, '"second"');
      sent.push(await request.json());
      return oneOf(theirs, '"third"');
    }),
  );
  const { user } = renderPage('hotels-id', HotelPage, `${address}?edit=general`);
  await fill(user, await nameField(), 'My Name');
  await fill(user, screen.getByRole('textbox', { name: 'Check-in from' }), '16:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Keywords updated to their keywords');
  const name = within(screen.getByRole('group', { name: 'Name: changed by both of you' }));
  expect(name.getByRole('radio', { name: 'Mine: My Name' })).toBeChecked();
  expect(await nameField()).toHaveValue('My Name');
  expect(screen.getByRole('textbox', { name: 'Keywords' })).toHaveValue('their keywords');
  expect(screen.getByRole('textbox', { name: 'Check-in from' })).toHaveValue('16:00');

  await user.click(name.getByRole('radio', { name: 'Theirs: Their Name' }));
  expect(await nameField()).toHaveValue('Their Name');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(tags).toEqual(['"first"', '"second"']);
  expect(sent).toEqual([
    {
      name: 'Their Name',
      url_pretty_name: 'baltic-beach',
      check_in_time: '16:00',
      check_out_time: '12:00',
      time_zone: null,
      keywords: 'their keywords',
    },
  ]);
});

test('steps through the list it was opened from, across pages, and links back to it', async () => {
  const named = (number: number) => aHotel({ id: testId(number), name: `Hotel ${number}` });
  server.use(
    http.get('*/api/hotels/:id', ({ params }) => oneOf(named(Number(String(params.id).slice(-2))))),
    http.get('*/api/hotels', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      return listOf([named(page * 2 - 1), named(page * 2)], 4, page, 2);
    }),
  );
  const { user, router } = renderPage('hotels-id', HotelPage, address);
  await screen.findByRole('heading', { level: 1, name: 'Hotel 1' });
  expect(screen.queryByRole('group', { name: 'Hotels of the list' })).toBeNull();
  const list = { search: '?sort=name&per_page=2', query: { sort: 'name' }, pageSize: 2, isPaged: true };
  await act(() => router.navigate(address, { state: { list: { ...list, id: testId(1), place: 0 } } }));
  expect(await screen.findByText('1 of 4')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next hotel' }));
  expect(await screen.findByText('2 of 4')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Next hotel' })).toHaveAttribute('aria-disabled', 'false'),
  );
  await user.click(screen.getByRole('button', { name: 'Next hotel' }));
  expect(await screen.findByText('3 of 4')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Hotel 3' })).toBeVisible();
  for (const link of [
    screen.getByRole('link', { name: 'All hotels' }),
    screen.getByRole('link', { name: 'Hotels' }),
  ])
    expect(link).toHaveAttribute('href', '/hotels?sort=name&per_page=2&page=2');
});
