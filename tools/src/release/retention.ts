import { readdir, rm, stat } from 'node:fs/promises';
import type { App } from '../workspace/apps';

const kept = 5;

/**
 * Removes old releases except the newest few and those in use: open tabs still fetch from the ones they were
 * loaded with.
 */
export async function forgetOldReleases(app: App, inUse: string[]) {
  const names = (await readdir(app.releases)).filter((name) => /^\d/.test(name));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(`${app.releases}/${name}`)).mtimeMs })),
  );
  const old = dated
    .sort((a, b) => b.time - a.time)
    .slice(kept)
    .filter(({ name }) => !inUse.includes(name));
  await Promise.all(old.map(({ name }) => rm(`${app.releases}/${name}`, { recursive: true })));
}
