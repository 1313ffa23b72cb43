import { expect, test } from '@jest/globals';
import { failure, http, listOf, renderPage, screen, server } from '@itinera/shared/testing';
import { aBooking } from '../bookings/testing';
import { LatestTile } from './LatestTile';

const answer = (entries: object[]) =>
  server.use(
    http.get('*/api/bookings', ({ request }) =>
      listOf(new URL(request.url).searchParams.get('sort') === '-created' ? entries : []),
    ),
  );

test('links to the latest bookings, with their customers', async () => {
  const booking = aBooking({ created: '2027-03-01T10:00:00.000Z' });
  answer([booking]);
  renderPage('index', LatestTile, '/');
  const link = await screen.findByRole('link', { name: booking.ref });
  expect(link).toHaveAttribute('href', `/be/${booking.id}`);
  expect(link.closest('li')).toHaveTextContent(`${booking.customer_name}01.03.2027`);
});

test('shows that there are none, or why they can’t be shown', async () => {
  answer([]);
  const { unmount } = renderPage('index', LatestTile, '/');
  expect(await screen.findByText('No bookings yet.')).toBeVisible();
  unmount();
  server.use(http.get('*/api/bookings', () => failure('unavailable', 'Starting.')));
  renderPage('index', LatestTile, '/');
  expect(await screen.findByText('Starting.')).toBeVisible();
});
