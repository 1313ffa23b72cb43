import { beforeEach, expect, test } from '@jest/globals';
import { aHotel, http, listOf, renderPage, screen, server, within } from '@itinera/shared/testing';
import { ListPage } from './testList';

beforeEach(() => {
  server.use(http.get('*/api/hotels', () => listOf([aHotel()])));
});

test('sets row height, and paging or scrolling', async () => {
  const { user } = renderPage('hotels', ListPage, '/hotels');
  await user.click(await screen.findByRole('button', { name: 'Display' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Compact' })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: 'Comfortable' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Continuous' }));
  expect(screen.getByRole('menuitemradio', { name: 'Comfortable' })).toBeChecked();
  expect(screen.getByRole('menuitemradio', { name: 'Compact' })).not.toBeChecked();
  expect(screen.getByRole('menuitemradio', { name: 'Continuous' })).toBeChecked();
});

test('the menu is in a landmark', async () => {
  const { user } = renderPage('hotels', ListPage, '/hotels');
  await user.click(await screen.findByRole('button', { name: 'Display' }));
  const landmark = await screen.findByRole('region', { name: 'Display' });
  expect(within(landmark).getByRole('menu', { name: 'Display' })).toBeVisible();
});
