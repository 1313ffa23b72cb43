import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { change, type Cause } from '../registry/change';
import { deployed, type Deployed } from '../registry/appReleases';
import { addressOf, folderOf, type Release } from '../release/release';
import { integrityOf } from '../release/integrity';
import { shell, type App } from '../workspace/apps';

/** An empty folder for a test, like the one that origins are served from. */
export function newPlace(): string {
  const place = mkdtempSync(join(tmpdir(), 'itinera-place-'));
  process.env.ITINERA_SIGNING_KEY = join(place, 'keys/registry.pem');
  return place;
}

export function removePlace(place: string): void {
  delete process.env.ITINERA_SIGNING_KEY;
  rmSync(place, { recursive: true, force: true });
}

export const cause: Cause = { who: 'anna', why: 'a test' };

/** Writes a release with only an entry file, as if it had been built. */
export function putRelease(
  place: string,
  app: App,
  release: string,
  more: Partial<Release> = {},
  code = `// ${app.name} ${release}`,
): string {
  const folder = folderOf(app, release, place);
  mkdirSync(folder, { recursive: true });
  const entry = 'entry.00000000.js';
  writeFileSync(join(folder, entry), code);
  const file = { href: `${addressOf(app, release)}/${entry}`, integrity: integrityOf(join(folder, entry)) };
  const content: Release = {
    release,
    version: '1.0.0',
    built: '2026-11-20T00:00:00.000Z',
    commit: 'abc',
    shared: app === shell ? '1.2.0' : '^1.1.0',
    entry: file,
    files: [file],
    pages: {},
    layers: {},
    ...more,
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(content));
  return folder;
}

/** Puts releases live, one after the other. */
export function putLive(place: string, ...releases: [app: App, release: string][]): void {
  for (const [app, release] of releases) {
    putRelease(place, app, release);
    change(place, cause, (live): Deployed => ({ ...live, [app.name]: deployed(live[app.name], release) }));
  }
}
