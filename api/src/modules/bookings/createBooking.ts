import { uuidv7 } from 'uuidv7';
import type * as z from 'zod/mini';
import type { bookings } from '@itinera/shared/contracts';
import { rateOf } from '@itinera/shared/pricing';
import { today } from '../../base/today';
import type { WriteContext } from '../../audit/writeContext';
import type { Transaction } from '../../db/database';
import { invalid, Problem } from '../../http/problem';
import { usersTable } from '../../people/users.table';
import { selectByIds } from '../../rest/entries/embed';
import { requirePartner } from '../prices/priceOwner';
import { requireTypesOfHotel } from '../prices/typesOfHotel';
import { initialStaffSettings } from '../settings/initialSettings';
import { readSettings } from '../settings/readSettings';
import { travellersTable } from '../travellers/travellers.table';
import { bookingCustomersTable } from './bookingCustomers.table';
import { bookingFlightsTable } from './bookingFlights.table';
import { bookingHotelsTable } from './bookingHotels.table';
import { bookingPricesTable } from './bookingPrices.table';
import { bookingTransfersTable } from './bookingTransfers.table';
import { bookingTravellersTable } from './bookingTravellers.table';
import { bookingsTable as table, type BookingRow } from './bookings.table';
import { insertPart } from './insertPart';
import { paymentsTable } from './money/payments.table';
import { nextRef } from './nextRef';
import { prepareFlight } from './seats/prepareFlight';
import { priceBooks, type Books } from './stays/priceBooks';
import { requireValid, stayValues, type AskedStay, type Terms } from './stays/stayValues';
import { summarise } from './summarise';
import { countBookings, lockTraveller } from './travellers/bookingsCount';

type Input = z.output<typeof bookings.createInput>;
type StayInput = NonNullable<Input['hotels']>[number];

export async function requireManager(tx: Transaction, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const [user] = await selectByIds(tx, usersTable, [id]);
  if (!user || user.role === 'dmc') throw invalid({ manager_id: 'Choose one of the staff.' });
}

/** Each once, and locked in the same order by everybody, so that nobody waits for one who waits for them. */
async function requireTravellers(tx: Transaction, ids: string[]): Promise<string[]> {
  const wanted = [...new Set(ids)];
  for (const id of wanted.toSorted()) await lockTraveller(tx, id);
  const found = new Set((await selectByIds(tx, travellersTable, wanted)).map(({ id }) => id));
  const missing = ids.findIndex((id) => !found.has(id));
  if (missing >= 0)
    throw invalid({ [`traveller_ids.${missing}`]: 'There is no such entry. Choose another one.' });
  return wanted;
}

const asked = (stay: StayInput): StayInput & AskedStay => ({
  ...stay,
  child_ages: stay.child_ages ?? [],
  rooms: stay.rooms ?? 1,
  priced_by: stay.priced_by ?? 'engine',
});

/** What is wrong with a stay of several, by the names that the fields have within the booking. */
const within = (part: 'hotels' | 'flights', index: number) => (error: unknown) => {
  if (!(error instanceof Problem)) throw error;
  const { fields, params } = error.details;
  throw new Problem(error.code, error.message, {
    ...error.details,
    fields:
      fields &&
      Object.fromEntries(Object.entries(fields).map(([field, text]) => [`${part}.${index}.${field}`, text])),
    params: { ...params, ...(part === 'hotels' && { stay: index }) },
  });
};

/** The columns of a stay, priced by today's prices. */
async function newStay(tx: Transaction, books: Books, terms: Terms, input: StayInput) {
  const stay = asked(input);
  requireValid(stay);
  await requireTypesOfHotel(tx, stay);
  return {
    ...stay,
    ...stayValues(await books(stay.hotel_id), terms, stay),
    room_note: stay.room_note ?? null,
  };
}

/** Currency of the partner's prices: of its contract with the first hotel, or its own. */
async function contractCurrency(books: Books, hotels: StayInput[], own: string): Promise<string> {
  const [first] = hotels;
  return first ? (await books(first.hotel_id).catch(within('hotels', 0))).currency : own;
}

/** Holds seats of blocks, or refuses the whole booking where there are too few. */
async function takeFlights(
  tx: Transaction,
  booking: BookingRow,
  flights: NonNullable<Input['flights']>,
  context: WriteContext,
): Promise<void> {
  // In the order of their blocks, so that two who book the same flights don't wait for each other.
  const inOrder = [...flights.entries()].toSorted(([, one], [, other]) =>
    one.block_seat_id < other.block_seat_id ? -1 : 1,
  );
  for (const [index, flight] of inOrder) {
    const values = { baggage_kg: null, net_minor: 0, sale_minor: 0, ...flight, booking_id: booking.id };
    const taken = await prepareFlight(tx, booking, values, undefined, context).catch(
      within('flights', index),
    );
    await insertPart(tx, context, bookingFlightsTable, taken as typeof bookingFlightsTable.$inferInsert);
  }
}

/** Makes a draft with its customer and its stays, at the prices and the exchange rate of today. */
export async function createBooking(
  tx: Transaction,
  input: Input,
  context: WriteContext,
): Promise<BookingRow> {
  const {
    customer,
    hotels = [],
    flights = [],
    transfer,
    traveller_ids = [],
    currency: asking,
    ...general
  } = input;
  const { actor } = context;
  const travellers = await requireTravellers(tx, traveller_ids);
  const { forStaff: settings = initialStaffSettings } = await readSettings(tx, actor);
  const partner = await requirePartner(tx, general.dmc_id);
  await requireManager(tx, general.manager_id);
  const books = priceBooks(tx, actor, general.dmc_id);
  const currency = asking ?? settings.sale_currency;
  const contract_currency = await contractCurrency(books, hotels, partner.currency);
  const rate = rateOf(settings.exchange_rates, contract_currency, currency, today());
  const terms = {
    dmc_id: general.dmc_id,
    currency,
    contract_currency,
    rate_millionths: currency === contract_currency ? null : (rate?.rate_millionths ?? null),
    booked_on: null,
  };
  const stays = [];
  for (const [index, stay] of hotels.entries())
    stays.push(await newStay(tx, books, terms, stay).catch(within('hotels', index)));

  const [booking] = await tx
    .insert(table)
    .values({
      tags: [],
      custom: {},
      manager_id: actor.kind === 'staff' ? actor.id : null,
      ...general,
      ...terms,
      id: uuidv7(),
      ref: await nextRef(tx, settings.booking_ref_prefix),
      status: 'draft',
    })
    .returning();
  if (!booking) throw new Error('The new booking was not answered.');
  const booking_id = booking.id;
  await insertPart(tx, context, bookingCustomersTable, { ...customer, booking_id });
  await insertPart(tx, context, bookingPricesTable, {
    booking_id,
    extra_net_minor: 0,
    extra_sale_minor: 0,
    discount_minor: 0,
  });
  await insertPart(tx, context, paymentsTable, { booking_id, dmc_id: booking.dmc_id, custom: {} });
  for (const stay of stays) await insertPart(tx, context, bookingHotelsTable, { ...stay, booking_id });
  for (const [order, traveller_id] of travellers.entries())
    await insertPart(tx, context, bookingTravellersTable, {
      booking_id,
      traveller_id,
      order,
      room_index: 1,
      is_lead: order === 0,
    });
  // The party, which decides how many seats it takes.
  const withStays = await summarise(tx, booking);
  await takeFlights(tx, withStays, flights, context);
  if (transfer)
    await insertPart(tx, context, bookingTransfersTable, {
      direction: 'both',
      price_type: 'per_person',
      net_minor: 0,
      sale_minor: 0,
      ...transfer,
      booking_id,
    });
  const after = flights.length > 0 || transfer ? await summarise(tx, withStays) : withStays;
  for (const traveller_id of travellers) await countBookings(tx, traveller_id);
  return after;
}
