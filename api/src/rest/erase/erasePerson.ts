import { and, eq, getTableColumns, getTableName, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { auditLogTable as log } from '../../audit/audit.table';
import { eraseChanges } from '../../audit/eraseChanges';
import type { WriteContext } from '../../audit/writeContext';
import { beforeCommit } from '../../db/beforeCommit';
import { asProgram, type Transaction } from '../../db/database';
import { declaredTables } from '../../db/visibility/visibility';
import { mailsTable as mails } from '../../people/mails.table';
import { forgetAnswersWith } from '../write/idempotencyKeys';
import { idempotencyKeysTable as keys, undoSecretsTable as secrets } from '../write/writes.table';
import { erasuresTable } from './erasures.table';
import { anywhere, eraseIn, nearby, type Finder, type Needles } from './needles';
import { mask, personalOf, tablesOfPeople } from '../../db/visibility/personal';
import { sweepTexts } from './sweepTexts';

type PersonTable = PgTable & { id: PgColumn };

/** The entries that are about one person, such as a traveller and the customers of bookings that are the same person. */
export interface Person {
  entries: readonly { table: PersonTable; ids: readonly string[] }[];
  /** Bookings in which the person takes part. */
  bookings: readonly string[];
  /** Stored files about the person. */
  files: readonly string[];
}

const entityOf = (table: string): string => table.replaceAll('_', '-');
const idsOf = ({ entries }: Person): string[] => entries.flatMap(({ ids }) => ids);

type Changes = Record<string, { before?: unknown; after?: unknown }>;
type Sets = Record<keyof Needles, Set<string>>;

/** Adds what a value says; initials, and what is masked, say nothing. */
function addTo(found: Sets, table: PgTable, column: string, value: unknown): void {
  const says = personalOf(table)[column]?.says;
  if (says === undefined || says === 'detail' || typeof value !== 'string') return;
  if (value.trim() === '' || value === mask || /^(\S\.\s?)+$/u.test(value)) return;
  const text = value.trim();
  found[({ given: 'given', family: 'family', name: 'names', identity: 'identities' } as const)[says]].add(
    text,
  );
  // Of a whole name nobody knows which part is which, so it is found in both orders.
  const [first, ...others] = says === 'name' ? text.split(/[\s,]+/) : [];
  const last = others.at(-1);
  if (first === undefined || last === undefined) return;
  found.given.add(first);
  found.family.add(last);
}

/** Collects what the person is and was found by, from the entries and from the log: values that were replaced are in texts, too. */
export async function needlesOf(tx: Transaction, person: Person): Promise<Needles> {
  const found: Sets = { given: new Set(), family: new Set(), names: new Set(), identities: new Set() };
  for (const { table, ids } of person.entries) {
    if (ids.length === 0) continue;
    const rows: Record<string, unknown>[] = await tx
      .select()
      .from(table as PgTable)
      .where(inArray(table.id, [...ids]));
    for (const row of rows)
      for (const [column, value] of Object.entries(row)) addTo(found, table, column, value);
    const logged = await tx
      .select({ changes: log.changes })
      .from(log)
      .where(and(eq(log.entity, entityOf(getTableName(table))), inArray(log.entity_id, [...ids])));
    for (const { changes } of logged)
      for (const [column, { before, after }] of Object.entries(JSON.parse(changes) as Changes))
        for (const value of [before, after]) addTo(found, table, column, value);
  }
  return found;
}

/** What the log says of a value that is erased. */
function logged(value: unknown, left: (value: unknown) => unknown): unknown {
  if (value === null || value === undefined || value === mask) return value;
  return left(value) ?? mask;
}

function erasedChanges(changes: Changes, table: PgTable): Changes {
  const personal = personalOf(table);
  return Object.fromEntries(
    Object.entries(changes).map(([column, change]) => {
      const left = personal[column]?.left;
      if (!left) return [column, change];
      return [
        column,
        Object.fromEntries(Object.entries(change).map(([when, value]) => [when, logged(value, left)])),
      ];
    }),
  );
}

/** Erases the personal values in the log of the own entries. */
async function eraseOwnLog(
  tx: Transaction,
  context: WriteContext,
  person: Person,
  finder: Finder,
): Promise<void> {
  for (const { table, ids } of person.entries) {
    if (ids.length === 0) continue;
    const rows = await tx
      .select({ id: log.id, changes: log.changes })
      .from(log)
      .where(and(eq(log.entity, entityOf(getTableName(table))), inArray(log.entity_id, [...ids])));
    const erased = rows.map(({ id, changes }) => ({
      id,
      changes: JSON.stringify(eraseIn(erasedChanges(JSON.parse(changes) as Changes, table), finder)),
    }));
    await eraseChanges(
      tx,
      context,
      erased.filter(({ changes }, index) => changes !== rows[index]?.changes),
    );
  }
}

/** Erases the person from what the log says of other entries, but not from that of other people. */
async function eraseOtherLog(
  tx: Transaction,
  context: WriteContext,
  finder: Finder,
  where: SQL | undefined = undefined,
): Promise<void> {
  if (finder.pattern === undefined) return;
  const ofPeople = tablesOfPeople().map(entityOf);
  const rows = await tx
    .select({ id: log.id, changes: log.changes })
    .from(log)
    .where(
      and(
        sql`${log.entity} <> ALL (${sql.param(ofPeople)}::text[])`,
        where,
        sql`${log.changes} ~* ${finder.pattern}`,
      ),
    );
  const erased = rows.map(({ id, changes }) => ({
    id,
    changes: JSON.stringify(eraseIn(JSON.parse(changes), finder)),
  }));
  await eraseChanges(
    tx,
    context,
    erased.filter(({ changes }, index) => changes !== rows[index]?.changes),
  );
}

/** The rows of the log about bookings and their parts, those that were removed included. */
async function ofBookings(tx: Transaction, bookings: readonly string[]): Promise<SQL> {
  const ids = new Set(bookings);
  for (const { table } of declaredTables()) {
    const { id, booking_id } = getTableColumns(table) as Record<string, PgColumn>;
    if (!id || !booking_id) continue;
    const parts = await tx
      .select({ id })
      .from(table)
      .where(inArray(booking_id, [...bookings]));
    for (const part of parts) ids.add(String(part.id));
  }
  const named = bookings.map((booking) => `%${booking}%`);
  return sql`${log.entity_id} IN (SELECT entity_id FROM ${log}
    WHERE entity_id = ANY (${sql.param([...ids])}::text[]) OR changes LIKE ANY (${sql.param(named)}::text[]))`;
}

async function eraseLog(
  tx: Transaction,
  context: WriteContext,
  person: Person,
  needles: Needles,
): Promise<void> {
  const [far, near] = [anywhere(needles), nearby(needles)];
  await eraseOwnLog(tx, context, person, near);
  await eraseOtherLog(tx, context, far);
  if (person.bookings.length > 0)
    await eraseOtherLog(tx, context, near, await ofBookings(tx, person.bookings));
}

/** Deletes stored answers, mails and undo records about the person. */
async function forget(tx: Transaction, person: Person, needles: Needles): Promise<void> {
  const ids = idsOf(person);
  await forgetAnswersWith(tx, ids);
  const { pattern } = anywhere(needles);
  if (pattern !== undefined)
    await tx
      .update(keys)
      .set({ body: null, etag: null })
      .where(sql`${keys.body} ~* ${pattern}`);
  await tx.delete(secrets).where(inArray(secrets.entity_id, ids));
  if (needles.identities.size > 0)
    await tx.delete(mails).where(
      inArray(
        sql`lower(${mails.recipient})`,
        [...needles.identities].map((one) => one.toLowerCase()),
      ),
    );
}

async function remember(tx: Transaction, { entries, files }: Person): Promise<void> {
  const [first] = entries.flatMap(({ ids }) => ids);
  for (const { table, ids } of entries)
    for (const id of ids) {
      const entity = entityOf(getTableName(table));
      const values = { entity, entity_id: id, files: first === id ? [...files] : [] };
      await tx
        .insert(erasuresTable)
        .values(values)
        .onConflictDoUpdate({
          target: [erasuresTable.entity, erasuresTable.entity_id],
          set: { erased_at: sql`now()`, files: values.files },
        });
    }
}

/**
 * Erases a person from stored answers, mails and undo records, and at the end of the transaction from all texts and the log, so that nothing
 * is written after it. `needles` were collected before the entries themselves were changed. It sees what is other people's, so it runs as
 * the program.
 */
export async function erasePerson(
  tx: Transaction,
  context: WriteContext,
  person: Person,
  needles: Needles,
): Promise<void> {
  const finders = { anywhere: anywhere(needles), nearby: nearby(needles), bookings: person.bookings };
  await asProgram(tx, context.actor, () => forget(tx, person, needles));
  beforeCommit(tx, () =>
    asProgram(tx, context.actor, async () => {
      await sweepTexts(tx, finders);
      await eraseLog(tx, context, person, needles);
      await remember(tx, person);
    }),
  );
}

/** Erases from the log what it says of entries that are deleted for good. Others may have the same name, so texts are not searched. */
export async function eraseDeleted(tx: Transaction, context: WriteContext, person: Person): Promise<void> {
  const nobody: Needles = { given: new Set(), family: new Set(), names: new Set(), identities: new Set() };
  await eraseOwnLog(tx, context, person, anywhere(nobody));
}
