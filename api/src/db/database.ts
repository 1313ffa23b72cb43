import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy';
import type { Actor } from './actor';
import { runBeforeCommit } from './beforeCommit';
import type { Connection, Engine, Manner, Row } from './engine';
import { isRetryable } from './sqlState';
import { turnOf } from './turnOf';

export type Transaction = PgRemoteDatabase;

/** The role that row-level security applies to; created by `migrate`. */
export const applicationRole = 'itinera_app';

const maxAttempts = 5;

export interface Database {
  readonly engine: Engine['name'];
  /** Runs SQL on behalf of an actor. Await nothing but SQL inside: on PGlite all other transactions wait. */
  withActor<T>(actor: Actor, run: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The same for a single statement whose plan is kept: one packet there and one back. */
  readOnce<T>(actor: Actor, statement: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Names the values of a row by its columns. A loop, because a search reads thousands of rows, and arrays of pairs would become garbage. */
function named(columns: readonly string[], row: Row): Record<string, unknown> {
  const entry: Record<string, unknown> = {};
  for (const [index, column] of columns.entries()) entry[column] = row[index];
  return entry;
}

/** The connection of each transaction, for those of its statements whose plans are kept. */
const connections = new WeakMap<Transaction, Connection>();

function builderOn(connection: Connection, manner?: Manner): Transaction {
  const builder = drizzle(async (text, params, method) => {
    const { columns, rows } = await connection.query(text, params, manner);
    if (method === 'all') return { rows };
    return {
      rows: rows.map((row) => named(columns, row)),
    };
  });
  connections.set(builder, connection);
  return builder;
}

/** The same transaction for statements whose plans are kept (`Manner`). */
export function keepingPlans(tx: Transaction): Transaction {
  const connection = connections.get(tx);
  if (!connection) throw new Error('Only a transaction of withActor can keep plans.');
  return builderOn(connection, { isKept: true });
}

/** Sets the actor in the packet of the next statement. */
export function becomeActor(connection: Connection, actor: Actor): void {
  const id = actor.kind === 'system' ? '' : actor.id;
  connection.ahead(
    `SELECT set_config('role', $1, true), set_config('itinera.actor_kind', $2, true),
            set_config('itinera.actor_id', $3, true)`,
    [applicationRole, actor.kind, id],
  );
}

/** Runs a part of an actor's transaction as the program, which sees all rows. */
export async function asProgram<T>(tx: Transaction, actor: Actor, run: () => Promise<T>): Promise<T> {
  const become = ({ kind }: Pick<Actor, 'kind'>) =>
    tx.execute(sql`SELECT set_config('itinera.actor_kind', ${kind}, true)`);
  await become({ kind: 'system' });
  const result = await run();
  await become(actor);
  return result;
}

export function createDatabase(engine: Engine): Database {
  const insideTransaction = new AsyncLocalStorage<true>();

  async function attempt<T>(
    actor: Actor,
    run: (tx: Transaction) => Promise<T>,
    manner: Manner | undefined,
  ): Promise<T> {
    return engine.transaction(async (connection) => {
      becomeActor(connection, actor);
      const tx = builderOn(connection, manner);
      return insideTransaction.run(true, async () => {
        const result = await run(tx);
        await runBeforeCommit(tx);
        return result;
      });
    }, turnOf(actor));
  }

  async function withActor<T>(
    actor: Actor,
    run: (tx: Transaction) => Promise<T>,
    manner?: Manner,
  ): Promise<T> {
    // On PGlite the inner one would wait for the outer for ever; on PostgreSQL it would not be part of it.
    if (insideTransaction.getStore()) throw new Error('withActor was called inside a transaction.');
    for (let tried = 1; ; tried += 1) {
      try {
        return await attempt(actor, run, manner);
      } catch (error) {
        if (!isRetryable(error) || tried === maxAttempts) throw error;
        await pause(2 ** tried * (5 + Math.random() * 5));
      }
    }
  }

  return {
    engine: engine.name,
    withActor: (actor, run) => withActor(actor, run),
    readOnce: (actor, statement) => withActor(actor, statement, { isLast: true, isKept: true }),
    close: () => engine.close(),
  };
}
