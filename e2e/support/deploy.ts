import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RegistryDocument, RegistryPayload } from '@itinera/shared/contracts';
import type { RemoteName } from '@itinera/shared/routes';
import { builtFiles } from './paths';
import type { Product } from './product';

const documentOf = (product: Product) => join(product.dist, 'registry', 'staff.json');

/** Replaces the pointer of the staff shell as a deployment does; answers with what puts back the one before. */
async function point(product: Product, change: (payload: RegistryPayload) => void): Promise<() => Promise<void>> {
  const file = documentOf(product);
  const before: RegistryDocument = JSON.parse(await readFile(file, 'utf8'));
  const payload: RegistryPayload = JSON.parse(before.payload);
  change(payload);
  const put = async (document: RegistryDocument) => {
    await writeFile(`${file}.next`, JSON.stringify(document));
    await rename(`${file}.next`, file);
  };
  const at = (serial: number, { payload: text, ...rest }: RegistryDocument): RegistryDocument => ({
    ...rest,
    serial,
    payload: JSON.stringify({ ...JSON.parse(text), serial }),
  });
  await put(at(before.serial + 1, { ...before, payload: JSON.stringify(payload) }));
  return () => put(at(before.serial + 2, before));
}

/**
 * Deploys a release of a remote that is written by hand: `container` is the text of its entry file. There is no
 * release before it to fall back to. Answers with its rollback.
 */
export async function deployByHand(product: Product, name: RemoteName, release: string, container: string) {
  const url = `/remotes/${name}/${release}/remoteEntry.00000000.js`;
  await mkdir(join(product.dist, 'remotes', name, release), { recursive: true });
  await writeFile(join(product.dist, url), container);
  const integrity = `sha384-${createHash('sha384').update(container).digest('base64')}`;
  return point(product, ({ microFrontends }) => {
    const [live] = microFrontends[name] ?? [];
    if (!live) throw new Error(`The staff shell does not offer ${name}.`);
    const metadata = { ...live.metadata, integrity };
    microFrontends[name] = [{ ...live, url, fallbackUrl: undefined, metadata, extras: { ...live.extras, release, preload: {} } }];
  });
}

/** Deploys the live release of a remote under another name and deletes the old files, which open pages still ask for. */
export async function redeployAndDelete(product: Product, name: RemoteName): Promise<void> {
  await point(product, (payload) => {
    const live = payload.microFrontends[name]?.[0]?.extras.release;
    const renamed = (text: string) => text.replaceAll(`/${name}/${live}/`, `/${name}/${live}-next/`).replaceAll(`"${live}"`, `"${live}-next"`);
    payload.microFrontends = JSON.parse(renamed(JSON.stringify(payload.microFrontends)));
  });
  const releases = join(product.dist, 'remotes', name);
  for (const release of await readdir(releases)) await rename(join(releases, release), join(releases, `${release}-next`));
}

/** The folder of the release that the staff shell serves. */
export async function liveShell(product: Product): Promise<string> {
  const { payload }: RegistryDocument = JSON.parse(await readFile(documentOf(product), 'utf8'));
  const { host }: RegistryPayload = JSON.parse(payload);
  return join(product.dist, 'shell', host.release);
}

/** Builds the shell as developers have it, and deploys that. Answers with its rollback. */
export async function deployShellFromSources(product: Product) {
  const release = 'dev';
  const rspack = join(builtFiles.shell, 'node_modules/@rspack/cli/bin/rspack.js');
  const output = join(product.dist, 'shell', release);
  await promisify(execFile)(process.execPath, [rspack, 'build', '--output-path', output], { cwd: builtFiles.shell });
  return point(product, ({ host }) => Object.assign(host, { release, preload: {} }));
}
