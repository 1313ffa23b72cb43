import { createFairQueue } from '@itinera/shared/server';
import { Pool, types } from 'pg';
import { beginOn } from '../beginOn';
import type { Connection, Engine } from '../engine';
import {
  DatabaseUnavailable,
  lineLimit,
  ownTurn,
  shortLine,
  statementTimeoutMs,
  turnTimeoutMs,
} from '../engine';
import { isPlanOutdated } from '../sqlState';
import { typeParsers } from '../typeParsers';
import { sendOn } from './sendOn';

const parserOf = (oid: number, format?: 'text' | 'binary') =>
  typeParsers[oid] ?? types.getTypeParser(oid, format);

export interface PoolLimits {
  connections: number;
  statementTimeout: number;
}

/** How long the server's own timeout error may take to arrive. */
const silence = 2000;

export const defaultLimits: PoolLimits = { connections: 10, statementTimeout: statementTimeoutMs };

export function openPostgres(url: string, limits = defaultLimits): Engine {
  // The pool has one timeout for waiting in its queue and for connecting; these need different ones.
  const fewAtATime = createFairQueue({
    width: limits.connections,
    reserved: Math.floor(limits.connections / 5),
    share: Math.ceil(limits.connections * 0.4),
    lineLimit,
    shortLine,
  });
  const pool = new Pool({
    connectionString: url,
    max: limits.connections,
    connectionTimeoutMillis: 2000,
    statement_timeout: limits.statementTimeout,
    // A server whose machine is down sends nothing, and must not block a place in the queue.
    query_timeout: limits.statementTimeout + silence,
    idle_in_transaction_session_timeout: limits.statementTimeout + 5000,
    // Compiling a statement costs more than it saves in any of ours: planners expect many more rows than there are behind policies.
    options: '-c timezone=UTC -c jit=off',
    application_name: 'itinera',
    types: { getTypeParser: parserOf },
  });
  // A connection error without a listener ends this process. The pool listens on idle connections and a transaction on its own; while one
  // is handed over, an error may arrive in the same packet as the greeting.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function transaction<T>(run: (connection: Connection) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailable('No connection to PostgreSQL.', { cause: error });
    });
    let lost: Error | undefined;
    let isOutdated = false;
    const onLost = (error: Error) => (lost = error);
    client.on('error', onLost);
    const { connection, commit, rollback } = beginOn((packet) => sendOn(client, packet));
    try {
      const result = await run(connection);
      await commit();
      return result;
    } catch (error) {
      await rollback().catch((failure: Error) => (lost ??= failure));
      isOutdated = isPlanOutdated(error);
      throw lost
        ? new DatabaseUnavailable('The connection to PostgreSQL was lost.', { cause: error })
        : error;
    } finally {
      client.off('error', onLost);
      // Its other plans are outdated as well.
      client.release(lost ?? isOutdated);
    }
  }

  return {
    name: 'PostgreSQL',
    description: `PostgreSQL at ${addressOf(url)}`,
    transaction: (run, turn = ownTurn) =>
      fewAtATime(() => transaction(run), { timeoutMs: turnTimeoutMs, ...turn }),
    close: async () => {
      if (!pool.ending) await pool.end();
    },
  };
}

/** The address without the password. */
export function addressOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'a local socket'}${pathname}`;
}
