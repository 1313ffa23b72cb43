import type { HostRelease, RecordSource, RegistryDocument, RegistryEntry, RegistryPayload } from '@itinera/shared/contracts';
import { remoteNames, type RemoteName } from '@itinera/shared/routes';
import { inlinedRegistry } from '../configuration';

const read = ({ payload }: RegistryDocument): RegistryPayload => JSON.parse(payload);

let current = read(inlinedRegistry);

/** The release of the shell that this page was made by. */
const host = current.host;
export const hostRelease = (): HostRelease => host;

/** The releases of a remote, current first; none when this shell does not offer it. */
export const releasesOf = (name: RemoteName): RegistryEntry[] => current.microFrontends[name] ?? [];

/** The current release of each remote, with its name. */
const currentReleases = (): [name: RemoteName, entry: RegistryEntry][] =>
  remoteNames.flatMap((name): [RemoteName, RegistryEntry][] => {
    const [entry] = releasesOf(name);
    return entry ? [[name, entry]] : [];
  });

/** What the palette can find, whether or not the remote that shows it is there yet. */
export const recordSources = (): RecordSource[] =>
  currentReleases().flatMap(([, { extras }]) => extras.contributions.records);

export interface AnnouncedTile {
  owner: RemoteName;
  name: string;
  title: string;
}

/** The parts of the home page, in the order of the remotes. */
export const announcedTiles = (): AnnouncedTile[] =>
  currentReleases().flatMap(([owner, { extras }]) => extras.contributions.tiles.map((tile) => ({ owner, ...tile })));

/** Reads the document again: a release may have been deployed or rolled back since the page was loaded. */
export async function rereadRegistry(): Promise<void> {
  const answer = await fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(4000) });
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
  const next = read(await answer.json());
  if (next.serial >= current.serial) current = next;
}
