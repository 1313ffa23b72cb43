import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { sharedLayers } from '@itinera/shared/federation/shares';
import { sites } from '@itinera/shared/routes';
import type { StatsCompilation } from '@rspack/core';
import { configOf, contributionsOf, shell, type App } from '../workspace/apps';
import { Failure } from '../workspace/failure';
import { dist } from '../workspace/paths';
import { bundle } from './bundle';
import { compressBelow } from './compress';
import { foreignContents } from './contents';
import { filesBelow } from './filesBelow';
import { currentCommit, versionIn } from './identity';
import { hashOf, inputsOfRemote, inputsOfShell } from './inputs';
import { integrityOf } from './integrity';
import { layerFiles, pageFiles, pageImports } from './pages';
import { isOwnBuild, rememberBuild } from './ownBuilds';
import { addressOf, currentContract, folderOf, type Release } from './release';

/** The release of an app's current sources; built unless it was built here before. */
export async function buildRelease(app: App): Promise<{ release: string; built: boolean }> {
  const version = versionIn(app.folder);
  const release = `${version}-${hashOf(app === shell ? inputsOfShell() : inputsOfRemote(app.folder))}`;
  if (isOwnBuild(app, release, dist)) return { release, built: false };

  const folder = folderOf(app, release);
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const config = await configOf(app);
  const contributions = await contributionsOf(app);
  const stats = await bundle(config({ release, outputPath: draft }));
  await compressBelow(draft);
  const content = describe(app, { release, version, contributions }, stats, draft);
  await writeFile(`${draft}/release.json`, JSON.stringify(content, null, 2));
  const foreign = foreignContents(app, content, draft);
  if (foreign.length > 0)
    throw new Failure(`The build of ${app.name} made what no release may hold: ${foreign.join('; ')}.`);
  // Starts from an empty folder, which is renamed when complete: readers never see a part of a release.
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  rememberBuild(app, release, dist);
  return { release, built: true };
}

function describe(
  app: App,
  id: Pick<Release, 'release' | 'version' | 'contributions'>,
  stats: StatsCompilation,
  folder: string,
): Release {
  const locate = (file: string) => ({
    href: `${addressOf(app, id.release)}/${file}`,
    integrity: integrityOf(`${folder}/${file}`),
  });
  const owned = sites.filter(({ owner }) => owner === app.name).map((site) => site.name);
  const tiles = id.contributions?.tiles.map(({ name }) => name) ?? [];
  const entry = stats.assets?.find(({ chunkNames }) =>
    chunkNames?.some((name) => name === 'main' || name === app.name),
  );
  if (!entry) throw new Failure(`The build of ${app.name} has no entry.`);
  return {
    ...id,
    built: new Date().toISOString(),
    commit: currentCommit(),
    shared: app === shell ? sharedLayers.version : sharedLayers.range,
    contract: currentContract,
    entry: locate(entry.name),
    ...(app === shell && { document: locate('index.html') }),
    files: filesBelow(folder).map(({ path }) => locate(path)),
    pages: pageFiles(stats, pageImports(pageSourceOf(app), owned), locate),
    tiles: pageFiles(stats, tiles.length ? pageImports(tileSourceOf(app), tiles) : [], locate),
    layers: app === shell ? layerFiles(stats, locate) : {},
  };
}

const tileSourceOf = (app: App) => `${app.folder}/src/home/tiles.ts`;
const pageSourceOf = (app: App) => `${app.folder}/src/${app === shell ? 'pages/shellPages.ts' : 'remote.ts'}`;
