import type { RegistryDocument, RegistryEntry, RegistryPayload } from '@itinera/shared/contracts';
import type { RemoteName } from '@itinera/shared/routes';
import { inlinedRegistry } from '../configuration';

const read = ({ payload }: RegistryDocument): RegistryPayload => JSON.parse(payload);

let current = read(inlinedRegistry);

/** The releases of a remote, current first; none when this shell does not offer it. */
export const releasesOf = (name: RemoteName): RegistryEntry[] => current.microFrontends[name] ?? [];

/** Reads the document again: a release may have been deployed or rolled back since the page was loaded. */
export async function rereadRegistry(): Promise<void> {
  const answer = await fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(4000) });
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
  const next = read(await answer.json());
  if (next.serial >= current.serial) current = next;
}
