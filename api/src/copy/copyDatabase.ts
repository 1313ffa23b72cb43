import type { Connection, Engine } from '../db/engine';
import { system } from '../db/actor';
import { becomeActor } from '../db/database';
import { createTally, type Tally } from './tally';
import {
  dataTables,
  demandEmpty,
  migrationsOf,
  readEverything,
  readRows,
  writeRows,
  type Table,
} from './tables';

async function copyTable(from: Connection, to: Connection, table: Table): Promise<Tally> {
  const tally = createTally();
  for await (const rows of readRows(from, table)) {
    tally.add(rows);
    await writeRows(to, table, rows);
  }
  return tally.result();
}

export async function tallyOf(connection: Connection, table: Table): Promise<Tally> {
  const tally = createTally();
  for await (const rows of readRows(connection, table)) tally.add(rows);
  return tally.result();
}

/** Reads back the rows that were written. Throws when they differ, which rolls back the transaction around it. */
export async function demandSame(connection: Connection, table: Table, expected: Tally): Promise<void> {
  const { rows, digest } = await tallyOf(connection, table);
  if (rows === expected.rows && digest === expected.digest) return;
  throw new Error(
    `The rows of ${table.name} differ after they were copied: ${expected.rows} were read, ${rows} were written.`,
  );
}

/** Copies all rows into an empty database in one transaction, and compares the result with the source. */
export async function copyDatabase(from: Engine, to: Engine): Promise<Record<string, Tally>> {
  return readEverything(from, (source) =>
    to.transaction(async (target) => {
      await becomeActor(target, system('copy'));
      await demandEmpty(target, 'DATABASE_URL');
      const [ours, theirs] = [await migrationsOf(source), await migrationsOf(target)];
      if (ours.join() !== theirs.join()) throw new Error('The two databases have different schemas.');
      const copied: Record<string, Tally> = {};
      for (const table of await dataTables(source)) {
        const tally = await copyTable(source, target, table);
        await demandSame(target, table, tally);
        copied[table.name] = tally;
      }
      return copied;
    }),
  );
}
