import { mkdir, writeFile } from 'node:fs/promises';
import type { Audience, PreloadFile, RegistryDocument } from '@itinera/shared/contracts';
import { siteOf, type RouteName } from '@itinera/shared/routes';
import { integrityOf } from '../../../tools/src/release/integrity';
import { monolithDist, monolithRegistry, monolithRelease } from './folders';

export interface Hint {
  route: RouteName;
  /** Paths of the files that the page of a route requests. */
  files: string[];
}

/** Lets the shell's own server serve the monolith, with the same headers and preload hints. */
export async function writeRegistry(hints: Hint[]): Promise<void> {
  const preloadOf = (owner: string) => {
    const own = hints.filter(({ route }) => siteOf(route).owner === owner);
    return Object.fromEntries(own.map(({ route, files }) => [route, files.map(preloadFile)]));
  };
  const owners = new Set(hints.map(({ route }) => siteOf(route).owner).filter((owner) => owner !== 'shell'));
  const microFrontends = [...owners].map((owner) => [
    owner,
    [{ url: '', extras: { preload: preloadOf(owner) } }],
  ]);
  const host = { release: monolithRelease, preload: preloadOf('shell') };

  await mkdir(monolithRegistry, { recursive: true });
  const expires = '2099-01-01T00:00:00.000Z';
  const documentFor = (audience: Audience): RegistryDocument => ({
    payload: JSON.stringify({ audience, expires, host, microFrontends: Object.fromEntries(microFrontends) }),
    serial: 1,
    expires,
    signature: null,
  });
  const documents = { staff: documentFor('staff'), partner: documentFor('partner') };
  await writeFile(`${monolithRegistry}/live.json`, JSON.stringify({ documents }));
}

const preloadFile = (href: string): PreloadFile => ({
  href,
  integrity: integrityOf(`${monolithDist}${href}`),
});
