import { count, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type * as z from 'zod/mini';
import {
  duplicateNameProblem,
  hotels,
  mostCopied,
  type duplicateHotelInput,
  type Hotel,
  type HotelCopyPart,
  type HotelCopyPreview,
} from '@itinera/shared/contracts';
import { grouped, plural } from '@itinera/shared/format';
import { recordChange, recordChanges } from '../../../audit/recordChange';
import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import { insertMany } from '../../../db/insertMany';
import { redacted } from '../../../db/visibility/redact';
import { invalid, notFound, Problem } from '../../../http/problem';
import { withoutDerived } from '../../../rest/entries/derived';
import { explainDuplicate } from '../../../rest/entries/duplicates';
import { entityTag, requireMatch } from '../../../rest/entries/entityTag';
import { entityOf, type Written } from '../../../rest/write/operations';
import {
  hotelImagesTable,
  hotelsTable,
  hotelThemeLinksTable as themeLinks,
  type HotelRow,
} from '../../hotels/hotels.table';
import { createHotel } from '../../hotels/hotels.writes';
import { lockPriceList } from '../lockPriceList';
import { priceListsTable } from '../priceLists.table';
import { takenAlong, type Row, type Taken } from './takenAlong';

type Input = z.output<typeof duplicateHotelInput>;

/** Where it is, its class and its beach. What others say about the hotel, and its point on the map, are its own. */
const facts = [
  'place_id',
  'hotel_class_id',
  'hotel_type_id',
  'hotel_format_id',
  'hotel_chain_id',
  'beach_type_id',
  'stars',
  'distance_to_beach',
  'distance_to_city',
  'distance_to_slope',
  'beach_line_num',
  'is_beach_private',
  'keywords',
  'check_in_time',
  'check_out_time',
  'time_zone',
  'custom',
] as const;
const ofRooms = ['room_type_id', 'boarding_type_id', 'child_age', 'child_age_limits'] as const;

const pick = <F extends keyof HotelRow>(hotel: HotelRow, fields: readonly F[]) =>
  Object.fromEntries(fields.map((field) => [field, hotel[field]])) as Pick<HotelRow, F>;

async function findHotel(tx: Transaction, id: string): Promise<HotelRow> {
  const [hotel] = await tx.select().from(hotelsTable).where(eq(hotelsTable.id, id));
  if (!hotel) throw notFound();
  return hotel;
}

/**
 * Locks a hotel and its prices against changes, so that the duplicate is that of one moment. Shared, because writers of prices, who have
 * locked theirs first, refer to the hotel.
 */
async function lockHotel(tx: Transaction, context: WriteContext, id: string): Promise<HotelRow> {
  const [hotel] = await tx.select().from(hotelsTable).where(eq(hotelsTable.id, id)).for('share');
  if (!hotel) throw notFound();
  const seen = redacted(context.actor, hotelsTable, hotel);
  requireMatch(context, entityTag(withoutDerived(hotelsTable, seen)), hotels.entity.parse(seen));
  await tx
    .select({ id: priceListsTable.id })
    .from(priceListsTable)
    .where(eq(priceListsTable.hotel_id, id))
    .orderBy(priceListsTable.id)
    .for('share');
  return hotel;
}

const themesOf = async (tx: Transaction, hotelId: string): Promise<string[]> =>
  (
    await tx
      .select({ id: themeLinks.hotel_theme_id })
      .from(themeLinks)
      .where(eq(themeLinks.hotel_id, hotelId))
  ).map(({ id }) => id);

/** What a duplicate can take along. */
export async function previewDuplicate(tx: Transaction, id: string): Promise<HotelCopyPreview> {
  const hotel = await findHotel(tx, id);
  const taken = await takenAlong(tx, hotel, () => true);
  const [images] = await tx
    .select({ total: count() })
    .from(hotelImagesTable)
    .where(eq(hotelImagesTable.hotel_id, id));
  return {
    kinds: [
      { kind: 'room_types', count: hotel.room_type_id.length, skipped: 0 },
      { kind: 'boarding_types', count: hotel.boarding_type_id.length, skipped: 0 },
      { kind: 'themes', count: (await themesOf(tx, id)).length, skipped: 0 },
      ...taken.map(({ kind, rows, skipped }) => ({ kind, count: rows.length, skipped })),
      { kind: 'images', count: 0, skipped: images?.total ?? 0 },
    ],
  };
}

async function copyThemes(
  tx: Transaction,
  context: WriteContext,
  hotel: HotelRow,
  made: HotelRow,
): Promise<void> {
  const ids = await themesOf(tx, hotel.id);
  if (ids.length === 0) return;
  await tx.insert(themeLinks).values(ids.map((hotel_theme_id) => ({ hotel_id: made.id, hotel_theme_id })));
  await recordChange(tx, context, {
    entity: entityOf(hotels.path),
    entity_id: made.id,
    action: 'update',
    before: { hotel_theme_id: [] },
    after: { hotel_theme_id: ids },
  });
}

/** Rows of the duplicate, with new ids; `copies` has those of what they refer to. */
const copiesOf = (
  { rows, initial }: Pick<Taken, 'rows' | 'initial'>,
  made: HotelRow,
  copies: Map<unknown, string>,
): Row[] =>
  rows.map((row) => {
    const id = uuidv7();
    copies.set(row.id, id);
    const refers = ['graph_price_id', 'period_id', 'allotment_id']
      .filter((field) => row[field] !== undefined && row[field] !== null)
      .map((field): [string, unknown] => [field, copies.get(row[field])]);
    const offers = Array.isArray(row['offer_ids'])
      ? { offer_ids: row['offer_ids'].map((offer: unknown) => copies.get(offer)) }
      : {};
    const times = ['created_at', 'updated_at']
      .filter((field) => field in row)
      .map((field): [string, unknown] => [field, made.created_at]);
    return {
      ...row,
      ...Object.fromEntries([...refers, ...times]),
      ...offers,
      ...initial,
      id,
      hotel_id: made.id,
    };
  });

async function copyAll(
  tx: Transaction,
  context: WriteContext,
  taken: readonly Taken[],
  made: HotelRow,
): Promise<void> {
  const partners = new Set(
    taken
      .filter(({ part }) => part === 'grid' || part === 'prices' || part === 'offers')
      // Charges of all partners are of none.
      .flatMap(({ rows }) => rows.flatMap((row) => row['dmc_id'] ?? [])),
  );
  for (const dmc_id of partners) await lockPriceList(tx, { hotel_id: made.id, dmc_id: String(dmc_id) });
  const copies = new Map<unknown, string>();
  for (const { rows, initial, table, path } of taken) {
    if (rows.length === 0) continue;
    const written = copiesOf({ rows, initial }, made, copies);
    await insertMany(tx, table, written);
    await recordChanges(
      tx,
      context,
      written.map((after) => ({
        entity: entityOf(path),
        entity_id: after.id,
        action: 'create',
        before: null,
        after: withoutDerived(table, after),
      })),
    );
  }
}

function refuseTooMany(taken: readonly Taken[]): void {
  const total = taken.reduce((sum, { rows }) => sum + rows.length, 0);
  if (total > mostCopied)
    throw new Problem(
      'rule',
      `These are ${plural(total, 'entry', 'entries')}, and a duplicate takes at most ${grouped(mostCopied)} along. Leave the prices, and copy them partner by partner.`,
      { fields: { parts: 'Choose fewer parts.' }, params: { total, most: mostCopied } },
    );
}

/** Creates an inactive hotel with the facts of another one and the requested parts; all of it or nothing. Deleting the new one undoes it. */
export async function duplicateHotel(
  tx: Transaction,
  context: WriteContext,
  id: string,
  { name, url_pretty_name, parts = [] }: Input,
): Promise<Written<Hotel>> {
  const hotel = await lockHotel(tx, context, id);
  const problem = duplicateNameProblem(name, hotel.name);
  if (problem !== undefined) throw invalid({ name: problem });
  const wanted = new Set<HotelCopyPart>(parts);
  const taken = await takenAlong(tx, hotel, ({ part }) => wanted.has(part));
  refuseTooMany(taken);
  const values = {
    ...pick(hotel, facts),
    ...(wanted.has('rooms') && pick(hotel, ofRooms)),
    name,
    url_pretty_name,
  };
  const made = await createHotel(tx, values).catch((error: unknown) => {
    throw explainDuplicate(error, { table: hotelsTable, values });
  });
  await recordChange(tx, context, {
    entity: entityOf(hotels.path),
    entity_id: made.id,
    action: 'create',
    before: null,
    after: withoutDerived(hotelsTable, made),
  });
  if (wanted.has('themes')) await copyThemes(tx, context, hotel, made);
  await copyAll(tx, context, taken, made);
  const seen = redacted(context.actor, hotelsTable, made);
  return { result: seen, etag: entityTag(withoutDerived(hotelsTable, seen)) };
}
