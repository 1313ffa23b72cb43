import { beforeEach, expect, test } from '@jest/globals';
import { users, type User } from '@itinera/shared/contracts';
import { queryClient } from '@itinera/shared/data';
import { useMessages, useSession } from '@itinera/shared/state';
import {
  act,
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
import EditUserPage from './EditUserPage';
import NewUserPage from './NewUserPage';
import UsersPage from './UsersPage';

const aUser = (changes: Partial<User> = {}): User => ({
  ...users.defaults,
  id: testId(1),
  email: 'anna@itinera.example',
  role: 'manager',
  status: 'active',
  first_name: 'Anna',
  last_name: 'Berg',
  middle_name: null,
  phone: null,
  company_name: null,
  currency: 'EUR',
  locale: 'en',
  picture_file_name: null,
  has_second_factor: false,
  last_login_at: null,
  created: '2026-01-02T08:00:00.000Z',
  ...changes,
});

let asked: URLSearchParams[] = [];
let calls: string[] = [];
let sent: unknown[] = [];
let people: User[] = [];

beforeEach(() => {
  [asked, calls, sent] = [[], [], []];
  people = [aUser(), aUser({ id: testId(2), first_name: 'Boris', status: 'pending', role: 'dmc' })];
  server.use(
    http.get('*/api/users', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return listOf(people);
    }),
    http.get('*/api/users/:id', ({ params }) =>
      oneOf(people.find(({ id }) => id === params['id']) ?? people[0]),
    ),
    http.get('*/api/users/:id/sessions', () => oneOf([])),
    http.get('*/api/users/:id/events', () => oneOf([])),
    http.get('*/api/hotels', () => listOf([])),
    http.get('*/api/settings', () => oneOf({ default_locale: 'ru' })),
    http.get('*/api/hotel-dmcs', () => listOf([])),
    http.post('*/api/users/:id/:action', ({ params }) => {
      calls.push(`${String(params['action'])} ${String(params['id'])}`);
      return oneOf(people[0]);
    }),
    http.post('*/api/users', async ({ request }) => {
      sent.push(await request.json());
      return oneOf(aUser({ id: testId(9), status: 'invited' }));
    }),
  );
});

const rowOf = async (name: string) =>
  within(
    (await within(await screen.findByRole('grid')).findByRole('link', { name })).closest(
      '[role=row]',
    ) as HTMLElement,
  );

test('users are listed newest first, and a registration is approved from its row', async () => {
  const { user } = renderPage('users', UsersPage, '/users');
  const row = await rowOf('Boris Berg');
  expect(row.getByText('Partner')).toBeVisible();
  expect(asked.some((params) => params.get('sort') === '-created')).toBe(true);
  await user.click(row.getByRole('button', { name: /more|actions/i }));
  await user.click(await screen.findByRole('menuitem', { name: 'Approve' }));
  await waitFor(() => expect(calls).toEqual([`approve ${testId(2)}`]));
});

test('a new user is invited without a password, and a refusal is shown at its field', async () => {
  server.use(
    http.post('*/api/users', async ({ request }) => {
      sent.push(await request.json());
      return failure('invalid', 'Check the field.', { email: 'This address belongs to another user.' });
    }),
  );
  const { user } = renderPage('users-NewUser', NewUserPage, '/users/NewUser');
  const dialog = within(await findDialog('Add user'));
  await user.type(dialog.getByRole('textbox', { name: /E-mail/ }), 'new@itinera.example');
  await user.type(dialog.getByRole('textbox', { name: /First name/ }), 'Nora');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect((await dialog.findAllByText(/belongs to another user/))[0]).toBeVisible();
  expect(sent[0]).toMatchObject({ email: 'new@itinera.example', first_name: 'Nora', role: 'manager' });
  expect(sent[0]).not.toHaveProperty('password');
});

test("a new user has the company's language; without settings the server decides", async () => {
  const add = async () => {
    const { user, unmount } = renderPage('users-NewUser', NewUserPage, '/users/NewUser');
    const dialog = within(await findDialog('Add user'));
    await user.type(dialog.getByRole('textbox', { name: /E-mail/ }), 'new@itinera.example');
    await user.type(dialog.getByRole('textbox', { name: /First name/ }), 'Nora');
    const before = sent.length;
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(sent.length).toBeGreaterThan(before));
    unmount();
    return Object(sent.at(-1));
  };
  expect(await add()).toMatchObject({ locale: 'ru' });
  server.use(http.get('*/api/settings', () => failure('not_found', 'There are none.')));
  queryClient.clear();
  expect(await add()).not.toHaveProperty('locale');
});

test('a change of role shows gained and lost rights before it is saved', async () => {
  const { user } = renderPage(
    'users-users-edit-user',
    EditUserPage,
    `/users/users-edit-user?id=${testId(1)}&edit=person`,
  );
  // The dialog is replaced once the user is loaded: its fields are found again.
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Role/ }), 'Partner');
  const dialog = within(await findDialog());
  expect(within(dialog.getByRole('list', { name: 'Lost' })).getAllByRole('listitem').length).toBeGreaterThan(
    1,
  );
  expect(dialog.getByText(/Manager → Partner\. All sessions of this person end\./)).toBeVisible();
});

test('the own address is not edited here, where saving it is refused; the form says where it is changed', async () => {
  const { id, email, role, first_name, last_name, company_name } = aUser();
  const before = useSession.getState();
  useSession.setState({
    profile: { id, email, role, status: 'active', first_name, last_name, company_name },
  });
  renderPage('users-users-edit-user', EditUserPage, `/users/users-edit-user?id=${testId(1)}&edit=person`);
  const address = await screen.findByRole('textbox', { name: /^E-mail/ });
  await waitFor(() => expect(address).toHaveValue(email));
  expect(address).toBeDisabled();
  expect(address).toHaveAccessibleDescription(/^Change it in “Your account”/);
  useSession.setState(before);
});

test('an account is blocked from its page, and the message offers Undo', async () => {
  const { user } = renderPage(
    'users-users-edit-user',
    EditUserPage,
    `/users/users-edit-user?id=${testId(1)}`,
  );
  await user.click(await screen.findByRole('button', { name: 'Block' }));
  await waitFor(() => expect(calls).toEqual([`block ${testId(1)}`]));
  const undo = await waitFor(() => {
    const action = useMessages.getState().snackbars.at(-1)?.action;
    if (!action) throw new Error('There is no action yet.');
    return action;
  });
  act(() => undo.run());
  await waitFor(() => expect(calls).toEqual([`block ${testId(1)}`, `unblock ${testId(1)}`]));
});

test('an address without an id says so, and links to the list', async () => {
  renderPage('users-users-edit-user', EditUserPage, '/users/users-edit-user');
  expect(await screen.findByText('Which user?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All users' })).toHaveAttribute('href', '/users');
});

test('what roles may do is a sheet beside the list, where the window has no room for both', async () => {
  const { user, router } = renderPage('users', UsersPage, '/users');
  await screen.findByRole('link', { name: /Anna Berg/ });
  await user.click(screen.getByRole('button', { name: 'Roles' }));
  const sheet = within(await findDialog('What roles may do'));
  expect(sheet.getByRole('heading', { name: 'Partner' })).toBeVisible();
  expect(router.state.location.search).toBe('?roles=all');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
