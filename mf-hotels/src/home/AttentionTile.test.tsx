import { expect, test } from '@jest/globals';
import { failure, http, listOf, renderPage, screen, server } from '@itinera/shared/testing';
import { AttentionTile } from './AttentionTile';

const line = (name: string) => screen.getByRole('link', { name }).closest('li');

test('counts the hotels and leads to those it counted', async () => {
  server.use(
    http.get('*/api/hotels', ({ request }) => {
      const asked = new URL(request.url).searchParams;
      return listOf([], asked.get('is_active') === 'false' ? 12 : 150);
    }),
  );
  renderPage('index', AttentionTile, '/');
  expect(await screen.findByText('12')).toBeVisible();
  expect(line('Inactive')).toHaveTextContent('12');
  expect(line('All hotels')).toHaveTextContent('150');
  expect(screen.getByRole('link', { name: 'Inactive' })).toHaveAttribute('href', '/hotels?is_active=false');
});

test('a number that could not be loaded says so in its place, and the others are shown', async () => {
  server.use(
    http.get('*/api/hotels', ({ request }) =>
      new URL(request.url).searchParams.has('is_visited')
        ? failure('unavailable', 'Starting.')
        : listOf([], 150),
    ),
  );
  renderPage('index', AttentionTile, '/');
  expect(await screen.findByText('unavailable')).toBeVisible();
  expect(line('Not visited yet')).toHaveTextContent('unavailable');
  expect(line('All hotels')).toHaveTextContent('150');
});
