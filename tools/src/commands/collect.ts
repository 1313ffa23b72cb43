import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { registryIn } from '../registry/change';
import { readLive, type Change } from '../registry/live';
import { liveReleases } from '../registry/appReleases';
import { folderOf, folderOfAll } from '../release/release';
import { apps, type App } from '../workspace/apps';

/** Open tabs still fetch files of the release that they were loaded with, and a rollback may go back several releases. */
const KEPT = 5;
const DAY_MS = 24 * 3600 * 1000;
const KEPT_MS = 14 * DAY_MS;

/**
 * Removes releases that are neither live, nor among the newest five of their app, nor built or live within the last fourteen days, and the
 * rest of interrupted uploads. Returns what was removed.
 */
export function collect(place: string, chosen: readonly App[] = apps, now = Date.now()): string[] {
  const { deployed, changes } = readLive(registryIn(place));
  return chosen.flatMap((app) => {
    const parent = folderOfAll(app, place);
    if (!existsSync(parent)) return [];
    const found = readdirSync(parent)
      .filter((name) => /^\d/.test(name))
      .map((name) => ({ name, built: statSync(`${parent}/${name}`).mtimeMs }))
      .sort((a, b) => b.built - a.built);
    const isDraft = (name: string) => name.endsWith('.draft');
    const drafts = found.filter(({ name, built }) => isDraft(name) && now - built > DAY_MS);
    const releases = found.filter(({ name }) => !isDraft(name));
    const inUse = liveReleases(deployed[app.name]);
    const old = releases
      .slice(KEPT)
      .filter(({ name, built }) => now - Math.max(built, lastLive(changes, app, name)) > KEPT_MS)
      .filter(({ name }) => !inUse.includes(name));
    return [...old, ...drafts].map(({ name }) => {
      const folder = folderOf(app, name, place);
      rmSync(folder, { recursive: true });
      return folder;
    });
  });
}

/** When the release was last replaced by another, in milliseconds since 1970. */
function lastLive(changes: readonly Change[], { name }: App, release: string): number {
  const left = changes.find(({ apps: moved }) =>
    moved.some(({ app, from }) => app === name && from === release),
  );
  return left ? Date.parse(left.at) : 0;
}
