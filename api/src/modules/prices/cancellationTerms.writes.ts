import { and, eq, inArray, type InferSelectModel } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { invalid } from '../../http/problem';
import type { cancellationTermsTable } from './cancellationTerms.table';
import { offersTable } from './offers.table';
import type { Owner } from './priceOwner';
import { requireTypesOfHotel } from './typesOfHotel';

type Row = InferSelectModel<typeof cancellationTermsTable>;
type Changes = Partial<Row>;

const noOffer = 'The partner has no such offer for this hotel. Choose one of its own.';

/** Ids in a list have no foreign key. Writers of offers wait: they lock the same prices. */
async function requireOffers(tx: Transaction, { hotel_id, dmc_id }: Owner, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const own = and(eq(offersTable.hotel_id, hotel_id), eq(offersTable.dmc_id, dmc_id));
  const found = await tx
    .select({ id: offersTable.id })
    .from(offersTable)
    .where(and(own, inArray(offersTable.id, ids)));
  const known = new Set(found.map(({ id }) => id));
  const missing = ids.findIndex((id) => !known.has(id));
  if (missing >= 0) throw invalid({ [`offer_ids.${missing}`]: noOffer });
}

/** Refuses rooms and boardings that the hotel does not have, and offers of another hotel or partner. */
export async function prepareTerms(
  tx: Transaction,
  changes: Changes,
  before: Row | undefined,
): Promise<Changes> {
  await requireTypesOfHotel(tx, changes, before);
  const { hotel_id = '', dmc_id = '' } = { ...before, ...changes };
  await requireOffers(tx, { hotel_id, dmc_id }, changes.offer_ids ?? []);
  return changes;
}
