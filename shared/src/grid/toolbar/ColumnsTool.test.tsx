import { beforeEach, expect, test } from '@jest/globals';
import { aHotel, http, listOf, renderPage, screen, server } from '@itinera/shared/testing';
import { ListPage } from './testList';

beforeEach(() => {
  server.use(http.get('*/api/hotels', () => listOf([aHotel()])));
});

test('columns are hidden and shown above the list', async () => {
  const { user } = renderPage('hotels', ListPage, '/hotels');
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Stars' }));
  expect(screen.getByRole('checkbox', { name: 'Stars' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  expect(await screen.findByRole('checkbox', { name: 'Stars' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
});
