import { beforeEach, expect, test } from '@jest/globals';
import { queryClient } from '@itinera/shared/data';
import type { SavedView } from '@itinera/shared/contracts';
import { useMessages, useSession } from '@itinera/shared/state';
import {
  aHotel,
  act,
  failure,
  http,
  HttpResponse,
  listOf,
  oneOf,
  renderPage,
  screen,
  server,
  testId,
  waitFor,
  within,
} from '@itinera/shared/testing';
import { ListPage } from '../toolbar/testList';

const openList = (address = '/hotels') => renderPage('hotels', ListPage, address);

const me = { id: testId(1), name: 'Anna' };
const aView = (changes: Partial<SavedView>): SavedView => ({
  id: testId(11),
  list: 'hotels',
  name: 'Active',
  query: { is_active: 'true', sort: '-stars' },
  columns: {},
  is_shared: false,
  is_default: false,
  is_mine: true,
  owner: me,
  created_at: '2027-03-01T12:00:00.000Z',
  updated_at: '2027-03-01T12:00:00.000Z',
  ...changes,
});
const active = aView({});
const colleagues = aView({
  id: testId(12),
  name: 'Five stars',
  query: { q: 'five' },
  is_shared: true,
  is_mine: false,
  owner: { id: testId(2), name: 'Boris' },
});

let kept: SavedView[] = [];
let sent: { method: string; body: unknown }[] = [];
let asked: Record<string, string>[] = [];

const note = async (request: Request) => {
  const body: unknown = await request.json().catch(() => undefined);
  sent.push({ method: request.method, body });
  return body as Partial<SavedView> & { operations?: { body: { id: string } }[] };
};

beforeEach(() => {
  kept = [active, colleagues];
  sent = [];
  asked = [];
  server.use(
    http.get('*/api/hotels', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return listOf([aHotel()], 60);
    }),
    http.get('*/api/saved-views', ({ request }) =>
      listOf(new URL(request.url).searchParams.get('list') === 'hotels' ? kept : []),
    ),
    http.post('*/api/saved-views', async ({ request }) => {
      const body = await note(request);
      if (kept.some(({ name }) => name === body.name))
        return failure('duplicate', 'There is such a view.', { name: 'You have a view of this name.' });
      const made = aView({ ...body, id: testId(13) });
      kept = [...kept, made];
      return oneOf(made);
    }),
    http.put('*/api/saved-views/:id', async ({ request, params }) => {
      const body = await note(request);
      kept = kept.map((view) => (view.id === params.id ? { ...view, ...body } : view));
      return oneOf(kept.find(({ id }) => id === params.id));
    }),
    http.delete('*/api/saved-views/:id', async ({ request, params }) => {
      await note(request);
      kept = kept.filter(({ id }) => id !== params.id);
      return oneOf(null);
    }),
  );
});

const address = () => Object.fromEntries(new URLSearchParams(window.location.search));
const menu = async (user: ReturnType<typeof openList>['user']) => {
  await screen.findByText('Baltic Beach');
  await user.click(screen.getByRole('button', { name: 'Views' }));
  return screen.findByRole('menu', { name: 'Views' });
};
const choose = async (
  user: ReturnType<typeof openList>['user'],
  role: 'menuitem' | 'menuitemradio',
  name: RegExp | string,
) => {
  await menu(user);
  await user.click(await screen.findByRole(role, { name }));
};
const theView = () => screen.findByRole('group', { name: 'Current view' });

test('lists own views and those shared by colleagues', async () => {
  const { user } = openList();
  const open = await menu(user);
  await within(open).findByRole('menuitemradio', { name: 'Active' });
  expect(
    within(open)
      .getAllByRole('menuitemradio')
      .map(({ textContent }) => textContent),
  ).toEqual(['Hotels without a view', 'Active', 'Five starsby Boris']);
  expect(within(open).getByRole('menuitemradio', { name: 'Hotels without a view' })).toBeChecked();
});

test('a view sets filters, search, sort and page size in one history entry', async () => {
  const { user, router } = openList('/hotels?q=sea&page=2');
  await choose(user, 'menuitemradio', 'Active');
  expect(await theView()).toHaveTextContent('View: Active');
  expect(address()).toEqual({ is_active: 'true', sort: '-stars', view: active.id });
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ is_active: 'true', sort: '-stars', page: '1' }));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(address()).toEqual({ q: 'sea', page: '2' }));
});

test('shows that the list differs from the view, and can restore the view', async () => {
  const { user } = openList(`/hotels?is_active=true&sort=-stars&view=${active.id}`);
  expect(await theView()).not.toHaveTextContent('unsaved');
  await user.click(screen.getByRole('button', { name: 'Remove Active: Yes' }));
  expect(await theView()).toHaveTextContent('unsaved changes');
  await user.click(screen.getByRole('button', { name: 'Reset to saved view' }));
  expect(address()).toEqual({ is_active: 'true', sort: '-stars', view: active.id });
  expect(await theView()).not.toHaveTextContent('unsaved');
});

test('saves the current list as the view, which can be undone', async () => {
  const { user } = openList(`/hotels?is_active=false&per_page=50&view=${active.id}`);
  await theView();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { method: 'PUT', body: { query: { is_active: 'false', per_page: '50' }, columns: {} } },
    ]),
  );
  await waitFor(async () => expect(await theView()).not.toHaveTextContent('unsaved'));
  expect(useMessages.getState().snackbars[0]).toMatchObject({
    text: 'View ‘Active’ saved',
    action: { label: 'Undo' },
  });
});

test('saves a new view, and reports a duplicate name at the field', async () => {
  const { user } = openList('/hotels?q=sea');
  await choose(user, 'menuitem', 'Save as new view…');
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await user.type(name, 'Active');
  await user.click(screen.getByRole('switch', { name: 'Share with all staff' }));
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription('You have a view of this name.'));
  await waitFor(() => expect(name).toHaveFocus());
  await user.clear(name);
  await user.type(name, 'At the sea');
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  expect(await theView()).toHaveTextContent('View: At the sea');
  expect(sent.at(-1)?.body).toEqual({
    list: 'hotels',
    name: 'At the sea',
    is_shared: true,
    query: { q: 'sea' },
    columns: {},
  });
  expect(address()).toEqual({ q: 'sea', view: testId(13) });
});

test('renames a view', async () => {
  const { user } = openList(`/hotels?view=${active.id}`);
  await theView();
  await choose(user, 'menuitem', 'Rename…');
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, 'Working{Enter}');
  await waitFor(async () => expect(await theView()).toHaveTextContent('View: Working'));
  expect(sent).toEqual([{ method: 'PUT', body: { name: 'Working' } }]);
});

test.each([
  ['Share with all staff', { is_shared: true }],
  ['Make default', { is_default: true }],
])('%s', async (command, body) => {
  const { user } = openList(`/hotels?view=${active.id}`);
  await theView();
  await choose(user, 'menuitem', command);
  await waitFor(() => expect(sent).toEqual([{ method: 'PUT', body }]));
});

test('a colleague’s view can be made the default, but neither changed nor deleted', async () => {
  const { user } = openList(`/hotels?q=sea&view=${colleagues.id}`);
  expect(await theView()).toHaveTextContent('View: Five stars by Boris · unsaved changes');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  const open = await menu(user);
  expect(
    within(open)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Save as new view…', 'Reset to saved view', 'Make default']);
});

test("a partner's views are not shared", async () => {
  useSession.setState({ partner: { dmcId: me.id } });
  kept = [active];
  const { user } = openList(`/hotels?view=${active.id}`);
  await theView();
  const open = await menu(user);
  expect(within(open).queryByRole('menuitem', { name: /shar/i })).toBeNull();
  await user.click(within(open).getByRole('menuitem', { name: 'Save as new view…' }));
  await screen.findByRole('textbox', { name: /^Name/ });
  expect(screen.queryByRole('switch')).toBeNull();
});

test('deleting a view does not change the list, and can be undone', async () => {
  const { user } = openList(`/hotels?is_active=true&sort=-stars&view=${active.id}`);
  await theView();
  await choose(user, 'menuitem', 'Delete');
  await waitFor(() => expect(sent).toEqual([{ method: 'DELETE', body: undefined }]));
  expect(address()).toEqual({ is_active: 'true', sort: '-stars' });
  await waitFor(() =>
    expect(useMessages.getState().snackbars[0]).toMatchObject({
      text: 'View ‘Active’ deleted',
      action: { label: 'Undo' },
    }),
  );
  expect(screen.queryByText(/was deleted, or is not shared/)).toBeNull();
});

test('an address without parameters opens the default; going back leaves the list', async () => {
  kept = [aView({ is_default: true })];
  const { router } = openList('/elsewhere');
  await act(() => router.navigate('/hotels'));
  await waitFor(() => expect(address()).toEqual({ is_active: 'true', sort: '-stars', view: active.id }));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(window.location.pathname).toBe('/elsewhere'));
});

test('an address with parameters opens no view', async () => {
  kept = [aView({ is_default: true })];
  openList('/hotels?q=sea');
  await waitFor(() =>
    expect(queryClient.getQueriesData({ queryKey: ['/api/saved-views'] })[0]?.[1]).toBeDefined(),
  );
  expect(address()).toEqual({ q: 'sea' });
});

test('a cleared default view stays cleared, also after returning to the list', async () => {
  kept = [aView({ is_default: true })];
  const { user, router } = openList('/hotels');
  await theView();
  await choose(user, 'menuitemradio', 'Hotels without a view');
  await waitFor(() => expect(address()).toEqual({}));
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate(-1));
  await screen.findByText('Baltic Beach');
  await screen.findByRole('button', { name: 'Views' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(address()).toEqual({});
});

test('a link with only a view opens it for everybody who can see it', async () => {
  openList(`/hotels?view=${colleagues.id}`);
  await waitFor(() => expect(address()).toEqual({ q: 'five', view: colleagues.id }));
  expect(await theView()).toHaveTextContent('Five stars by Boris');
});

test('a link with a view applies its columns', async () => {
  kept = [aView({ columns: { hidden: ['stars', 'note'], density: 'comfortable' } })];
  openList(`/hotels?is_active=true&sort=-stars&view=${active.id}`);
  await waitFor(() => expect(JSON.stringify(window.localStorage)).toContain('comfortable'));
  await waitFor(async () => expect(await theView()).not.toHaveTextContent('unsaved'));
});

test('a deleted view is reported, and the list is shown without it', async () => {
  const { user } = openList(`/hotels?view=${testId(404)}`);
  expect(await screen.findByText(/^This view was deleted or is not shared with you/)).toBeVisible();
  expect(screen.getByText('Baltic Beach')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(address()).toEqual({});
});

test('the list works without its views, which can be requested again', async () => {
  server.use(http.get('*/api/saved-views', () => HttpResponse.error(), { once: true }));
  const { user } = openList();
  await choose(user, 'menuitem', 'Views could not be loaded. Try again');
  await menu(user);
  expect(await screen.findByRole('menuitemradio', { name: 'Active' })).toBeVisible();
});
