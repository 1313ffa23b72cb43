import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { dist, root, shellServerFile } from '../workspace/paths';
import { hashOf, inputsOfShellServer } from './inputs';

/**
 * Bundles the server into one file without dependencies, which plain Node starts in a fraction of a second.
 */
export async function buildShellServer() {
  const release = hashOf(inputsOfShellServer());
  const stamp = `${dist}/shell-server/release`;
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === release) return { release, built: false };
  await bundleShellServer(shellServerFile);
  await writeFile(stamp, release);
  return { release, built: true };
}

/** Bundles the server of these sources into a file. */
export async function bundleShellServer(outfile: string): Promise<void> {
  await build({
    entryPoints: [`${root}shell/server/main.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'error',
  });
}
