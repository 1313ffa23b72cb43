import { startPgliteWorker } from '../packaging';
import { DatabaseUnavailable, type QueryResult } from '../engine';
import { compiledProgram } from './program';
import type { PlainError, Reply } from './protocol';

const toError = ({ message, ...rest }: PlainError): Error => Object.assign(new Error(message), rest);

interface Waiting {
  resolve(result: QueryResult): void;
  reject(error: Error): void;
}

export interface WorkerClient {
  query(text: string, params: unknown[]): Promise<QueryResult>;
  close(): Promise<void>;
  /** Terminates the thread even during a query; every waiting query fails. */
  terminate(): Promise<void>;
  /** Resolves when the thread has ended, for whatever reason. */
  ended: Promise<void>;
}

/** Opens the database in its own thread; resolves when it is ready. */
export async function openWorker(directory: string): Promise<WorkerClient> {
  const worker = startPgliteWorker({ directory, program: await compiledProgram() });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  const ask = (message: { text: string; params: unknown[] } | { close: true }) =>
    new Promise<QueryResult>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, ...message });
    });

  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      for (const { reject } of waiting.values())
        reject(new DatabaseUnavailable('The database thread ended.'));
      waiting.clear();
      resolve();
    });
  });

  await new Promise<void>((resolve, reject) => {
    worker.on('error', reject);
    worker.once('exit', () =>
      reject(new DatabaseUnavailable('The database thread ended before it was ready.')),
    );
    worker.on('message', (reply: Reply) => {
      if ('ready' in reply) return resolve();
      if (reply.id === undefined) return 'error' in reply ? reject(toError(reply.error)) : undefined;
      const asker = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('error' in reply) asker?.reject(toError(reply.error));
      else asker?.resolve(reply.result);
    });
  });

  return {
    query: (text, params) => ask({ text, params }),
    async close() {
      await ask({ close: true });
      await ended;
    },
    async terminate() {
      await worker.terminate();
    },
    ended,
  };
}
