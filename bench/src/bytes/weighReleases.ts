import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLive } from '../../../tools/src/registry/live';
import { liveReleases } from '../../../tools/src/registry/appReleases';
import { folderOf, readRelease } from '../../../tools/src/release/release';
import { apps, remotes, shell, type App } from '../../../tools/src/workspace/apps';
import { dist, registryFolder } from '../../../tools/src/workspace/paths';
import { total, weigh, type Weight } from './weight';

export interface Layer extends Weight {
  paths: string[];
}

export interface ReleaseWeights {
  /** All scripts of an app, whether a page needs them or not. */
  packages: Record<string, Weight>;
  /** The entry file of a remote. */
  entries: Record<string, Weight>;
  /** By remote and route: the remote's own bytes that a page waits for, without the entry. */
  pages: Record<string, Weight>;
  /** Layers that the shell provides to the first remote that needs them. */
  layers: Record<string, Layer>;
}

export async function weighReleases(): Promise<ReleaseWeights> {
  const { deployed } = readLive(registryFolder);
  const releaseOf = (app: App) => {
    const [current] = liveReleases(deployed[app.name]);
    if (!current) throw new Error(`${app.name} is not deployed.`);
    return current;
  };
  const served = (href: string) => weighFile(`${dist}${href}`);
  const packages = apps.map(
    async (app) => [app.name, await weighFolder(folderOf(app, releaseOf(app)))] as const,
  );
  const entries = remotes.map(
    async (app) => [app.name, await served(readRelease(app, releaseOf(app)).entry.href)] as const,
  );
  const pages = remotes.flatMap((app) =>
    Object.entries(readRelease(app, releaseOf(app)).pages).map(
      async ([route, { files }]) =>
        [`${app.name} ${route}`, total(await Promise.all(files.map(({ href }) => served(href))))] as const,
    ),
  );
  const layers = Object.entries(readRelease(shell, releaseOf(shell)).layers).map(async ([layer, files]) => {
    const paths = files.map(({ href }) => href);
    return [layer, { ...total(await Promise.all(paths.map(served))), paths }] as const;
  });
  return {
    packages: Object.fromEntries(await Promise.all(packages)),
    entries: Object.fromEntries(await Promise.all(entries)),
    pages: Object.fromEntries(await Promise.all(pages)),
    layers: Object.fromEntries(await Promise.all(layers)),
  };
}

async function weighFolder(folder: string): Promise<Weight> {
  const files = await readdir(folder, { recursive: true });
  return total(
    await Promise.all(
      files.filter((file) => file.endsWith('.js')).map((file) => weighFile(join(folder, file))),
    ),
  );
}

const weighFile = async (file: string) => weigh(file, await readFile(file));
