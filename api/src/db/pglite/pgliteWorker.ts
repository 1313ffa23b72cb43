/** The worker thread that owns the database: long queries block this thread instead of the server's. */
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { typeParsers } from '../typeParsers';
import type { PlainError, Reply, Request } from './protocol';

const { directory, program: wasmModule }: { directory?: unknown; program?: WebAssembly.Module } =
  workerData ?? {};
if (parentPort === null || typeof directory !== 'string') throw new Error('Start this file as a worker.');
const port = parentPort;
const reply = (message: Reply) => port.postMessage(message);

function plain(error: unknown): PlainError {
  if (!(error instanceof Error)) return { message: String(error) };
  const text = (key: string): string | undefined => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === 'string' ? value : undefined;
  };
  return {
    message: error.message,
    code: text('code'),
    constraint: text('constraint'),
    table: text('table'),
  };
}

const open = (dataDir: string) => PGlite.create({ dataDir, parsers: typeParsers, wasmModule });

/** A new database is created elsewhere and moved to its place, so that a killed process leaves no incomplete one. */
async function openOrCreate(dataDir: string): Promise<PGlite> {
  const exists = await stat(dataDir).then(
    () => true,
    () => false,
  );
  if (!exists) {
    const unfinished = `${dataDir}.tmp`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { mode: 0o700 });
    await (await open(unfinished)).close();
    await rename(unfinished, dataDir);
  }
  return open(dataDir);
}

async function serve(database: PGlite, request: Request): Promise<void> {
  try {
    if ('close' in request) {
      await database.close();
      reply({ id: request.id, result: { columns: [], rows: [] } });
      port.close();
      return;
    }
    const { fields, rows } = await database.query<unknown[]>(request.text, request.params, {
      rowMode: 'array',
    });
    reply({ id: request.id, result: { columns: fields.map((field) => field.name), rows } });
  } catch (error) {
    reply({ id: request.id, error: plain(error) });
  }
}

try {
  const database = await openOrCreate(directory);
  await database.query(`SET TIME ZONE 'UTC'`);
  port.on('message', (request: Request) => void serve(database, request));
  reply({ ready: true });
} catch (error) {
  reply({ id: undefined, error: plain(error) });
}
