import { existsSync, readFileSync } from 'node:fs';
import type { RegistryDocument, RegistryPayload } from '@itinera/shared/contracts';
import { remoteNames, type Owner } from '@itinera/shared/routes';
import { registryFolder } from '../workspace/paths';
import { registryFile } from './documents';

/** The live releases of an app, and the one that a rollback returns to. */
export interface Live {
  current: string;
  previous?: string;
}

export type Deployed = Partial<Record<Owner, Live>>;

export const liveReleases = (live: Live | undefined): string[] =>
  live ? [live.current, live.previous].filter((release) => release !== undefined) : [];

/** The staff document names every remote, so it is the one to read. */
export function readDeployed(): { serial: number; deployed: Deployed; payload?: RegistryPayload } {
  const file = registryFile(registryFolder, 'staff');
  if (!existsSync(file)) return { serial: 0, deployed: {} };
  const document: RegistryDocument = JSON.parse(readFileSync(file, 'utf8'));
  const payload: RegistryPayload = JSON.parse(document.payload);
  const { host, microFrontends } = payload;
  const deployed: Deployed = { shell: liveOf(host.release, host.previous ?? undefined) };
  for (const name of remoteNames) {
    const [current, previous] = microFrontends[name] ?? [];
    if (current) deployed[name] = liveOf(current.extras.release, previous?.extras.release);
  }
  return { serial: document.serial, payload, deployed };
}

const liveOf = (current: string, previous: string | undefined): Live => ({
  current,
  ...(previous && { previous }),
});

/** The state after a release goes live; deploying a live release again changes nothing. */
export function deploy(deployed: Deployed, name: Owner, release: string): Deployed {
  const current = deployed[name]?.current;
  return current === release ? deployed : { ...deployed, [name]: liveOf(release, current) };
}
