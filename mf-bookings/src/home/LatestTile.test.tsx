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

test('leads to the bookings that were made last, with their customers', async () => {
  const booking = aBooking({ created: '2027-03-01T10:00:00.000Z' });
  answer([booking]);
  renderPage('index', LatestTile, '/');
  const link = await screen.findByRole('link', { name: booking.ref });
  expect(link).toHaveAttribute('href', `/be/${booking.id}`);
  expect(link.closest('li')).toHaveTextContent(`${booking.customer_name}01.03.2027`);
});

test('says that there are none, or in its place why it can’t be shown', async () => {
  answer([]);
  const { unmount } = renderPage('index', LatestTile, '/');
  expect(await screen.findByText('No bookings yet.')).toBeVisible();
  unmount();
  server.use(http.get('*/api/bookings', () => failure('unavailable', 'Starting.')));
  renderPage('index', LatestTile, '/');
  expect(await screen.findByText('Starting.')).toBeVisible();
});
