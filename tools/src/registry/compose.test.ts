import { describe, expect, test } from '@jest/globals';
import type { Release } from '../release/release';
import type { App } from '../workspace/apps';
import { compose } from './compose';
import { deployed as after, type Deployed } from './appReleases';

const file = (href: string) => ({ href, integrity: `sha384-${href}` });

/** Releases as in `release.json`; their names are enough to distinguish them. */
function read(app: App, release: string): Release {
  const isShell = app.name === 'shell';
  const pages: Record<string, string> = { mf_hotels: 'hotels', mf_admin: 'users', shell: 'auth' };
  const page = pages[app.name];
  return {
    release,
    version: '1.0.0',
    built: '2026-11-20T00:00:00.000Z',
    commit: 'abc',
    shared: isShell ? '1.2.0' : release === 'demanding' ? '^1.3.0' : '^1.1.0',
    entry: file(`${app.name}/${release}/entry`),
    pages: page
      ? { [page]: { files: [file(`${app.name}/page`)], layers: isShell ? [] : ['@itinera/shared/grid'] } }
      : {},
    layers: isShell ? { '@itinera/shared/grid': [file('shell/grid')] } : {},
  };
}

const deployed: Deployed = {
  shell: after(undefined, 's1'),
  mf_hotels: after(after(undefined, 'h1'), 'h2'),
  mf_admin: after(undefined, 'a1'),
};
const hrefs = (files: { href: string }[] = []) => files.map(({ href }) => href);

describe('the registry', () => {
  test('lists the remotes of staff for staff, and only those of partners for partners', () => {
    expect(Object.keys(compose(deployed, 'staff', read).microFrontends)).toEqual(['mf_hotels', 'mf_admin']);
    expect(Object.keys(compose(deployed, 'partner', read).microFrontends)).toEqual(['mf_hotels']);
  });

  test('lists the current release first and its fallback second', () => {
    const entries = compose(deployed, 'staff', read).microFrontends.mf_hotels ?? [];
    expect(entries.map(({ extras, deployment }) => [extras.release, deployment])).toEqual([
      ['h2', { traffic: 100, default: false }],
      ['h1', { traffic: 0, default: true }],
    ]);
    expect(entries.map(({ metadata }) => metadata.integrity)).toEqual([
      'sha384-mf_hotels/h2/entry',
      'sha384-mf_hotels/h1/entry',
    ]);
  });

  test('lists the files that a page fetches: entry, page and lazy layers', () => {
    const { host, microFrontends } = compose(deployed, 'staff', read);
    expect(hrefs(microFrontends.mf_hotels?.[0]?.extras.preload.hotels)).toEqual([
      'mf_hotels/h2/entry',
      'mf_hotels/page',
      'shell/grid',
    ]);
    expect(hrefs(host.preload.auth)).toEqual(['shell/page']);
  });

  test('carries the contributions of a remote to pages of the shell, if it has any', () => {
    const contributions = { tiles: [{ name: 'attention', title: 'Hotels' }], records: [] };
    const withTile = (app: App, release: string) => ({
      ...read(app, release),
      ...(app.name === 'mf_hotels' && { contributions }),
    });
    const { microFrontends } = compose(deployed, 'staff', withTile);
    expect(microFrontends.mf_hotels?.[0]?.extras.contributions).toEqual(contributions);
    expect(microFrontends.mf_admin?.[0]?.extras.contributions).toEqual({ tiles: [], records: [] });
  });

  test('preloads the tiles of the offered remotes for the home page', () => {
    const layers = ['@itinera/shared/grid'];
    const withTile = (app: App, release: string): Release => ({
      ...read(app, release),
      ...(app.name === 'shell' && { pages: { index: { files: [file('shell/home')], layers: [] } } }),
      ...(app.name !== 'shell' && { tiles: { recent: { files: [file(`${app.name}/tile`)], layers } } }),
    });
    const hints = (audience: 'staff' | 'partner') =>
      hrefs(compose(deployed, audience, withTile).host.preload.index);
    const ofHotels = ['shell/home', 'mf_hotels/h2/entry', 'mf_hotels/tile', 'shell/grid'];
    expect(hints('partner')).toEqual(ofHotels);
    expect(hints('staff')).toEqual([...ofHotels, 'mf_admin/a1/entry', 'mf_admin/tile']);
  });

  test('refuses a remote that needs more than the live shell provides', () => {
    const next = { ...deployed, mf_admin: after(deployed.mf_admin, 'demanding') };
    expect(() => compose(next, 'staff', read)).toThrow('deploy the shell first');
  });

  test('is refused without a shell', () => {
    expect(() => compose({}, 'staff', read)).toThrow('No shell is deployed yet');
  });
});
