import { beforeEach, expect, test } from '@jest/globals';
import type { Notification } from '@itinera/shared/contracts';
import { useMessages, useSession } from '@itinera/shared/state';
import {
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
import { NotificationList } from './NotificationList';

const one = (changes: Partial<Notification> = {}): Notification => ({
  id: testId(1),
  event: 'booking_created',
  title: 'BE2600001: new booking',
  body: 'Baltic Beach',
  link: { kind: 'booking', id: testId(7) },
  created_at: '2026-03-01T08:00:00.000Z',
  read_at: null,
  ...changes,
});

let all: Notification[];
let sent: string[];

beforeEach(() => {
  sent = [];
  all = [
    one(),
    one({
      id: testId(2),
      title: 'New registration',
      link: { kind: 'user', id: testId(8) },
      read_at: '2026-03-01T09:00:00.000Z',
    }),
  ];
  server.use(
    http.get('*/api/notifications', () => listOf(all)),
    http.put('*/api/notifications/:id', async ({ request, params }) => {
      const { is_read } = (await request.json()) as { is_read: boolean };
      sent.push(`${String(params['id'])} ${is_read}`);
      all = all.map((each) =>
        each.id === params['id'] ? { ...each, read_at: is_read ? '2026-03-02T08:00:00.000Z' : null } : each,
      );
      return oneOf(all.find(({ id }) => id === params['id']));
    }),
    http.post('*/api/notifications/read-all', () => {
      sent.push('all');
      all = all.map((each) => ({ ...each, read_at: each.read_at ?? '2026-03-02T08:00:00.000Z' }));
      return oneOf(null);
    }),
  );
});

test('each entry links to its subject, and is marked as read by opening it or by its button', async () => {
  const { user } = renderPage('index', NotificationList, '/');
  const items = await screen.findAllByRole('listitem');
  expect(within(items[0] as HTMLElement).getByText(/unread/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'New registration' })).toHaveAttribute(
    'href',
    `/users/users-edit-user?id=${testId(8)}`,
  );
  const link = screen.getByRole('link', { name: 'BE2600001: new booking' });
  expect(link).toHaveAttribute('href', `/be/${testId(7)}`);
  await user.click(screen.getByRole('button', { name: 'Mark unread: New registration' }));
  await waitFor(() => expect(sent).toEqual([`${testId(2)} false`]));
  await user.click(await screen.findByRole('button', { name: 'Mark read: New registration' }));
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('they are grouped by day, and many of one event on one day are one line until it is opened', async () => {
  const day = (number: number) => `2026-02-0${number}T08:00:00.000Z`;
  all = [
    one({ created_at: day(3) }),
    ...[11, 12, 13].map((number) =>
      one({ id: testId(number), event: 'block_release_due', title: `Block ${number}`, created_at: day(2) }),
    ),
    one({ id: testId(14), title: 'Read before', created_at: day(2), read_at: day(3) }),
  ];
  const { user } = renderPage('index', NotificationList, '/');
  const second = within(await screen.findByRole('region', { name: '02.02.2026' }));
  const titles = () => second.getAllByRole('link').map(({ textContent }) => textContent);
  expect(screen.getByRole('region', { name: '03.02.2026' })).toHaveTextContent('BE2600001: new booking');
  expect(titles()).toEqual(['Block 11', 'Read before']);
  await user.click(second.getByRole('button', { name: 'Show 2 more, 2 unread' }));
  expect(titles()).toEqual(['Block 11', 'Block 12', 'Block 13', 'Read before']);
});

test('all are marked as read at once', async () => {
  const { user } = renderPage('index', NotificationList, '/');
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('All read')).toBeVisible();
  expect(sent).toEqual(['all']);
});

test('a refusal is shown, and a failed list can be loaded again', async () => {
  server.use(http.post('*/api/notifications/read-all', () => failure('rule', 'Not now.')));
  const { user } = renderPage('index', NotificationList, '/');
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(useMessages.getState().snackbars.at(-1)?.text).toBe('Not marked. Not now.'));
});

test('says that there are none', async () => {
  all = [];
  renderPage('index', NotificationList, '/');
  expect(await screen.findByText('Nothing has happened yet.')).toBeVisible();
});

test("a partner's notifications link to pages of the partners’ shell only", async () => {
  useSession.setState({ partner: { dmcId: testId(9) } });
  renderPage('index', NotificationList, '/');
  expect(await screen.findByRole('link', { name: 'BE2600001: new booking' })).toHaveAttribute(
    'href',
    `/be/${testId(7)}`,
  );
  expect(screen.getByText('New registration')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  useSession.setState({ partner: undefined });
});
