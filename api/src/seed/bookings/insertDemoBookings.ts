import { eq, inArray, sql } from 'drizzle-orm';
import { bookingRef, bookingTotals } from '@itinera/shared/bookings';
import { addDays } from '@itinera/shared/contracts';
import { guestKind } from '@itinera/shared/pricing';
import type { Actor } from '../../db/actor';
import type { Transaction } from '../../db/database';
import { insertMany } from '../../db/insertMany';
import { summaryOf } from '../../modules/bookings/summaryOf';
import { readPriceBook } from '../../modules/prices/readPriceBook';
import { initialStaffSettings } from '../../modules/settings/initialSettings';
import * as tables from '../../modules/schema';
import { demoPartners, demoStaff } from '../data/people';
import { derivedFraction, derivedId, pick } from '../derivedId';
import type { PricedHotel } from '../prices/demoPrices';
import { travellerRows } from '../travellerRows';
import { demoDecline } from './demoDeclines';
import { demoFlights, demoTransfers, demoTravellers, type Sky } from './demoServices';
import { demoDocuments, demoPdfUpload } from './demoDocuments';
import { demoMoney } from './demoMoney';
import { demoStay, type Priced } from './demoStay';
import { demoTrips, type Trip } from './demoTrips';
import { insertPayments } from './insertPayments';

/** The rows of all bookings by table, in the order of the foreign keys. */
type Rows = Record<
  | 'bookings'
  | 'customers'
  | 'hotels'
  | 'flights'
  | 'transfers'
  | 'travellers'
  | 'prices'
  | 'instalments'
  | 'transactions'
  | 'documents',
  Record<string, unknown>[]
>;

const year = 2026;
const { booking_ref_prefix: prefix, sale_currency: currency } = initialStaffSettings;
const tags = ['vip', 'honeymoon', 'group', 'returning'];

const nameOf = (id: string): string | null => {
  const person = [...demoStaff, ...demoPartners].find(({ email }) => derivedId(`user ${email}`) === id);
  return person ? (person.company_name ?? `${person.first_name} ${person.last_name}`) : null;
};

async function readSky(tx: Transaction): Promise<Sky> {
  const [origin] = await tx
    .select({ id: tables.airportsTable.id })
    .from(tables.airportsTable)
    .where(eq(tables.airportsTable.iata_code, 'RIX'));
  const { id, iata_code } = tables.flightCarriersTable;
  const carriers = await tx.select({ id, code: iata_code }).from(tables.flightCarriersTable).orderBy(id);
  const { hotel_id, airport_id, is_default } = tables.hotelAirportsTable;
  const links = await tx
    .select({ hotel_id, airport_id })
    .from(tables.hotelAirportsTable)
    .orderBy(is_default, airport_id);
  return {
    origin_airport_id: origin?.id ?? '',
    carriers: carriers.flatMap(({ id: carrier, code }) => (code ? [{ id: carrier, code }] : [])),
    airports: new Map(links.map((link) => [link.hotel_id, link.airport_id])),
  };
}

async function readBooks(tx: Transaction, actor: Actor, hotels: readonly PricedHotel[]): Promise<Priced[]> {
  const read: Priced[] = [];
  for (const hotel of hotels) {
    const hotel_id = derivedId(`hotel ${hotel.name}`);
    const dmc_id = derivedId(`user ${hotel.partner}`);
    read.push({ hotel, hotel_id, dmc_id, book: await readPriceBook(tx, actor, { hotel_id, dmc_id }) });
  }
  return read;
}

function customerOf(trip: Trip) {
  const [[first, last] = ['', '']] = trip.family.people;
  const id = derivedId(`traveller ${first} ${last}`);
  const traveller = travellers.find((row) => row.id === id);
  return {
    traveller_id: id,
    name: `${first} ${last}`,
    email: traveller?.email ?? null,
    phone: traveller?.phone ?? null,
    country_id: traveller?.nationality ?? null,
    address: null,
    note: null,
  };
}

const travellers = travellerRows();

function bookingOf(trip: Trip, priced: Priced, number: number) {
  const { key, created, status, manager } = trip;
  const isCancelled = status === 'cancelled';
  const isBooked = status === 'confirmed' || status === 'completed';
  return {
    id: derivedId(key),
    ref: bookingRef(prefix, year, number),
    status,
    dmc_id: priced.dmc_id,
    manager_id: manager,
    currency,
    contract_currency: priced.book.currency,
    rate: null,
    booked_on: isBooked ? addDays(created.slice(0, 10), 1) : null,
    tags: derivedFraction(`${key} tags`) < 0.2 ? [pick(tags, `${key} tag`)] : [],
    note_internal: null,
    note_supplier: derivedFraction(`${key} note`) < 0.2 ? 'Late arrival, please keep the room.' : null,
    cancel_reason: isCancelled ? 'The customer cannot travel.' : null,
    cancel_fee_minor: isCancelled ? 5_000 : null,
    cancelled_at: isCancelled ? new Date(Date.parse(created) + 3 * 86_400_000).toISOString() : null,
    custom: {},
    requested_at: status === 'draft' ? null : created,
    created,
    updated: created,
  };
}

/** Adds all rows of a trip; false if the hotel sells nothing for it. */
function addTrip(rows: Rows, trip: Trip, priced: Priced, sky: Sky, number: number): boolean {
  const booking = bookingOf(trip, priced, number);
  const stay = demoStay(
    priced,
    { ...booking, booked_on: booking.booked_on ?? trip.created.slice(0, 10) },
    trip,
  );
  if (!stay) return false;
  const { key, created, status } = trip;
  const stamps = { created_at: created, updated_at: created };
  const part = { booking_id: booking.id, ...stamps };
  const isConfirmed =
    status === 'completed' || (status === 'confirmed' && derivedFraction(`${key} stay`) < 0.7);
  const hotel = {
    ...stay,
    ...part,
    id: derivedId(`${key} stay`),
    is_free: false,
    rooms_status: null,
    rooms_until: null,
    on_request: false,
    room_note: null,
    confirmation_number: isConfirmed
      ? `H${100_000 + Math.floor(derivedFraction(`${key} number`) * 900_000)}`
      : null,
    confirmed_at: isConfirmed ? created : null,
    ...demoDecline(trip),
  };
  const customer = { ...customerOf(trip), ...part, id: derivedId(`${key} customer`) };
  const price = {
    ...part,
    id: derivedId(`${key} price`),
    extra_net_minor: 0,
    extra_sale_minor: 0,
    discount_minor: 0,
    is_free: false,
    extra_label: null,
    discount_reason: null,
  };
  const flights = demoFlights(trip, stay, part, sky);
  const transfers = demoTransfers(trip, stay, part, sky);
  const travellers = demoTravellers(trip, stay, part, (age) => guestKind(priced.book, age));
  const money = demoMoney({
    key,
    booking_id: booking.id,
    status,
    created,
    currency,
    manager_id: trip.manager,
    party: customer.name,
    departure: hotel.check_in,
    total_minor: bookingTotals({
      hotels: [{ net_minor: stay.net_minor, sale_minor: stay.sale_minor }],
      flights,
      transfer: transfers[0] ?? null,
      price,
    }).total_minor,
    cancel_fee_minor: booking.cancel_fee_minor,
  });
  const documents = demoDocuments({
    key,
    booking_id: booking.id,
    status,
    created,
    email: customer.email,
    isStayConfirmed: isConfirmed,
  });
  const summary = summaryOf(
    booking,
    {
      flights,
      transfers,
      travellers,
      customers: [customer],
      hotels: [{ ...hotel, net_minor: stay.net_minor, sale_minor: stay.sale_minor }],
      prices: [price],
      ...money,
      documents,
      payments: [],
    },
    initialStaffSettings,
  );
  rows.bookings.push({
    ...booking,
    ...summary,
    hotel_name: priced.hotel.name,
    dmc_name: nameOf(priced.dmc_id),
    manager_name: nameOf(trip.manager),
  });
  rows.customers.push(customer);
  rows.hotels.push(hotel);
  rows.flights.push(...flights);
  rows.transfers.push(...transfers);
  rows.travellers.push(...travellers);
  rows.prices.push(price);
  rows.instalments.push(...money.instalments);
  rows.transactions.push(...money.transactions);
  rows.documents.push(...documents);
  return true;
}

/** Destinations of charter flights, all year round. */
const charterAirports = ['HRG', 'AYT', 'LCA'];

/** The hotels at the destinations of the first of these routes. */
async function readCharters(tx: Transaction, books: Priced[], sky: Sky, routes: number): Promise<Priced[]> {
  const served = await tx
    .select({ id: tables.airportsTable.id })
    .from(tables.airportsTable)
    .where(inArray(tables.airportsTable.iata_code, charterAirports.slice(0, routes)));
  const isServed = ({ hotel_id }: Priced) => served.some(({ id }) => id === sky.airports.get(hotel_id));
  return books.filter(isServed);
}

const tripsAtOnce = 50;

const noRows = (): Rows => ({
  bookings: [],
  customers: [],
  hotels: [],
  flights: [],
  transfers: [],
  travellers: [],
  prices: [],
  instalments: [],
  transactions: [],
  documents: [],
});

async function insertRows(tx: Transaction, rows: Rows): Promise<void> {
  await insertMany(tx, tables.bookingsTable, rows.bookings);
  await insertMany(tx, tables.bookingCustomersTable, rows.customers);
  await insertMany(tx, tables.bookingHotelsTable, rows.hotels);
  await insertMany(tx, tables.bookingFlightsTable, rows.flights);
  await insertMany(tx, tables.bookingTransfersTable, rows.transfers);
  await insertMany(tx, tables.bookingTravellersTable, rows.travellers);
  await insertMany(tx, tables.bookingPricesTable, rows.prices);
  await insertMany(tx, tables.instalmentsTable, rows.instalments);
  await insertMany(tx, tables.transactionsTable, rows.transactions);
  await insertMany(tx, tables.bookingDocumentsTable, rows.documents);
}

/** Inserts bookings of priced hotels, sold by the function that calculates prices. Needs the prices and the travellers. */
export async function insertDemoBookings(
  tx: Transaction,
  actor: Actor,
  hotels: readonly PricedHotel[],
  count: number,
  charterRoutes: number,
): Promise<void> {
  const books = await readBooks(tx, actor, hotels);
  const sky = await readSky(tx);
  const charters = await readCharters(tx, books, sky, charterRoutes);
  await tx.insert(tables.uploadsTable).values(demoPdfUpload);
  const trips = demoTrips(count);
  let sold = 0;
  // In chunks: while prices are calculated the transaction is idle, and the database ends long idle ones.
  for (let from = 0; from < trips.length; from += tripsAtOnce) {
    const rows = noRows();
    for (const trip of trips.slice(from, from + tripsAtOnce)) {
      const number = sold + rows.bookings.length + 1;
      const offered = trip.isCharter && charters.length > 0 ? charters : books;
      // Some hotels are closed on some days: the next one is tried.
      const first = Math.floor(derivedFraction(`${trip.key} hotel`) * offered.length);
      const asked = [...offered.slice(first), ...offered.slice(0, first)].slice(0, 6);
      asked.some((priced) => addTrip(rows, trip, priced, sky, number));
    }
    await insertRows(tx, rows);
    sold += rows.bookings.length;
  }
  await insertMany(tx, tables.bookingNumbersTable, [{ year, last_number: sold }]);
  await tx.update(tables.travellersTable).set({
    bookings_count: sql`(SELECT count(*)::int FROM ${tables.bookingTravellersTable} WHERE traveller_id = ${tables.travellersTable.id})`,
  });
  await insertPayments(tx);
}
