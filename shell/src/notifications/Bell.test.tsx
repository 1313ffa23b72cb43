import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { Profile } from '@itinera/shared/contracts';
import { queryClient } from '@itinera/shared/data';
import { Link } from '@itinera/shared/router';
import { rememberProfile, startSession } from '@itinera/shared/state';
import {
  act,
  failure,
  http,
  HttpResponse,
  renderPage,
  screen,
  server,
  waitFor,
} from '@itinera/shared/testing';
import { deploy, entryOf, writeRegistry } from '../testing/registry';
import { entryFiles, remoteOf, serveRemotes } from '../testing/remotes';

const anna: Profile = {
  id: 'anna',
  role: 'manager',
  status: 'active',
  email: 'a@example.com',
  first_name: 'Anna',
  last_name: null,
  company_name: null,
};
const notifications = {
  title: 'Notifications',
  unread: { path: '/api/notifications', query: { is_read: 'false' } },
};
const onClick = jest.fn();
const onClose = jest.fn();

let Top: () => React.JSX.Element;
let Panel: () => React.JSX.Element;
let offer: (announced: boolean) => Promise<void>;

beforeAll(async () => {
  writeRegistry({});
  const { Bell } = await import('./Bell');
  const { NotificationsPanel } = await import('./NotificationsPanel');
  const { refetchRegistry } = await import('../remotes/registry');
  Top = () => <Bell onClick={onClick} />;
  Panel = () => <NotificationsPanel onClose={onClose} onOpen={jest.fn()} />;
  offer = async (announced) => {
    deploy({ mf_admin: [entryOf('mf_admin', 'a1', announced ? { notifications } : {})] });
    await act(refetchRegistry);
  };
});
beforeEach(() => {
  jest.restoreAllMocks();
  startSession('access');
  rememberProfile(anna);
});

/** Answers the list of unread notifications with a total. */
function unread(total: number): URLSearchParams[] {
  const questions: URLSearchParams[] = [];
  server.use(
    http.get('*/api/notifications', ({ request }) => {
      questions.push(new URL(request.url).searchParams);
      return HttpResponse.json({ success: true, result: [], total, page: 1, per_page: 1 });
    }),
  );
  return questions;
}

test('is not rendered until a remote announces notifications, nor once none does', async () => {
  unread(0);
  await offer(false);
  renderPage('index', Top, '/');
  expect(screen.queryByRole('button')).toBeNull();
  await offer(true);
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
  await offer(false);
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows the number of unread ones, requests only that, and counts again after a write', async () => {
  await offer(true);
  const questions = unread(3);
  const { user } = renderPage('index', Top, '/');
  const bell = await screen.findByRole('button', { name: 'Notifications, 3 unread' });
  expect(bell).toHaveTextContent('3');
  expect(Object.fromEntries(questions[0] ?? [])).toEqual({ is_read: 'false', page: '1', per_page: '1' });
  await user.click(bell);
  expect(onClick).toHaveBeenCalled();
  unread(0);
  await act(() => queryClient.invalidateQueries({ queryKey: ['/api/notifications'] }));
  expect(await screen.findByRole('button', { name: 'Notifications' })).not.toHaveTextContent(/\d/);
});

test('opening it reads the number again, as the list shows it', async () => {
  await offer(true);
  unread(1);
  const { user } = renderPage('index', Top, '/');
  const bell = await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  unread(2);
  await user.click(bell);
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
});

test('a number that can’t be loaded hides only the number', async () => {
  const warned = jest.spyOn(console, 'warn').mockReturnValue();
  await offer(true);
  server.use(http.get('*/api/notifications', () => failure('unavailable', 'Starting.')));
  renderPage('index', Top, '/');
  await waitFor(() => expect(warned.mock.calls.flat().join()).toContain('Starting.'));
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
});

test('its content is rendered by the remote, and a link in it closes it', async () => {
  serveRemotes();
  const Inbox = () => <Link to="/?of=hotels">Hotel added</Link>;
  Object.assign(entryFiles, {
    a1: remoteOf('mf_admin', { notifications: () => Promise.resolve({ default: Inbox }) }),
  });
  await offer(true);
  const { user } = renderPage('index', Panel, '/');
  expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  const link = await screen.findByRole('link', { name: 'Hotel added' });
  expect(onClose).not.toHaveBeenCalled();
  await user.click(link);
  expect(onClose).toHaveBeenCalled();
});
