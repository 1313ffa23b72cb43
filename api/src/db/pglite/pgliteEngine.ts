import { createFairQueue } from '@itinera/shared/server';
import {
  DatabaseUnavailable,
  lineLimit,
  ownTurn,
  statementTimeoutMs,
  turnTimeoutMs,
  type Connection,
  type Engine,
  type QueryResult,
} from '../engine';
import { openWorker, type WorkerClient } from './workerClient';

const unavailable = (cause: unknown): never => {
  throw new DatabaseUnavailable('The database could not be opened again.', { cause });
};

/**
 * PGlite has one session, so transactions are queued. It can't cancel a query: one that takes longer than `queryTimeout` ends its thread. A thread that
 * dies ends the transaction; the database is reopened for the next one.
 */
export async function openPglite(directory: string, queryTimeout = statementTimeoutMs): Promise<Engine> {
  const oneAtATime = createFairQueue({ width: 1, lineLimit });
  let worker: WorkerClient | undefined;
  let closed = false;

  const open = async (): Promise<WorkerClient> => {
    const opened = await openWorker(directory);
    void opened.ended.then(() => {
      if (worker === opened) worker = undefined;
    });
    worker = opened;
    return opened;
  };

  async function watched(on: WorkerClient, text: string, params: unknown[]): Promise<QueryResult> {
    const watchdog = setTimeout(() => {
      worker = undefined;
      void on.terminate();
    }, queryTimeout);
    try {
      return await on.query(text, params);
    } finally {
      clearTimeout(watchdog);
    }
  }

  async function transaction<T>(run: (connection: Connection) => Promise<T>): Promise<T> {
    if (closed) throw new DatabaseUnavailable('The database is closed.');
    const on = worker ?? (await open().catch(unavailable));
    const connection: Connection = { query: (text, params = []) => watched(on, text, params) };
    await connection.query('BEGIN');
    try {
      const result = await run(connection);
      await connection.query('COMMIT');
      return result;
    } catch (error) {
      if (worker === on) await connection.query('ROLLBACK');
      throw error;
    }
  }

  await open();
  return {
    name: 'PGlite',
    description: 'PGlite (embedded PostgreSQL): data survive a killed process, but not a power failure',
    transaction: (run, turn = ownTurn) =>
      oneAtATime(() => transaction(run), { timeoutMs: turnTimeoutMs, ...turn }),
    close: () =>
      oneAtATime(
        async () => {
          closed = true;
          await worker?.close();
        },
        { key: 'close' },
      ),
  };
}
