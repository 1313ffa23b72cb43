import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RegistryPayload } from '@itinera/shared/contracts';
import type { RemoteName } from '@itinera/shared/routes';
import { repository } from './paths';
import type { Product } from './product';

const run = promisify(execFile);

/** Runs the release tool as a team does. Returns its output; rejects with it when the command fails. */
export async function itinera(product: Product, ...words: string[]): Promise<string> {
  const env = { ...process.env, ITINERA_SIGNING_KEY: await product.signingKeyFile() };
  const args = ['tools/bin.mjs', ...words, '--to', product.dist];
  const { stdout } = await run(process.execPath, args, { cwd: repository, env });
  return stdout;
}

/** Copies the live release of a remote to another folder, under another name. Returns both names and the folder. */
export async function copyRelease(product: Product, name: RemoteName, suffix: string, into: string) {
  const { documents } = await product.live();
  const { microFrontends }: RegistryPayload = JSON.parse(documents.staff.payload);
  const live = microFrontends[name]?.[0]?.extras.release ?? '';
  const release = `${live}-${suffix}`;
  const folder = join(into, release);
  await cp(join(product.dist, 'remotes', name, live), folder, { recursive: true });
  const file = join(folder, 'release.json');
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll(live, release));
  return { live, release, folder };
}
