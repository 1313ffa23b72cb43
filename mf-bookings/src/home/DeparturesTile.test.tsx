import { expect, test } from '@jest/globals';
import { addDays } from '@itinera/shared/contracts';
import { today } from '@itinera/shared/state';
import { http, renderPage, screen, server, oneOf } from '@itinera/shared/testing';
import { shortDay } from './departures';
import { DeparturesTile } from './DeparturesTile';

const answer = (totals: Record<number, number>) =>
  server.use(
    http.get('*/api/counts', ({ request }) => {
      const lists = new URL(request.url).searchParams.getAll('of');
      return oneOf(lists.map((_, index) => ({ total: totals[index] ?? 0 })));
    }),
  );

test('14 days are in words, and the nearest lead to their bookings', async () => {
  answer({ 0: 2, 3: 1 });
  renderPage('index', DeparturesTile, '/');
  const bars = await screen.findByRole('img', { name: /none/ });
  expect(bars).toHaveAccessibleName(expect.stringContaining(`${shortDay(today())} 2 bookings, `));
  expect(bars.children).toHaveLength(14);
  const day = addDays(today(), 3);
  expect(screen.getByRole('link', { name: '1 booking' })).toHaveAttribute(
    'href',
    `/be?status=on_request%2Cconfirmed&departure_from=${day}&departure_to=${day}`,
  );
});

test('says that nobody departs, without bars', async () => {
  answer({});
  renderPage('index', DeparturesTile, '/');
  expect(await screen.findByText('Nobody departs in these days.')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});
