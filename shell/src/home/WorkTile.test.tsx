import { expect, test } from '@jest/globals';
import { countsPath } from '@itinera/shared/contracts';
import {
  applyStyles,
  failure,
  http,
  listOf,
  renderPage,
  screen,
  server,
  waitFor,
} from '@itinera/shared/testing';
import { WorkTile } from './WorkTile';

// Styles alone decide whether "Nothing to do" is visible.
applyStyles();

const count = (label: string, missing: string) => ({
  label,
  path: '/api/hotels',
  query: { [missing]: 'false' },
  page: 'hotels',
  search: { [missing]: 'false' },
});
const counts = [count('Without images', 'has_images'), count('Not visited yet', 'is_visited')];
const show = () => renderPage('index', () => <WorkTile title="Hotels" counts={counts} />, '/');
const answer = (totals: Record<string, number>) =>
  server.use(
    http.get('*/api/hotels', ({ request }) => {
      const [asked = ''] = new URL(request.url).searchParams.keys();
      return asked in totals ? listOf([], totals[asked]) : failure('unavailable', 'Starting.');
    }),
  );
const line = (name: string) => screen.getByRole('link', { name }).closest('li');

test('counts pending work, and links to its entries', async () => {
  answer({ has_images: 12, is_visited: 0 });
  show();
  expect(await screen.findByText('12')).toBeVisible();
  expect(line('Without images')).toHaveTextContent('12');
  expect(screen.getByRole('link', { name: 'Without images' })).toHaveAttribute(
    'href',
    '/hotels?has_images=false',
  );
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Not visited yet' })).toBeNull());
  expect(screen.getByText('Nothing to do here.')).not.toBeVisible();
});

test('the counts of all tiles are one call', async () => {
  answer({ has_images: 12, is_visited: 7, is_active: 3 });
  const calls: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    if (pathname === countsPath) calls.push(request.url);
  });
  const others = [count('Inactive', 'is_active')];
  const tiles = () => (
    <>
      <WorkTile title="Hotels" counts={counts} />
      <WorkTile title="Other hotels" counts={others} />
    </>
  );
  renderPage('index', tiles, '/');
  await waitFor(() => expect(line('Inactive')).toHaveTextContent('3'));
  expect(line('Without images')).toHaveTextContent('12');
  expect(line('Not visited yet')).toHaveTextContent('7');
  server.events.removeAllListeners();
  expect(calls).toHaveLength(1);
});

test('says discreetly that nothing is pending', async () => {
  answer({ has_images: 0, is_visited: 0 });
  show();
  await waitFor(() => expect(screen.getByText('Nothing to do here.')).toBeVisible());
});

test('a count that can’t be loaded shows an error in its place, and the others are shown', async () => {
  answer({ is_visited: 7 });
  show();
  expect(await screen.findByText('unavailable')).toBeVisible();
  expect(line('Without images')).toHaveTextContent('unavailable');
  expect(line('Not visited yet')).toHaveTextContent('7');
});
