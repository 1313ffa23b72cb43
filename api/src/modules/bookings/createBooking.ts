import { uuidv7 } from 'uuidv7';
import type * as z from 'zod/mini';
import type { FlightParty } from '@itinera/shared/bookings';
import { minutesOfQuote, type bookings } from '@itinera/shared/contracts';
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
import { bookingCustomersTable } from './bookingCustomers.table';
import { bookingFlightsTable } from './bookingFlights.table';
import { bookingHotelsTable } from './bookingHotels.table';
import { bookingPricesTable } from './bookingPrices.table';
import { bookingTransfersTable } from './bookingTransfers.table';
import { bookingTravellersTable } from './bookingTravellers.table';
import { bookingsTable as table, type BookingRow } from './bookings.table';
import { presetCustomValues } from '../../rest/custom/customValuesToWrite';
import { insertPart } from './insertPart';
import { paymentsTable } from './money/payments.table';
import { nextRef } from './nextRef';
import { flightPrice, transferPrice } from './extraPrices';
import { frozenSeatTerms } from './seats/frozenSeatTerms';
import { prepareFlight } from './seats/prepareFlight';
import { whoFlies } from './seats/whoFlies';
import { priceBooks, type Books } from './stays/priceBooks';
import { roomsOfNew, type NewRooms } from './rooms/roomsOfNew';
import { requireValid, stayValues, type AskedStay, type Terms } from './stays/stayValues';
import { summarise } from './summarise';
import { countBookings } from './travellers/bookingsCount';
import { travellersOfParty } from './travellers/travellersOfParty';
import { problemsIn } from './problemsIn';

type Input = z.output<typeof bookings.createInput>;
type StayInput = NonNullable<Input['hotels']>[number];

export async function requireManager(tx: Transaction, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const [user] = await selectByIds(tx, usersTable, [id]);
  if (!user || user.role === 'dmc') throw invalid({ manager_id: 'Choose one of the staff.' });
}

const ofMinutes = 60_000;
/** Tolerance for the clock of another process. */
const slackMinutes = 1;

/** Refuses a quote that is too old. */
function requireFresh(quotedAt: string): void {
  const minutes = (Date.now() - Date.parse(quotedAt)) / ofMinutes;
  if (minutes < -slackMinutes || minutes > minutesOfQuote)
    throw invalid({
      price_reason:
        'The quote is too old. Take the price of now, or enter one by hand with a reason of its own.',
    });
}

const asked = (stay: Omit<StayInput, 'quoted_at'>): StayInput & AskedStay => ({
  ...stay,
  child_ages: stay.child_ages ?? [],
  rooms: stay.rooms ?? 1,
  priced_by: stay.priced_by ?? 'engine',
});

/** The columns of a stay at current prices. */
async function newStay(
  tx: Transaction,
  { books, bookFor }: { books: Books } & Pick<NewRooms, 'bookFor'>,
  terms: Terms,
  { quoted_at, ...input }: StayInput,
) {
  const stay = asked(input);
  if (stay.priced_by === 'hand' && quoted_at !== undefined) requireFresh(quoted_at);
  requireValid(stay);
  await requireTypesOfHotel(tx, stay);
  return {
    ...stay,
    ...stayValues(await bookFor(await books(stay.hotel_id), stay), terms, stay),
    room_note: stay.room_note ?? null,
  };
}

/** Currency of the partner's prices: that of its contract with the first hotel, or its own. */
async function contractCurrency(books: Books, hotels: StayInput[], own: string): Promise<string> {
  const [first] = hotels;
  return first ? (await books(first.hotel_id).catch(problemsIn('hotels.0', { stay: 0 }))).currency : own;
}

/** Holds seats of blocks, or refuses the whole booking if there are too few. Prices that are not given are those of the blocks. */
async function takeFlights(
  tx: Transaction,
  booking: BookingRow,
  flights: NonNullable<Input['flights']>,
  flying: (day: string) => FlightParty,
  context: WriteContext,
): Promise<void> {
  // In the order of their blocks, so that two bookings of the same flights don't deadlock.
  const inOrder = [...flights.entries()].toSorted(([, one], [, other]) =>
    one.block_seat_id < other.block_seat_id ? -1 : 1,
  );
  for (const [index, flight] of inOrder) {
    const values = { baggage_kg: null, ...flight, booking_id: booking.id };
    const taken = await prepareFlight(tx, booking, values, undefined, context)
      .then(async (prepared) => {
        const priced = { ...prepared, ...(await flightPrice(tx, booking, flight, flying, context)) };
        return { ...priced, ...(await frozenSeatTerms(tx, booking, priced, context)) };
      })
      .catch(problemsIn(`flights.${index}`));
    await insertPart(tx, context, bookingFlightsTable, taken as typeof bookingFlightsTable.$inferInsert);
  }
}

/** Creates a draft with its customer and stays, at the prices and the exchange rate of today. */
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
    party = [],
    expected_total_minor,
    currency: asking,
    ...general
  } = input;
  const { actor } = context;
  const travellers = await travellersOfParty(tx, context, party);
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
    rate: currency === contract_currency ? null : (rate?.rate ?? null),
    booked_on: null,
  };
  const rooms = await roomsOfNew(
    tx,
    context,
    general.dmc_id,
    hotels.map(({ hotel_id }) => hotel_id),
  );
  const pricing = { books, bookFor: rooms.bookFor };
  const stays = [];
  for (const [index, stay] of hotels.entries())
    stays.push(await newStay(tx, pricing, terms, stay).catch(problemsIn(`hotels.${index}`, { stay: index })));

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
    is_free: false,
  });
  await insertPart(tx, context, paymentsTable, {
    booking_id,
    dmc_id: booking.dmc_id,
    custom: await presetCustomValues(tx, 'payment'),
  });
  for (const stay of stays)
    await rooms.take(booking, await insertPart(tx, context, bookingHotelsTable, { ...stay, booking_id }));
  for (const [order, member] of travellers.entries())
    await insertPart(tx, context, bookingTravellersTable, { booking_id, ...member, order, room_index: 1 });
  const withStays = await summarise(tx, booking);
  // The travellers decide how many seats the booking takes.
  const flying = await whoFlies(tx, booking_id);
  await takeFlights(tx, withStays, flights, flying, context);
  if (transfer)
    await insertPart(tx, context, bookingTransfersTable, {
      direction: 'both',
      price_type: 'per_person',
      ...transfer,
      ...(await transferPrice(
        tx,
        booking,
        transfer,
        { hotel_id: withStays.hotel_id ?? undefined, party: flying(withStays.check_in ?? today()) },
        context,
      ).catch(problemsIn('transfer'))),
      booking_id,
    });
  const after = flights.length > 0 || transfer ? await summarise(tx, withStays) : withStays;
  if (expected_total_minor !== undefined && expected_total_minor !== after.total_minor)
    throw new Problem(
      'conflict',
      'The price has changed in the meantime. Review the new one and save again.',
      {
        params: { total_minor: after.total_minor },
      },
    );
  for (const { traveller_id } of travellers) await countBookings(tx, traveller_id);
  return after;
}
