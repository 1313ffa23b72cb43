import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod/mini';
import { hotels } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { refuseInUse } from '../../rest/entries/inUse';
import { notFound } from '../../http/problem';
import { hotelsTable, type HotelRow } from './hotels.table';
import { prepareHotel } from './prepareHotel';
import { freePrettyName } from './prettyName';

type Creation = z.output<typeof hotels.createInput>;
type Changes = z.output<typeof hotels.updateInput>;

/** Absent and empty mean the same: generated from the name. */
const prettyName = async (
  tx: Transaction,
  given: string | undefined,
  name: string,
  id: string,
): Promise<string> => (given === undefined || given === '' ? freePrettyName(tx, name, id) : given);

export async function createHotel(tx: Transaction, input: Creation): Promise<HotelRow> {
  const id = uuidv7();
  const url_pretty_name = await prettyName(tx, input.url_pretty_name, input.name, id);
  const [created] = await tx
    .insert(hotelsTable)
    .values({
      ...hotels.defaults,
      ...input,
      ...(await prepareHotel(tx, input, undefined)),
      id,
      url_pretty_name,
    })
    .returning();
  if (!created) throw new Error('The new hotel was not answered.');
  return created;
}

export async function updateHotel(tx: Transaction, before: HotelRow, changes: Changes): Promise<HotelRow> {
  const { id } = before;
  const cleared = changes.url_pretty_name === '';
  const url_pretty_name = cleared
    ? await freePrettyName(tx, changes.name ?? before.name, id)
    : changes.url_pretty_name;
  const [after] = await tx
    .update(hotelsTable)
    .set({
      ...changes,
      ...(await prepareHotel(tx, changes, before)),
      url_pretty_name,
      updated_at: sql`now()`,
    })
    .where(eq(hotelsTable.id, id))
    .returning();
  if (!after) throw notFound();
  return after;
}

/** Deletes a hotel with all of its parts, such as images. */
export async function removeHotel(tx: Transaction, { id }: HotelRow): Promise<void> {
  await refuseInUse(tx, hotelsTable, id);
  await tx.delete(hotelsTable).where(eq(hotelsTable.id, id));
}
