import { eq } from 'drizzle-orm';
import { bookingCustomers } from '@itinera/shared/contracts';
import { recordChange } from '../../audit/recordChange';
import type { WriteContext } from '../../audit/writeContext';
import type { Transaction } from '../../db/database';
import { notFound, Problem } from '../../http/problem';
import { entityTag, requireMatch } from '../../rest/entries/entityTag';
import { erasePerson, needlesOf } from '../../rest/erase/erasePerson';
import { entityOf, type Written } from '../../rest/write/operations';
import { bookingCustomersTable as table } from './bookingCustomers.table';
import { eraseCustomers, personOfCustomer } from './personOfTraveller';

/** Anonymises the customer of a booking who is no traveller, everywhere. */
export async function anonymiseCustomer(
  tx: Transaction,
  context: WriteContext,
  id: string,
): Promise<Written> {
  const [found] = await tx.select().from(table).where(eq(table.id, id));
  if (!found) throw notFound();
  const person = await personOfCustomer(tx, found);
  const [before = found] = await tx.select().from(table).where(eq(table.id, id));
  if (context.ifMatch !== undefined)
    requireMatch(context, entityTag(before), bookingCustomers.entity.parse(before));
  if (before.traveller_id !== null)
    throw new Problem(
      'rule',
      'This customer is a traveler. Anonymise the traveler: the customer goes with it.',
      {
        params: { traveller_id: before.traveller_id },
      },
    );
  const needles = await needlesOf(tx, person);
  await eraseCustomers(tx, person);
  const [after] = await tx.select().from(table).where(eq(table.id, id));
  if (!after) throw notFound();
  const entry = { entity: entityOf(bookingCustomers.path), entity_id: id, action: 'update' as const };
  await recordChange(tx, context, { ...entry, before, after });
  await erasePerson(tx, context, person, needles);
  return { result: after, etag: entityTag(after) };
}
