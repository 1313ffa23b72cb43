import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { foldName } from '@itinera/shared/format';
import type { Transaction } from '../../db/database';
import { remains } from '../../db/visibility/personal';
import type { Person } from '../../rest/erase/erasePerson';
import { travellersTable as travellers } from '../travellers/travellers.table';
import { bookingCustomersTable as customers } from './bookingCustomers.table';
import { bookingsTable as bookings } from './bookings.table';
import { bookingTravellersTable as members } from './bookingTravellers.table';
import { bookingDocumentsTable as documents } from './documents/bookingDocuments.table';
import { lockBooking } from './lockBooking';
import { paymentsTable as payments } from './money/payments.table';

type Traveller = typeof travellers.$inferSelect;
type Customer = typeof customers.$inferSelect;

/** Locks the bookings, in an order of their own, and finds the files about them. */
async function inBookings(tx: Transaction, ids: string[]): Promise<Pick<Person, 'bookings' | 'files'>> {
  const sorted = [...new Set(ids)].toSorted();
  for (const id of sorted) await lockBooking(tx, id);
  const found =
    sorted.length === 0
      ? []
      : await tx
          .select({ name: documents.file_name })
          .from(documents)
          .where(inArray(documents.booking_id, sorted));
  return { bookings: sorted, files: [...new Set(found.map(({ name }) => name))] };
}

const fullNames = (first: string | null, last: string | null): string[] =>
  first === null || last === null ? [] : [`${first} ${last}`, `${last} ${first}`, `${last}, ${first}`];

/** Customers who are the traveller: those that are linked, and those of the same name in any alphabet, with the same address or number. */
async function customersOf(tx: Transaction, traveller: Traveller): Promise<Customer[]> {
  const { id, first_name, last_name, first_name_local, last_name_local, email, phone } = traveller;
  const names = [...fullNames(first_name, last_name), ...fullNames(first_name_local, last_name_local)];
  const isReached = or(
    email === null ? undefined : eq(sql`lower(${customers.email})`, email.toLowerCase()),
    phone === null ? undefined : eq(customers.phone, phone),
  );
  const isSame =
    isReached &&
    and(
      isNull(customers.traveller_id),
      inArray(sql`fold(${customers.name})`, names.map(foldName)),
      isReached,
    );
  return tx
    .select()
    .from(customers)
    .where(or(eq(customers.traveller_id, id), isSame));
}

/** Everything about a traveller; the bookings are locked. */
export async function personOfTraveller(tx: Transaction, traveller: Traveller): Promise<Person> {
  const own = await customersOf(tx, traveller);
  const travels = await tx
    .select({ id: members.booking_id })
    .from(members)
    .where(eq(members.traveller_id, traveller.id));
  const ids = [...own.map(({ booking_id }) => booking_id), ...travels.map(({ id }) => id)];
  return {
    entries: [
      { table: travellers, ids: [traveller.id] },
      { table: customers, ids: own.map(({ id }) => id) },
    ],
    ...(await inBookings(tx, ids)),
  };
}

/** Everything about a customer who is no traveller; the booking is locked. */
export async function personOfCustomer(tx: Transaction, { id, booking_id }: Customer): Promise<Person> {
  return { entries: [{ table: customers, ids: [id] }], ...(await inBookings(tx, [booking_id])) };
}

/** Anonymises the customers of a person, with the copies of their names that lists sort by. */
export async function eraseCustomers(tx: Transaction, { entries }: Person): Promise<void> {
  const ids = entries.flatMap((entry) => (entry.table === customers ? entry.ids : []));
  if (ids.length === 0) return;
  const rows = await tx.select().from(customers).where(inArray(customers.id, ids));
  for (const row of rows) {
    const [after] = await tx
      .update(customers)
      .set({ ...remains(customers, row), updated_at: sql`now()` })
      .where(eq(customers.id, row.id))
      .returning();
    const customer_name = after?.name ?? '';
    await tx
      .update(bookings)
      .set({ customer_name, customer_email: null })
      .where(eq(bookings.id, row.booking_id));
    await tx.update(payments).set({ customer_name }).where(eq(payments.booking_id, row.booking_id));
  }
}
