import { beforeEach, expect, test } from '@jest/globals';
import { becomeGuest, partnerCookies, restorePartner, startSession } from '@itinera/shared/state';
import {
  aHotel,
  findDialog,
  http,
  listOf,
  oneOf,
  renderPage,
  screen,
  server,
  testId,
} from '@itinera/shared/testing';
import HotelPage from '../hotels/detail/HotelPage';

const hotel = aHotel();
const address = `/hotels/${hotel.id}?tab=price`;
const [amber, baltic, coral] = [testId(51), testId(52), testId(53)];

beforeEach(() => {
  becomeGuest('/');
  partnerCookies.remove();
  restorePartner();
  startSession('access', 'refresh');
  const user = (id: string, company_name: string) => ({ id, company_name, role: 'dmc', status: 'active' });
  const link = (dmc_id: string, currency: string) => ({ id: dmc_id, hotel_id: hotel.id, dmc_id, currency });
  // No prices yet.
  server.use(http.get('*/api/*', () => listOf([])));
  server.use(
    http.get('*/api/hotels/:id', () => oneOf(hotel)),
    http.get('*/api/users', ({ request }) => {
      const { searchParams } = new URL(request.url);
      expect(Object.fromEntries(searchParams)).toMatchObject({
        role: 'dmc',
        status: 'active',
        sort: 'company_name',
      });
      return listOf([user(amber, 'Amber Tours'), user(baltic, 'Baltic DMC'), user(coral, 'Coral')]);
    }),
    http.get('*/api/hotel-dmcs', () => listOf([link(coral, 'USD'), link(baltic, 'EUR')])),
  );
});

const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

test('staff select a partner: those of the hotel come first, with their currency, and the first is selected', async () => {
  const { user } = renderPage('hotels-id', HotelPage, address);
  expect(await screen.findByRole('tab', { name: 'Baltic DMC · EUR', selected: true })).toBeVisible();
  expect(names()).toEqual(['Baltic DMC · EUR', 'Coral · USD']);
  // Others are behind a button, and a selected one has a tab.
  await user.click(screen.getByRole('button', { name: '+ Partner' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Amber Tours' }));
  expect(names()).toEqual(['Baltic DMC · EUR', 'Coral · USD', 'Amber Tours']);
  expect(screen.queryByRole('button', { name: '+ Partner' })).toBeNull();
  expect(window.location.search).toBe(`?tab=price&dmc_id=${amber}`);
  expect(screen.getByText('Amber Tours is not a partner of this hotel')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Edit partners' }));
  expect(new URLSearchParams(window.location.search).get('edit')).toBe('partners');
});

test('the partner in the address is selected', async () => {
  renderPage('hotels-id', HotelPage, `${address}&dmc_id=${coral}`);
  expect(await screen.findByRole('tab', { name: 'Coral · USD', selected: true })).toBeVisible();
});

test('a partner has all dialogs, and no tabs', async () => {
  partnerCookies.save(coral);
  restorePartner();
  const { user } = renderPage('hotels-id', HotelPage, address);
  expect(await screen.findByRole('toolbar', { name: 'Prices' })).toBeInTheDocument();
  expect(screen.queryByRole('tab')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Offers and stops' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Stop sales' }));
  expect(new URLSearchParams(window.location.search).get('dialog')).toBe('stop-sales');
  expect(await findDialog('Stop sales')).toBeVisible();
});
