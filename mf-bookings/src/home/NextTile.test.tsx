import { expect, test } from '@jest/globals';
import { useSession } from '@itinera/shared/state';
import {
  failure,
  http,
  listOf,
  renderPage,
  screen,
  server,
  userEvent,
  waitFor,
} from '@itinera/shared/testing';
import { aBooking, testId } from '../bookings/testing';
import { NextTile } from './NextTile';

const mine = testId(60);
const asked = { managers: [] as (string | null)[] };
const answer = (byFilter: Record<string, object[]>) =>
  server.use(
    http.get('*/api/bookings', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.managers.push(searchParams.get('manager_id'));
      const [name] = Object.keys(byFilter).filter((filter) => searchParams.has(filter));
      return listOf(name === undefined ? [] : (byFilter[name] ?? []));
    }),
  );
const signIn = (role: 'manager' | 'admin') => useSession.setState({ profile: { id: mine, role } as never });

test('each booking has the way to where its next step is done, and its list the same total', async () => {
  signIn('manager');
  const booking = aBooking({ next_due_date: '2027-05-01', next_due_minor: 100 });
  answer({ is_overdue: [booking], unpaid_within_days: [booking] });
  renderPage('index', NextTile, '/');
  const action = await screen.findByRole('link', { name: 'Record payment: Anna Kalnina' });
  expect(action).toHaveAttribute('href', `/be/${booking.id}?dialog=transactions:new`);
  expect(screen.getByRole('link', { name: 'Anna Kalnina' })).toHaveAttribute('href', `/be/${booking.id}`);
  expect(screen.getByRole('list', { name: 'Next bookings' }).children).toHaveLength(1);
  const list = screen.getByRole('link', { name: 'Overdue' });
  expect(list).toHaveAttribute('href', `/be?is_overdue=true&manager_id=${mine}`);
  expect(list.parentElement).toHaveTextContent('Overdue 1');
});

test('begins with one’s own, and shows everyone’s on request', async () => {
  signIn('manager');
  asked.managers = [];
  answer({});
  renderPage('index', NextTile, '/');
  expect(await screen.findByText('All done: nothing in your bookings is waiting.')).toBeVisible();
  expect(new Set(asked.managers)).toEqual(new Set([mine]));
  answer({ stays_confirmed: [aBooking({ status: 'on_request' })] });
  await userEvent.click(screen.getByRole('button', { name: 'Everyone’s' }));
  expect(await screen.findByRole('link', { name: 'Confirm: Anna Kalnina' })).toBeVisible();
  expect(asked.managers.at(-1)).toBeNull();
});

test('shows why it can’t be loaded', async () => {
  signIn('admin');
  server.use(http.get('*/api/bookings', () => failure('unavailable', 'Starting.')));
  renderPage('index', NextTile, '/');
  await waitFor(() => expect(screen.getByText('Starting.')).toBeVisible());
});
