import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { App } from '../workspace/apps';
import { root } from '../workspace/paths';
import { foreignContents } from './contents';
import { problemsOf } from './files';
import { manifestOf } from './manifest';
import { addressOf, folderOf, isBuilt } from './release';

/** Outside of what is served: writers of `dist` can't reach it, and people who can change the sources of what is built. */
const file = `${root}node_modules/.cache/itinera/builds.json`;

const known = (): Record<string, string> => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Remembers the hash of a release that was built here. */
export function rememberBuild(app: App, release: string, place: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const builds = { ...known(), [addressOf(app, release)]: manifestOf(app, release, place).digest };
  writeFileSync(file, JSON.stringify(builds, null, 2));
}

/** Whether a release is the one that was built here: another one under its name would be put live as that of these sources. */
export function isOwnBuild(app: App, release: string, place: string): boolean {
  const digest = known()[addressOf(app, release)];
  if (digest === undefined || !isBuilt(app, release, place)) return false;
  const found = manifestOf(app, release, place);
  const folder = folderOf(app, release, place);
  return (
    found.digest === digest &&
    foreignContents(app, found.release, folder).length === 0 &&
    problemsOf(found.release, (href) => place + href).length === 0
  );
}
