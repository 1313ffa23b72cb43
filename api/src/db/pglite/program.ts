import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

async function compile(): Promise<WebAssembly.Module> {
  const folder = dirname(resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')));
}

let program: Promise<WebAssembly.Module> | undefined;

/**
 * The embedded PostgreSQL, compiled once per process and shared by its threads: each of them would compile it again, which takes four
 * times as long as opening a database.
 */
export const compiledProgram = (): Promise<WebAssembly.Module> => (program ??= compile());
