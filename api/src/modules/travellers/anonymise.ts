import { eq } from 'drizzle-orm';
import type { WriteContext } from '../../audit/writeContext';
import type { Transaction } from '../../db/database';
import { remains } from '../../db/visibility/personal';
import { notFound } from '../../http/problem';
import { erasePerson, needlesOf, type Person } from '../../rest/erase/erasePerson';
import type { Operations, Written } from '../../rest/write/operations';
import { travellersTable as table } from './travellers.table';

type Row = typeof table.$inferSelect;

/** Functions of a higher area about the bookings of a traveller, which the program injects. */
export interface TravellerTraces {
  /** The entries about the traveller; their bookings are locked. */
  personOf: (tx: Transaction, traveller: Row) => Promise<Person>;
  eraseCustomers: (tx: Transaction, person: Person) => Promise<void>;
}

/** Anonymises a traveller everywhere: initials remain, and what bookings that are over depend on. */
export async function anonymise(
  tx: Transaction,
  context: WriteContext,
  { update }: Operations,
  traces: TravellerTraces,
  id: string,
): Promise<Written> {
  const [row] = await tx.select().from(table).where(eq(table.id, id));
  if (!row) throw notFound();
  const person = await traces.personOf(tx, row);
  const needles = await needlesOf(tx, person);
  const written = await update(tx, { ...context, erasesCustom: true }, id, remains(table, row));
  await traces.eraseCustomers(tx, person);
  await erasePerson(tx, context, person, needles);
  return written;
}
