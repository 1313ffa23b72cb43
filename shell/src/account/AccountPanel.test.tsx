import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { appearanceNames } from './appearanceNames';
import type { Profile } from '@itinera/shared/contracts';
import {
  chooseAppearance,
  rememberProfile,
  session,
  startSession,
  useAppearance,
} from '@itinera/shared/state';
import { act, failure, http, oneOf, renderPage, screen, server, within } from '@itinera/shared/testing';
import { deploy, entryOf, writeRegistry } from '../testing/registry';
import { run } from '../testing/running';

const anna: Profile = {
  id: 'anna',
  role: 'operator',
  status: 'active',
  email: 'anna@example.com',
  first_name: 'Anna',
  last_name: 'Berg',
  company_name: null,
};
const onOpen = jest.fn();
let Panel: () => React.JSX.Element;
let refetchRegistry: () => Promise<void>;

beforeAll(async () => {
  writeRegistry({ mf_hotels: [entryOf('mf_hotels', 'h1')], mf_geography: [entryOf('mf_geography', 'g1')] });
  const { AccountPanel } = await import('./AccountPanel');
  const { announceParts } = await import('../remotes/announceParts');
  const registry = await import('../remotes/registry');
  ({ refetchRegistry } = registry);
  run('mf_hotels', entryOf('mf_hotels', 'h1'));
  // As the page does when it starts.
  announceParts();
  registry.subscribeToRegistry(announceParts);
  Panel = () => <AccountPanel onClose={() => undefined} onOpen={onOpen} />;
});
beforeEach(() => {
  startSession('access');
  rememberProfile(anna);
});

const line = (name: string) =>
  within(screen.getByRole('region', { name: 'Versions' }))
    .getAllByRole('listitem')
    .find((item) => item.textContent?.startsWith(name));

test('shows the name of the person, or the company of a partner, with address and role', () => {
  renderPage('index', Panel, '/');
  const panel = screen.getByRole('dialog', { name: 'Your account' });
  for (const text of ['Anna Berg', 'anna@example.com', 'Operator']) expect(panel).toHaveTextContent(text);
  act(() => rememberProfile({ ...anna, role: 'dmc', company_name: 'Amber Travel' }));
  for (const text of ['Amber Travel', 'Partner']) expect(panel).toHaveTextContent(text);
  expect(panel).not.toHaveTextContent('Anna Berg');
});

test('changes the appearance at once', async () => {
  const { user } = renderPage('index', Panel, '/');
  const choices = screen.getByRole('group', { name: 'Appearance' });
  expect(within(choices).getByRole('radio', { name: appearanceNames.dark })).toBeChecked();
  await user.click(within(choices).getByRole('radio', { name: appearanceNames.light }));
  expect(useAppearance.getState().appearance).toBe('light');
  act(() => chooseAppearance('dark'));
});

test('lists running releases, those that would be loaded, and those that a reload would load', async () => {
  renderPage('index', Panel, '/');
  expect(line('shell')).toHaveTextContent('shell s1commit abc1234');
  expect(line('mf_hotels')).toHaveTextContent('mf_hotels h1');
  const geography = [entryOf('mf_geography', 'g2')];
  deploy({ mf_hotels: [entryOf('mf_hotels', 'h1')], mf_geography: geography });
  await act(refetchRegistry);
  expect(line('mf_geography')).toHaveTextContent(/^mf_geography g2commit/);
  deploy({ mf_hotels: [entryOf('mf_hotels', 'h2')], mf_geography: geography });
  await act(refetchRegistry);
  expect(line('mf_hotels')).toHaveTextContent(/^mf_hotels h1.*h2 available after reload$/);
  expect(line('shell')).not.toHaveTextContent('reload');
});

test('links to the shortcuts, and signs out', async () => {
  server.use(http.post('*/api/auth/sign-out', () => oneOf(null)));
  const { user } = renderPage('index', Panel, '/');
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  expect(onOpen).toHaveBeenCalledWith('shortcuts');
  await user.click(screen.getByRole('button', { name: 'Log Out' }));
  expect(session().status).toBe('guest');
});

test('the own picture is added and removed; a failure is shown with the remedy', async () => {
  const sent: unknown[] = [];
  let isTooLarge = true;
  server.use(
    http.post('*/api/storage/upload', ({ request }) => {
      sent.push(new URL(request.url).search);
      return isTooLarge
        ? failure('invalid', 'Fix it.', { file: 'This picture has too many pixels.' })
        : oneOf({ file_name: 'anna.webp' });
    }),
    http.post('*/api/auth/picture', async ({ request }) => {
      sent.push(await request.json());
      return oneOf(null);
    }),
  );
  const { user } = renderPage('index', Panel, '/');
  const group = within(screen.getByRole('group', { name: 'Your picture' }));
  const file = new File(['x'], 'anna.png', { type: 'image/png' });
  await user.upload(group.getByLabelText('Picture file'), file);
  expect(await group.findByRole('alert')).toHaveTextContent('anna.png: This picture has too many pixels.');
  isTooLarge = false;
  await user.upload(group.getByLabelText('Picture file'), file);
  expect(await group.findByRole('img')).toHaveAttribute('src', expect.stringContaining('anna'));
  await user.click(group.getByRole('button', { name: 'Remove picture' }));
  expect(await group.findByRole('button', { name: 'Add picture' })).toBeVisible();
  const uploads = ['?kind=portrait', '?kind=portrait'];
  expect(sent).toEqual([...uploads, { picture_file_name: 'anna.webp' }, { picture_file_name: null }]);
});

test('the own address is changed with the password and a code from the new address', async () => {
  const sent: unknown[] = [];
  const take = async ({ request }: { request: Request }) => {
    sent.push(await request.json());
    return oneOf(null);
  };
  server.use(
    http.post('*/api/auth/email', take),
    http.post('*/api/auth/email/confirm', async ({ request }) =>
      sent.length === 1
        ? (sent.push('wrong'), failure('invalid', 'Fix the marked fields.', { code: 'This code is wrong.' }))
        : take({ request }),
    ),
  );
  const { user } = renderPage('index', Panel, '/');
  await user.click(screen.getByRole('button', { name: 'Change e-mail address' }));
  await user.type(screen.getByLabelText('Current password'), 'the password');
  await user.type(screen.getByLabelText('New e-mail'), 'Anna.New@example.com');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await user.type(await screen.findByLabelText('Code'), '12345678');
  await user.click(screen.getByRole('button', { name: 'Change address' }));
  expect(await screen.findByText('This code is wrong.')).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveValue('12345678');
  await user.click(screen.getByRole('button', { name: 'Send another code' }));
  expect(screen.getByLabelText('New e-mail')).toHaveValue('anna.new@example.com');
  await user.type(screen.getByLabelText('Current password'), 'the password');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await user.type(await screen.findByLabelText('Code'), '87654321');
  await user.click(screen.getByRole('button', { name: 'Change address' }));
  expect(await screen.findByText('anna.new@example.com')).toBeVisible();
  expect(sent).toEqual([
    { current_password: 'the password', email: 'anna.new@example.com' },
    'wrong',
    { current_password: 'the password', email: 'anna.new@example.com' },
    { code: '87654321' },
  ]);
});
