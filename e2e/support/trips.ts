import type { Allotment, Booking, Traveller } from '@itinera/shared/contracts';
import { callAs } from './calls';
import type { Product } from './product';

/** Sells the rooms of a hotel without a count, so that on no day of the year the hotel has to be asked. */
async function sellWithoutCount(product: Product, hotelId: string): Promise<void> {
  const path = `/api/allotments?hotel_id=${hotelId}&is_active=true`;
  for (const { id } of await callAs<Allotment[]>(product, 'manager', 'GET', path))
    await callAs(product, 'manager', 'PUT', `/api/allotments/${id}`, { is_active: false });
}

/** A draft booking of 500 EUR for one guest at a hotel of the demo, with a manual price, whose rooms are not counted. */
export async function addTrip(product: Product, check_in: string, check_out: string): Promise<Booking> {
  const [like] = await callAs<Booking[]>(product, 'manager', 'GET', '/api/bookings?status=confirmed');
  const [traveller] = await callAs<Traveller[]>(product, 'manager', 'GET', '/api/travellers?pax_type=adult');
  if (!like?.hotel_id || !traveller) throw new Error('The demo has no confirmed booking, or no traveler.');
  const { dmc_id, hotel_id, room_type_id, boarding_type_id } = like;
  await sellWithoutCount(product, hotel_id);
  return callAs<Booking>(product, 'manager', 'POST', '/api/bookings', {
    dmc_id,
    customer: { name: 'Maija Proof', email: 'maija@proof.example' },
    party: [{ traveller_id: traveller.id }],
    hotels: [
      {
        hotel_id,
        room_type_id,
        boarding_type_id,
        check_in,
        check_out,
        adults: 1,
        priced_by: 'hand',
        net_minor: 40_000,
        sale_minor: 50_000,
        price_reason: 'Agreed by phone',
        override_reason: 'Entered by hand',
      },
    ],
  });
}

export const confirmTrip = (product: Product, id: string): Promise<Booking> =>
  callAs<Booking>(product, 'manager', 'POST', `/api/bookings/${id}/status`, { status: 'confirmed' });
