import { expect, test } from '@jest/globals';
import { countsPath, type WorkFigure } from '@itinera/shared/contracts';
import { failure, http, listOf, renderPage, screen, server, oneOf, waitFor } from '@itinera/shared/testing';
import { Figure } from './Figure';
import { MoreWork } from './MoreWork';

const filter = { is_overdue: 'true' };
const figure = (changes: Partial<WorkFigure> = {}): WorkFigure => ({
  label: 'Suppliers overdue',
  path: '/api/payments',
  query: filter,
  page: 'payments',
  search: filter,
  tone: 'error',
  stake: { kind: 'money', amount: 'overdue_minor' },
  ...changes,
});
const show = (shown = figure()) =>
  renderPage('index', () => <ul>{[<Figure key="one" {...shown} />]}</ul>, '/');
const card = () => screen.getByRole('link').closest('li');

/** The list of the figure, only as it is narrowed. */
const answer = (total: number, rows: object[] = [], sums: object[] = []) =>
  server.use(
    http.get('*/api/payments/sums', ({ request }) =>
      new URL(request.url).searchParams.get('is_overdue') === 'true' ? oneOf(sums) : oneOf([]),
    ),
    http.get('*/api/payments', ({ request }) =>
      new URL(request.url).searchParams.get('is_overdue') === 'true' ? listOf(rows, total) : listOf([], 999),
    ),
  );

test('is the total of a list, leads to it, and says what its rows add up to by currency', async () => {
  answer(
    11,
    [],
    [
      { currency: 'EUR', bookings: 10, overdue_minor: 938_400 },
      { currency: 'USD', bookings: 1, overdue_minor: 5000 },
      { currency: 'GBP', bookings: 0, overdue_minor: 0 },
    ],
  );
  show();
  expect(screen.getByRole('img', { name: 'Loading' })).toBeVisible();
  const link = await screen.findByRole('link', { name: 'Suppliers overdue' });
  expect(link).toHaveAttribute('href', '/payments?is_overdue=true');
  await waitFor(() => expect(card()).toHaveTextContent(/^Suppliers overdue119.384,00.EUR50,00.USD$/u));
});

test('says how long the oldest has waited', async () => {
  const since = new Date(Date.now() - 26.5 * 3_600_000).toISOString();
  answer(40, [{ created: since }]);
  show(figure({ label: 'To confirm', stake: { kind: 'oldest', field: 'created' } }));
  await waitFor(() => expect(card()).toHaveTextContent('To confirm40oldest is 26 hours old'));
});

test('adds up a field of its rows, unless there are more than were read', async () => {
  const stake = { kind: 'sum', field: 'seats_free', one: 'seat' } as const;
  answer(2, [{ seats_free: 90 }, { seats_free: 6 }]);
  const { unmount } = show(figure({ stake }));
  await waitFor(() => expect(card()).toHaveTextContent('296 seats'));
  unmount();
  answer(201, [{ seats_free: 90 }]);
  show(figure({ stake, path: '/api/payments', query: { ...filter, q: 'a' } }));
  await waitFor(() => expect(card()).toHaveTextContent('201'));
  expect(card()).not.toHaveTextContent('seats');
});

test('one of 0 has nothing at stake, and one that can’t be loaded says so', async () => {
  answer(0);
  const { unmount } = show();
  await waitFor(() => expect(card()).toHaveTextContent(/^Suppliers overdue0all done$/));
  unmount();
  server.use(http.get('*/api/payments', () => failure('unavailable', 'Starting.')));
  show(figure({ query: { ...filter, q: 'b' } }));
  expect(await screen.findByText('unavailable')).toBeVisible();
});

test('all figures and counts of the page are one call', async () => {
  answer(3, [{ created: new Date().toISOString() }]);
  const calls: string[] = [];
  server.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname === countsPath) calls.push(request.url);
  });
  const others = [{ ...figure(), label: 'Others', query: { ...filter, q: 'c' } }];
  const page = () => (
    <>
      <ul>
        <Figure {...figure({ query: { ...filter, q: 'd' } })} />
      </ul>
      <MoreWork label="Also waiting" counts={others} />
    </>
  );
  renderPage('index', page, '/');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Others' }).closest('li')).toHaveTextContent('3'),
  );
  server.events.removeAllListeners();
  expect(calls).toHaveLength(1);
});
