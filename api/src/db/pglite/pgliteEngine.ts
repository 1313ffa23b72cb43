import { createFairQueue } from '@itinera/shared/server';
import { beginOn, type Packet } from '../beginOn';
import {
  DatabaseUnavailable,
  lineLimit,
  ownTurn,
  shortLine,
  statementTimeoutMs,
  turnTimeoutMs,
  type Connection,
  type Engine,
  type QueryResult,
  type Statement,
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
  const oneAtATime = createFairQueue({ width: 1, lineLimit, shortLine });
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

  async function watched(on: WorkerClient, { text, params = [] }: Statement): Promise<QueryResult> {
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

  /** One after the other, each with a watchdog of its own: the thread is near, so packets would save little. */
  async function send(on: WorkerClient, { ahead, statement, behind }: Packet): Promise<QueryResult> {
    for (const one of ahead()) await watched(on, one);
    const result = await watched(on, statement);
    for (const one of behind) await watched(on, one);
    return result;
  }

  async function transaction<T>(run: (connection: Connection) => Promise<T>): Promise<T> {
    if (closed) throw new DatabaseUnavailable('The database is closed.');
    const on = worker ?? (await open().catch(unavailable));
    const { connection, commit, rollback } = beginOn((packet) => send(on, packet));
    try {
      const result = await run(connection);
      await commit();
      return result;
    } catch (error) {
      if (worker === on) await rollback();
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
