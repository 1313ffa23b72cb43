import type { Connection, Engine } from '../db/engine';
import { system } from '../db/actor';
import { becomeActor } from '../db/database';
import { createTally, type Tally } from './tally';
import {
  dataTables,
  deferConstraints,
  demandEmpty,
  makeRoom,
  migrationsOf,
  readEverything,
  readRows,
  rowsAtATime,
  setReferences,
  writeRows,
  type Table,
} from './tables';

async function copyTable(from: Connection, to: Connection, table: Table, atATime: number): Promise<Tally> {
  const tally = createTally();
  for await (const rows of readRows(from, table, atATime)) {
    tally.add(rows);
    await writeRows(to, table, rows);
  }
  return tally.result();
}

async function tallyOf(connection: Connection, table: Table): Promise<Tally> {
  const tally = createTally();
  for await (const rows of readRows(connection, table)) tally.add(rows);
  return tally.result();
}

/** Reads the written rows back. Throws when they differ, which rolls back the surrounding transaction. */
export async function demandSame(
  connection: Connection,
  table: Table,
  expected: Tally | undefined,
): Promise<void> {
  const { rows, digest } = await tallyOf(connection, table);
  if (rows === expected?.rows && digest === expected.digest) return;
  throw new Error(
    `The rows of ${table.name} differ after they were copied: ${expected?.rows ?? 0} were read, ${rows} were written.`,
  );
}

/** Copies all rows into an empty database in one transaction, and compares the result with the source. */
export async function copyDatabase(
  from: Engine,
  to: Engine,
  atATime = rowsAtATime,
): Promise<Record<string, Tally>> {
  return readEverything(from, (source) =>
    to.transaction(async (target) => {
      becomeActor(target, system('copy'));
      await demandEmpty(target, 'DATABASE_URL');
      await makeRoom(target);
      const [ours, theirs] = [await migrationsOf(source), await migrationsOf(target)];
      if (ours.join() !== theirs.join()) throw new Error('The two databases have different schemas.');
      await deferConstraints(target);
      const tables = await dataTables(source);
      const copied: Record<string, Tally> = {};
      for (const table of tables) copied[table.name] = await copyTable(source, target, table, atATime);
      for (const table of tables.filter((each) => each.setAtTheEnd.length > 0))
        for await (const rows of readRows(source, table, atATime)) await setReferences(target, table, rows);
      for (const table of tables) await demandSame(target, table, copied[table.name]);
      return copied;
    }),
  );
}
