import { and, eq, getTableName, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { hotelDmcs, isCurrency, type convertLinkInput, type LinkConversion } from '@itinera/shared/contracts';
import { recordChange, recordChanges } from '../../../audit/recordChange';
import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import { redacted } from '../../../db/visibility/redact';
import { invalid, notFound, Problem } from '../../../http/problem';
import { entityTag, requireMatch } from '../../../rest/entries/entityTag';
import { entityOf, type Written } from '../../../rest/write/operations';
import { setCurrencySince } from '../../hotels/currencySince';
import { hotelDmcsTable as links } from '../../hotels/hotelDmcs.table';
import { lockPriceList } from '../lockPriceList';
import { priceListsTable } from '../priceLists.table';
import type { Owner } from '../priceOwner';
import { convertedRows, examplesOf, type ConvertedKind } from './convertedRows';
import { amountsOfLinks } from './linkAmounts';

/** How often prices were written; other writers wait. */
async function versionOf(tx: Transaction, { hotel_id, dmc_id }: Owner): Promise<number> {
  const [list] = await tx
    .select({ version: priceListsTable.version })
    .from(priceListsTable)
    .where(and(eq(priceListsTable.hotel_id, hotel_id), eq(priceListsTable.dmc_id, dmc_id)))
    .for('update');
  return list?.version ?? 0;
}

/** Bookings with stays that were priced in the currency: their quotes say so. */
async function bookingsIn(tx: Transaction, { hotel_id, dmc_id }: Owner, currency: string): Promise<number> {
  const [found] = await tx.execute<{ bookings: number }>(sql`
    SELECT count(DISTINCT booking.id)::int AS bookings FROM bookings booking JOIN booking_hotels stay ON stay.booking_id = booking.id
    WHERE booking.dmc_id = ${dmc_id} AND stay.hotel_id = ${hotel_id} AND stay.quote ->> 'currency' = ${currency}`);
  return found?.bookings ?? 0;
}

/** In one statement and as one value, because a statement has a limited number of values. */
async function writeKind(
  tx: Transaction,
  context: WriteContext,
  { kind, changes }: ConvertedKind,
): Promise<void> {
  const { table, path, columns, charges = [] } = amountsOfLinks[kind];
  const name = sql.identifier(getTableName(table));
  const set = [...columns, ...charges].map(
    (column) => sql`${sql.identifier(column)} = converted.${sql.identifier(column)}`,
  );
  await tx.execute(sql`
    UPDATE ${name} AS priced SET ${sql.join(set, sql`, `)}, updated_at = now()
    FROM json_populate_recordset(NULL::${name}, ${JSON.stringify(changes.map(({ after }) => after))}::json) AS converted
    WHERE priced.id = converted.id`);
  await recordChanges(
    tx,
    context,
    changes.map(({ before, after }) => ({
      entity: entityOf(path),
      entity_id: after.id,
      action: 'update',
      before,
      after,
    })),
  );
}

/** Also what has no amount counts as changed: an Undo of before, which gives it one in the old currency, is refused by its ETag. */
async function outdateSeen(tx: Transaction, { hotel_id, dmc_id }: Owner): Promise<void> {
  for (const { table } of Object.values(amountsOfLinks)) {
    const name = sql.identifier(getTableName(table));
    await tx.execute(
      sql`UPDATE ${name} SET updated_at = now() WHERE hotel_id = ${hotel_id} AND dmc_id = ${dmc_id}`,
    );
  }
}

/**
 * Answers what the amounts of a link would be in another currency; with `apply` the link has that currency, and they are these. What was booked
 * keeps its frozen prices.
 */
export async function convertLink(
  tx: Transaction,
  context: WriteContext,
  id: string,
  { currency, rate, apply = false, expected_version }: z.output<typeof convertLinkInput>,
): Promise<Written<LinkConversion>> {
  const [link] = await tx.select().from(links).where(eq(links.id, id)).for('update');
  if (!link) throw notFound();
  const seen = redacted(context.actor, links, link);
  const etag = entityTag(seen);
  requireMatch(context, etag, hotelDmcs.entity.parse(seen));
  const { currency: from } = link;
  if (from === currency)
    throw invalid({ currency: `The prices are in ${from} already. Choose another one.` });
  if (!isCurrency(from))
    throw new Problem('rule', `${from} is no currency. Correct it in the form of the partner first.`);
  const version = await versionOf(tx, link);
  const converted = await convertedRows(tx, link, { from, to: currency, rate });
  const result: LinkConversion = {
    from,
    to: currency,
    rate,
    version,
    kinds: converted.map(({ kind, changes, amounts }) => ({
      kind,
      count: changes.length,
      examples: examplesOf(amounts),
    })),
    bookings: await bookingsIn(tx, link, from),
  };
  if (!apply) return { result, etag };
  if (expected_version !== undefined && expected_version !== version)
    throw new Problem(
      'conflict',
      'Prices have changed in the meantime. Review the new ones and convert again.',
      {
        params: { version },
      },
    );
  await lockPriceList(tx, link);
  for (const each of converted) await writeKind(tx, context, each);
  await outdateSeen(tx, link);
  await setCurrencySince(tx, link);
  const [after] = await tx
    .update(links)
    .set({ currency, updated_at: sql`now()` })
    .where(eq(links.id, id))
    .returning();
  if (!after) throw notFound();
  await recordChange(tx, context, {
    entity: entityOf(hotelDmcs.path),
    entity_id: id,
    action: 'update',
    before: link,
    after,
  });
  return { result, etag: entityTag(redacted(context.actor, links, after)) };
}
