import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { RegistryDocument, RegistryPayload } from '@itinera/shared/contracts';
import type { RemoteName } from '@itinera/shared/routes';
import { builtFiles } from './paths';
import type { Product } from './product';

const shells = ['staff', 'partner'] as const;
type Documents = Record<(typeof shells)[number], RegistryDocument>;

/** Replaces the live pointer of both shells, as a deployment does; returns a function that restores the previous one. */
async function point(
  product: Product,
  change: (payload: RegistryPayload) => void,
): Promise<() => Promise<void>> {
  const { documents: before } = await product.live();
  const put = (document: (of: keyof Documents) => RegistryPayload, by: number) =>
    product.replaceLive((live) => {
      const at = (of: keyof Documents): RegistryDocument => {
        const serial = before[of].serial + by;
        const payload = JSON.stringify({ ...document(of), serial });
        return product.sign({ ...before[of], serial, payload });
      };
      return { ...live, documents: { staff: at('staff'), partner: at('partner') } };
    });
  const earlier = (of: keyof Documents): RegistryPayload => JSON.parse(before[of].payload);
  await put((of) => {
    const payload = earlier(of);
    change(payload);
    return payload;
  }, 1);
  return () => put(earlier, 2);
}

/**
 * Deploys a handwritten release of a remote: `container` is the text of its entry file. The release that is live now remains its fallback
 * only if it is kept. Returns its rollback.
 */
export async function deployByHand(
  product: Product,
  name: RemoteName,
  release: string,
  container: string,
  isLiveKept = false,
) {
  const url = `/remotes/${name}/${release}/remoteEntry.00000000.js`;
  await mkdir(join(product.dist, 'remotes', name, release), { recursive: true });
  await writeFile(join(product.dist, url), container);
  const manifest = join(product.dist, 'remotes', name, release, 'release.json');
  await writeFile(manifest, JSON.stringify({ files: [{ href: url }] }));
  const integrity = `sha384-${createHash('sha384').update(container).digest('base64')}`;
  return point(product, ({ microFrontends }) => {
    const [live] = microFrontends[name] ?? [];
    if (!live) return;
    const metadata = { ...live.metadata, integrity };
    microFrontends[name] = [
      { ...live, url, fallbackUrl: undefined, metadata, extras: { ...live.extras, release, preload: {} } },
      ...(isLiveKept ? [{ ...live, deployment: { traffic: 0, default: true } }] : []),
    ];
  });
}

/** Removes the fallback of all remotes, as after their first deployment. */
export const forgetEarlierReleases = (product: Product) =>
  point(product, ({ microFrontends }) => {
    for (const [name, [live]] of Object.entries(microFrontends))
      if (live) microFrontends[name] = [{ ...live, fallbackUrl: undefined }];
  });

const nextOf = (release: string) => `${release}-next`;

/** Deploys the live release of a remote again, under another name. Returns both names and its rollback. */
export async function redeploy(product: Product, name: RemoteName) {
  const before = await liveRemote(product, name);
  const now = nextOf(before);
  const releases = join(product.dist, 'remotes', name);
  await cp(join(releases, before), join(releases, now), { recursive: true });
  const rollBack = await point(product, (payload) => {
    const renamed = (text: string) =>
      text.replaceAll(`/${name}/${before}/`, `/${name}/${now}/`).replaceAll(`"${before}"`, `"${now}"`);
    payload.microFrontends = JSON.parse(renamed(JSON.stringify(payload.microFrontends)));
  });
  return { before, now, rollBack };
}

/** Like `redeploy`, and deletes the old files, which open pages still request. */
export async function redeployAndDelete(product: Product, name: RemoteName): Promise<void> {
  const { before } = await redeploy(product, name);
  await rm(join(product.dist, 'remotes', name, before), { recursive: true });
}

/** Deploys the live shell again, under another name, which is returned. */
export async function redeployShell(product: Product): Promise<string> {
  const folder = await liveShell(product);
  await cp(folder, nextOf(folder), { recursive: true });
  const release = nextOf(basename(folder));
  await point(product, ({ host }) => Object.assign(host, { release }));
  return release;
}

const livePayload = async (product: Product): Promise<RegistryPayload> => {
  const { documents } = await product.live();
  return JSON.parse(documents.staff.payload);
};

async function liveRemote(product: Product, name: RemoteName): Promise<string> {
  const live = (await livePayload(product)).microFrontends[name]?.[0];
  if (!live) throw new Error(`The staff shell does not offer ${name}.`);
  return live.extras.release;
}

/** The folder of the release that the staff shell serves. */
export async function liveShell(product: Product): Promise<string> {
  const { host } = await livePayload(product);
  return join(product.dist, 'shell', host.release);
}

/** Builds the shell for development and deploys it. Returns its rollback. */
export async function deployShellFromSources(product: Product) {
  const release = 'dev';
  const rspack = join(builtFiles.shell, 'node_modules/@rspack/cli/bin/rspack.js');
  const output = join(product.dist, 'shell', release);
  await promisify(execFile)(process.execPath, [rspack, 'build', '--output-path', output], {
    cwd: builtFiles.shell,
  });
  return point(product, ({ host }) => Object.assign(host, { release, integrity: undefined, preload: {} }));
}
