import { and, between, inArray, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import {
  allotmentDaysPath,
  type AllotmentDayChange,
  type AllotmentDayVerdict,
  type SaveAllotmentDaysInput,
} from '@itinera/shared/contracts';
import type { ChangedEntry } from '../../../../audit/changedEntry';
import { recordChanges } from '../../../../audit/recordChange';
import type { WriteContext } from '../../../../audit/writeContext';
import type { Transaction } from '../../../../db/database';
import { notFound } from '../../../../http/problem';
import { withoutDerived } from '../../../../rest/entries/derived';
import { selectByIds } from '../../../../rest/entries/embed';
import { entityOf } from '../../../../rest/write/operations';
import { allotmentDaysTable as table } from '../../../allotments/allotmentDays.table';
import { lockAllotments, type AllotmentRow } from '../../../allotments/lockAllotments';
import { hotelsTable } from '../../../hotels/hotels.table';
import { judgeDays, type DayRow, type JudgedDay, type KnownDays } from './judgeDays';

const keyOf = ({ allotment_id, day }: Pick<DayRow, 'allotment_id' | 'day'>): string =>
  `${allotment_id} ${day}`;

/** Locks the allotments of a hotel; a partner changes its own alone. */
async function lockOwn(tx: Transaction, { actor }: WriteContext, hotelId: string): Promise<AllotmentRow[]> {
  const allotments = await lockAllotments(tx, hotelId);
  return actor.kind === 'partner' ? allotments.filter(({ dmc_id }) => dmc_id === actor.id) : allotments;
}

async function readKnown(
  tx: Transaction,
  allotments: readonly AllotmentRow[],
  changes: readonly AllotmentDayChange[],
): Promise<KnownDays> {
  const named = new Set(changes.map(({ allotment_id }) => allotment_id));
  const byId = new Map(allotments.filter(({ id }) => named.has(id)).map((row) => [row.id, row]));
  const days = changes.map(({ day }) => day).toSorted();
  const rows =
    byId.size === 0
      ? []
      : await tx
          .select()
          .from(table)
          .where(
            and(
              inArray(table.allotment_id, [...byId.keys()]),
              between(table.day, days.at(0) ?? '', days.at(-1) ?? ''),
            ),
          );
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return {
    allotmentOf: (id) => byId.get(id),
    dayOf: (allotment_id, day) => byKey.get(keyOf({ allotment_id, day })),
  };
}

/** A night that is again as its allotment says, and that no booking has rooms of, needs no row. */
const isEmptied = ({ change, stored }: JudgedDay): boolean =>
  change.rooms === null && stored !== undefined && stored.sold + stored.held === 0;

async function removeRows(tx: Transaction, judged: readonly JudgedDay[]): Promise<void> {
  const ids = judged.flatMap(({ stored }) => stored?.id ?? []);
  if (ids.length === 0) return;
  await tx.delete(table).where(inArray(table.id, ids));
}

/** One statement with one JSON parameter, because the number of parameters is limited. Counts are not changed. */
async function upsert(tx: Transaction, judged: readonly JudgedDay[]): Promise<DayRow[]> {
  if (judged.length === 0) return [];
  const wanted = judged.map(({ change: { allotment_id, day, rooms }, allotment, stored }) => ({
    id: stored?.id ?? uuidv7(),
    allotment_id,
    hotel_id: allotment?.hotel_id,
    dmc_id: allotment?.dmc_id,
    day,
    rooms,
  }));
  return tx
    .insert(table)
    .select(
      sql`SELECT id, allotment_id, hotel_id, dmc_id, day, rooms, 0, 0, now(), now()
        FROM json_to_recordset(${JSON.stringify(wanted)}::json)
          AS wanted(id uuid, allotment_id uuid, hotel_id uuid, dmc_id uuid, day date, rooms integer)`,
    )
    .onConflictDoUpdate({
      target: [table.allotment_id, table.day],
      set: { rooms: sql`excluded.rooms`, updated_at: sql`now()` },
    })
    .returning();
}

const entity = entityOf(allotmentDaysPath);
const logged = (row: DayRow | undefined) => (row ? withoutDerived(table, row) : null);

function changesOf(written: readonly DayRow[], judged: readonly JudgedDay[]): ChangedEntry[] {
  const after = new Map(written.map((row) => [keyOf(row), row]));
  return judged.flatMap(({ change, stored }): ChangedEntry[] => {
    const row = after.get(keyOf(change));
    const id = (row ?? stored)?.id;
    if (id === undefined) return [];
    const action = !stored ? 'create' : row ? 'update' : 'delete';
    return [{ entity, entity_id: id, action, before: logged(stored), after: logged(row) }];
  });
}

/** Saves the numbers of valid nights, each with a row in the audit log, and returns the outcome of all of them. */
export async function saveDays(
  tx: Transaction,
  context: WriteContext,
  { hotel_id, days }: SaveAllotmentDaysInput,
): Promise<AllotmentDayVerdict[]> {
  if ((await selectByIds(tx, hotelsTable, [hotel_id])).length === 0) throw notFound();
  const known = await readKnown(tx, await lockOwn(tx, context, hotel_id), days);
  const judged = judgeDays(days, known);
  const toSave = judged.filter(({ verdict }) => verdict.status === 'saved');
  if (toSave.length > 0) {
    await removeRows(tx, toSave.filter(isEmptied));
    const written = await upsert(
      tx,
      toSave.filter((one) => !isEmptied(one)),
    );
    await recordChanges(tx, context, changesOf(written, toSave));
  }
  return judged.map(({ verdict }) => verdict);
}
