import { Pool, types, type PoolClient } from 'pg';
import type { Connection, Engine, QueryResult } from '../engine';
import { DatabaseUnavailable } from '../engine';
import { typeParsers } from '../typeParsers';

const parserOf = (oid: number, format?: 'text' | 'binary') => typeParsers[oid] ?? types.getTypeParser(oid, format);

export interface PoolLimits {
  connections: number;
  statementTimeout: number;
}

export const defaultLimits: PoolLimits = { connections: 10, statementTimeout: 10_000 };

const connectionOf = (client: PoolClient): Connection => ({
  async query(text, params = []): Promise<QueryResult> {
    const { fields, rows } = await client.query<unknown[]>({ text, values: params, rowMode: 'array' });
    return { columns: fields.map((field) => field.name), rows };
  },
});

export function openPostgres(url: string, limits = defaultLimits): Engine {
  const pool = new Pool({
    connectionString: url,
    max: limits.connections,
    connectionTimeoutMillis: 2000,
    statement_timeout: limits.statementTimeout,
    idle_in_transaction_session_timeout: limits.statementTimeout + 5000,
    options: '-c timezone=UTC',
    application_name: 'itinera',
    types: { getTypeParser: parserOf },
  });
  // Without a listener the loss of an idle connection, as in any restart of the server, ends this process.
  pool.on('error', () => undefined);

  return {
    name: 'PostgreSQL',
    description: `PostgreSQL at ${addressOf(url)}`,
    async transaction(run) {
      const client = await pool.connect().catch((error: unknown) => {
        throw new DatabaseUnavailable('No connection to PostgreSQL.', { cause: error });
      });
      // The pool listens only while a client is idle.
      let lost: Error | undefined;
      const onLost = (error: Error) => (lost = error);
      client.on('error', onLost);
      try {
        await client.query('BEGIN');
        const result = await run(connectionOf(client));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch((failure: Error) => (lost ??= failure));
        throw lost ? new DatabaseUnavailable('The connection to PostgreSQL was lost.', { cause: error }) : error;
      } finally {
        client.off('error', onLost);
        client.release(lost);
      }
    },
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
