import type { Allotment, Booking, SearchInput, SearchResult } from '@itinera/shared/contracts';
import { addDays } from '@itinera/shared/contracts';
import { callAs } from '../support/calls';
import { inDays } from '../support/days';
import type { Product } from '../support/product';
import { expect, openSignedIn, test } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';

/** The cheapest trip of the demo that can be sold in rooms that no allotment counts. */
async function likelyTrip(product: Product) {
  for (const days of [45, 90, 150, 200]) {
    const day = inDays(days);
    const search: SearchInput = {
      check_in_from: day,
      check_in_to: day,
      nights_from: 7,
      nights_to: 7,
      adults: 2,
      child_ages: [],
      limit: 100,
    };
    const { trips, hotels } = await callAs<SearchResult>(product, 'manager', 'POST', '/api/search', search);
    const trip = trips.find(
      ({ availability, rooms_left = null }) => availability === 'available' && rooms_left === null,
    );
    const hotel = hotels.find(({ id }) => id === trip?.hotel_id);
    if (trip && hotel) return { trip, hotel };
  }
  throw new Error('The demo has no trip that can be sold.');
}

test('the last room of an allotment is found, held by a booking, sold out, and found again after its cancellation', async ({
  page,
  product,
}) => {
  const { trip, hotel } = await likelyTrip(product);
  const { hotel_id, dmc_id, room_type_id, boarding_type_id, check_in, check_out } = trip;
  const allotment = await callAs<Allotment>(product, 'manager', 'POST', '/api/allotments', {
    hotel_id,
    dmc_id,
    name: 'Last room',
    room_type_ids: [room_type_id],
    kind: 'guaranteed',
    start_date: check_in,
    end_date: addDays(check_out, -1),
    rooms: 1,
  });
  const query = new URLSearchParams({
    check_in_from: check_in,
    check_in_to: check_in,
    nights_from: '7',
    nights_to: '7',
    adults: '2',
    hotel_ids: hotel_id,
    room_type_ids: room_type_id,
    boarding_type_ids: boarding_type_id,
    dmc_ids: dmc_id,
    include_blocked: 'true',
  });
  const address = `${product.staff}/search/result?${query}`;
  const found = page.getByRole('row', { level: 1 }).filter({ hasText: hotel.name });
  await followDevice(page, product);
  await openSignedIn(page, address, 'manager');

  await test.step('the search says that one room is left', async () => {
    await expect(found.first()).toContainText('1 room left');
    await expectNoViolations(page, 'a search with the last room');
  });

  const booking = await test.step('a draft holds it until the usual hour', async () => {
    const made = await callAs<Booking>(product, 'manager', 'POST', '/api/bookings', {
      dmc_id,
      customer: { name: 'Maija Proof', email: 'maija@proof.example' },
      hotels: [
        {
          hotel_id,
          room_type_id,
          boarding_type_id,
          check_in,
          check_out,
          adults: 2,
          priced_by: 'hand',
          net_minor: 40_000,
          sale_minor: 50_000,
          price_reason: 'Agreed by phone',
        },
      ],
    });
    await page.goto(`${product.staff}/be/${made.id}`);
    const stays = page.getByRole('list', { name: 'Stays' });
    await expect(stays.getByText(/^Rooms held until \d\d\.\d\d\.\d{4} \d\d:\d\d$/)).toBeVisible();
    await expectNoViolations(page, 'a booking that holds rooms');
    return made;
  });

  await test.step('the search says that the room is sold out', async () => {
    await page.goto(address);
    await expect(found.first()).toContainText('Sold out');
    await expect(page.getByText('1 room left')).toHaveCount(0);
  });

  await test.step('what is left is counted by the report', async () => {
    const of = new URLSearchParams({
      report: 'rooms',
      from: check_in,
      to: addDays(check_out, -1),
      hotel_id,
      dmc_id,
    });
    await page.goto(`${product.staff}/reports?${of}`);
    const rows = page.getByRole('region', { name: 'Rows of Rooms' });
    await expect(rows.getByRole('row').filter({ hasText: hotel.name })).toBeVisible();
    await expectNoViolations(page, 'the report on rooms');
  });

  await test.step('cancelling the booking gives the room back', async () => {
    await callAs(product, 'manager', 'POST', `/api/bookings/${booking.id}/status`, {
      status: 'cancelled',
      reason: 'Changed plans',
    });
    await page.goto(address);
    await expect(found.first()).toContainText('1 room left');
    // Nights without it are sold without a count again, for the journeys that follow.
    await callAs(product, 'manager', 'DELETE', `/api/allotments/${allotment.id}`);
  });
});
