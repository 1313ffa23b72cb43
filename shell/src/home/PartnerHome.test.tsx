import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  applyStyles,
  failure,
  http,
  listOf,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@itinera/shared/testing';
import { entryOf, writeRegistry } from '../testing/registry';
import type * as PartnerHomeModule from './PartnerHome';

applyStyles();

const count = (label: string, page: 'hotels' | 'be', filter: Record<string, string>) => ({
  label,
  path: `/api/${page}`,
  query: filter,
  page,
  search: filter,
});

let PartnerHome: typeof PartnerHomeModule.PartnerHome;
beforeAll(async () => {
  writeRegistry({
    mf_hotels: [
      entryOf('mf_hotels', 'h1', { partnerWork: [count('Price gaps', 'hotels', { gaps: 'true' })] }),
    ],
    mf_bookings: [
      entryOf('mf_bookings', 'b1', { partnerWork: [count('To confirm', 'be', { status: 'on_request' })] }),
    ],
    mf_geography: [entryOf('mf_geography', 'g1')],
  });
  ({ PartnerHome } = await import('./PartnerHome'));
});

const totals = { hotels: 2, bookings: 3 };
beforeEach(() => {
  server.use(
    http.get('*/api/hotels', () => listOf([], totals.hotels)),
    http.get('*/api/be', () => listOf([], totals.bookings)),
  );
  Object.assign(totals, { hotels: 2, bookings: 3 });
});

const line = async () => within(await screen.findByRole('navigation', { name: 'To do' }));

test('shows partners their pending work above their hotels, with links', async () => {
  renderPage('hotels', PartnerHome, '/hotels');
  const gaps = await (await line()).findByRole('link', { name: 'Price gaps' });
  expect(gaps).toHaveAttribute('href', '/hotels?gaps=true');
  const toConfirm = (await line()).getByRole('link', { name: 'To confirm' });
  expect(toConfirm).toHaveAttribute('href', '/be?status=on_request');
  await waitFor(() => expect(toConfirm.closest('li')).toHaveTextContent('To confirm 3'));
  expect(gaps.closest('li')).toHaveTextContent('Price gaps 2');
});

test('says discreetly that nothing is pending', async () => {
  Object.assign(totals, { hotels: 0, bookings: 0 });
  renderPage('hotels', PartnerHome, '/hotels');
  await waitFor(() => expect(screen.getByText('All done: nothing is waiting.')).toBeVisible());
});

test('a count that can’t be loaded shows an error', async () => {
  server.use(http.get('*/api/be', () => failure('unavailable', 'Starting.')));
  renderPage('hotels', PartnerHome, '/hotels');
  expect(await screen.findByText('unavailable')).toBeVisible();
});

test('other pages have no such line', () => {
  renderPage('be', PartnerHome, '/be');
  expect(screen.queryByRole('navigation', { name: 'To do' })).toBeNull();
});
