import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type {
  LiveDocuments,
  PreloadFile,
  RegistryDocument,
  RegistryEntry,
  RegistryPayload,
} from '@itinera/shared/contracts';
import { siteOf, type RouteName } from '@itinera/shared/routes';
import { integrityOf } from '../../../tools/src/release/integrity';
import { registryFolder } from '../../../tools/src/workspace/paths';
import { monolithDist, monolithRegistry, monolithRelease } from './folders';

export interface Hint {
  route: RouteName;
  /** Paths of the files that the page of a route requests. */
  files: string[];
}

/**
 * Lets the shell's own server serve the monolith, with the same headers and preload hints. Its registry is the live one with other files,
 * so that the shell has the same tiles, kinds and first reads.
 */
export async function writeRegistry(hints: Hint[]): Promise<void> {
  const live: LiveDocuments = JSON.parse(await readFile(`${registryFolder}/live.json`, 'utf8'));
  const { staff, partner } = live.documents;
  const documents = { staff: forMonolith(staff, hints), partner: forMonolith(partner, hints) };
  // A server sends nothing of a folder without it.
  await writeFile(`${monolithDist}/shell/${monolithRelease}/release.json`, '{}');
  await mkdir(monolithRegistry, { recursive: true });
  await writeFile(`${monolithRegistry}/live.json`, JSON.stringify({ documents } satisfies LiveDocuments));
}

function forMonolith(document: RegistryDocument, hints: Hint[]): RegistryDocument {
  const { host, microFrontends, ...payload }: RegistryPayload = JSON.parse(document.payload);
  const { integrity: _, ...unsignedHost } = host;
  const preloadOf = (owner: string) => {
    const own = hints.filter(({ route }) => siteOf(route).owner === owner);
    return Object.fromEntries(own.map(({ route, files }) => [route, files.map(preloadFile)]));
  };
  const remotes = Object.entries(microFrontends).map(([name, [current]]): [string, RegistryEntry[]] => [
    name,
    current ? [{ ...current, url: '', extras: { ...current.extras, preload: preloadOf(name) } }] : [],
  ]);
  const monolith: RegistryPayload = {
    ...payload,
    host: { ...unsignedHost, release: monolithRelease, preload: preloadOf('shell') },
    microFrontends: Object.fromEntries(remotes),
  };
  return { ...document, payload: JSON.stringify(monolith), signature: null };
}

const preloadFile = (href: string): PreloadFile => ({
  href,
  integrity: integrityOf(`${monolithDist}${href}`),
});
