import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { Failure } from '../workspace/failure';
import { apiFile, root } from '../workspace/paths';
import { hashOf, inputsOfApi } from './inputs';

/** The API builds itself; this only knows when it has to. */
export async function buildApi() {
  const release = hashOf(inputsOfApi());
  const stamp = `${root}api/dist/release`;
  if (existsSync(apiFile) && existsSync(stamp) && (await readFile(stamp, 'utf8')) === release) {
    return { release, built: false };
  }
  try {
    await promisify(execFile)(process.execPath, ['build.mjs'], { cwd: `${root}api` });
  } catch (error) {
    throw new Failure(`The API could not be built: ${reasonOf(error)}`);
  }
  await writeFile(stamp, release);
  return { release, built: true };
}

function reasonOf(error: unknown): string {
  const said = typeof error === 'object' && error !== null && 'stderr' in error ? String(error.stderr) : String(error);
  return said.split('\n').find((line) => line.trim()) ?? 'no reason given';
}
