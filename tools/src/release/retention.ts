import { readdir, rm, stat } from 'node:fs/promises';
import type { App } from '../workspace/apps';
import { dist } from '../workspace/paths';
import { folderOfAll } from './release';

const kept = 5;

/**
 * Removes old releases except the newest few and those in use: open tabs still fetch from the ones they were
 * loaded with.
 */
export async function forgetOldReleases(app: App, inUse: string[], place = dist) {
  const releases = folderOfAll(app, place);
  const names = (await readdir(releases)).filter((name) => /^\d/.test(name));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(`${releases}/${name}`)).mtimeMs })),
  );
  const old = dated
    .sort((a, b) => b.time - a.time)
    .slice(kept)
    .filter(({ name }) => !inUse.includes(name));
  await Promise.all(old.map(({ name }) => rm(`${releases}/${name}`, { recursive: true })));
}
