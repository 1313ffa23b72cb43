import type {
  Contributions,
  FirstRead,
  HostRelease,
  NotificationSource,
  RegistryDocument,
  RegistryEntry,
  RegistryPayload,
  TileAnnouncement,
} from '@itinera/shared/contracts';
import { remoteNames, type RemoteName, type RouteName } from '@itinera/shared/routes';
import { configuration, inlinedRegistry } from '../base/configuration';
import { withLocalRemotes } from './localRemotes';
import { runningEntry } from './remoteRecord';

const read = ({ payload }: RegistryDocument): RegistryPayload => JSON.parse(payload);

let current = withLocalRemotes(read(inlinedRegistry));
/** The latest document that names the shell of this page: later releases may need the next shell. */
let usable = current;
let readAt = Date.now();
const listeners = new Set<() => void>();

/** Release of the shell that rendered this page. */
const host = current.host;
export const hostRelease = (): HostRelease => host;

/** Release of the shell that would render a page now. */
export const offeredHost = (): HostRelease => current.host;

/** Releases of a remote that this page may load, current first; empty if this shell does not offer it. */
export const releasesOf = (name: RemoteName): RegistryEntry[] => usable.microFrontends[name] ?? [];

/** Release of a remote that a page would load now. */
export const offeredRelease = (name: RemoteName): string | undefined =>
  current.microFrontends[name]?.[0]?.extras.release;

/** Release of each remote that runs or would be loaded: announcements of a newer one do not apply yet. */
const usedReleases = (): [name: RemoteName, entry: RegistryEntry][] =>
  remoteNames.flatMap((name): [RemoteName, RegistryEntry][] => {
    const entry = runningEntry(name) ?? releasesOf(name)[0];
    return entry ? [[name, entry]] : [];
  });

type Lists = Pick<
  Contributions,
  'records' | 'lists' | 'actions' | 'kinds' | 'figures' | 'work' | 'partnerWork'
>;
type Each<K extends keyof Lists> = NonNullable<Lists[K]>[number];

/** Contributions of all remotes of one kind. */
const contributed = <K extends keyof Lists>(kind: K): Each<K>[] =>
  usedReleases().flatMap(([, { extras }]) => (extras.contributions[kind] ?? []) as Each<K>[]);

/** Record sources of the palette, whether or not their remotes are loaded. */
export const recordSources = () => contributed('records');

/** Lists of all remotes that the palette finds by name. */
export const listLinks = () => contributed('lists');

/** Actions that remotes announce for the palette. */
export const actionLinks = () => contributed('actions');

/** Names of entries, for dialogs of other remotes. */
export const recordKinds = () => contributed('kinds');

/** First read of a page of a remote, if it is known before its code. */
export const firstReadOf = (owner: RemoteName, page: RouteName): FirstRead | undefined =>
  (runningEntry(owner) ?? releasesOf(owner)[0])?.extras.contributions.reads?.[page];

export interface AnnouncedTile extends TileAnnouncement {
  owner: RemoteName;
}

/** Tiles of the home page, in the order of the remotes. */
export const announcedTiles = (): AnnouncedTile[] =>
  usedReleases().flatMap(([owner, { extras }]) =>
    extras.contributions.tiles.map((tile) => ({ owner, ...tile })),
  );

/** Figures at the top of the home page, of all remotes. */
export const workFigures = () => contributed('figures');

/** Pending work, by remote. */
export const workTiles = () => contributed('work');

/** Pending work of a partner, of all remotes. */
export const partnerWork = () =>
  contributed('partnerWork').toSorted((a, b) => Number(b.isFirst ?? false) - Number(a.isFirst ?? false));

export interface AnnouncedNotifications extends NotificationSource {
  owner: RemoteName;
}

/** Notifications that the bell shows, if a remote announces any; with several, the first remote wins. */
export function announcedNotifications(): AnnouncedNotifications | undefined {
  const [first] = usedReleases().flatMap(([owner, { extras }]) => {
    const { notifications } = extras.contributions;
    return notifications ? [{ owner, ...notifications }] : [];
  });
  return first;
}

/** Calls the listener whenever the document was read again; returns the function that unsubscribes. */
export function subscribeToRegistry(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Serial of the document in use. */
export const registrySerial = (): number => current.serial;

/** When the document was last fetched, in milliseconds since 1970. */
export const registryFetchedAt = (): number => readAt;

/** Content of a fetched document; undefined if it must not be used, which keeps the last one. */
async function verified(text: string): Promise<RegistryPayload | undefined> {
  const document: RegistryDocument = JSON.parse(text);
  if (configuration.registryKeys.length > 0) return (await import('../trust')).verify(document, current);
  const next = read(document);
  return next.serial < current.serial ? undefined : next;
}

/** Fetches the document again: a release may have been deployed or rolled back since the page was loaded. */
export async function refetchRegistry(): Promise<void> {
  readAt = Date.now();
  const answer = await fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(4000) });
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
  const text = await answer.text();
  const next = await verified(text).catch((refusal: unknown) =>
    console.error('A registry is not used:', refusal),
  );
  if (!next) return;
  current = withLocalRemotes(next);
  if (current.host.release === host.release) usable = current;
  for (const listener of listeners) listener();
}

/** Fetches the registry in the background; a failure is only logged. */
export const checkForReleases = (): Promise<void> =>
  refetchRegistry().catch((error: unknown) => console.warn('The registry could not be read again:', error));
