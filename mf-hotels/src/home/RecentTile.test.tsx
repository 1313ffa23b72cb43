import { expect, test } from '@jest/globals';
import { aHotel, failure, http, listOf, renderPage, screen, server } from '@itinera/shared/testing';
import { RecentTile } from './RecentTile';

test('links to the last changed hotels', async () => {
  server.use(
    http.get('*/api/hotels', ({ request }) =>
      listOf(new URL(request.url).searchParams.get('sort') === '-updated_at' ? [aHotel()] : []),
    ),
  );
  renderPage('index', RecentTile, '/');
  const link = await screen.findByRole('link', { name: 'Baltic Beach' });
  expect(link).toHaveAttribute('href', `/hotels/${aHotel().id}`);
  expect(link.closest('li')).toHaveTextContent('01.03.2027');
});

test('shows why it can’t be loaded', async () => {
  server.use(http.get('*/api/hotels', () => failure('unavailable', 'Starting.')));
  renderPage('index', RecentTile, '/');
  expect(await screen.findByText('Starting.')).toBeVisible();
});
