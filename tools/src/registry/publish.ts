import { registryFolder } from '../workspace/paths';
import { compose } from './compose';
import { readDeployed, type Deployed } from './deployed';
import { writeDocuments } from './documents';

const LIFETIME_MS = 365 * 24 * 3600 * 1000;

/** Makes these releases live for both shells. Returns whether anything changed. */
export function publish(deployed: Deployed): boolean {
  const live = readDeployed();
  const remaining = live.payload ? Date.parse(live.payload.expires) - Date.now() : 0;
  if (live.payload && remaining > LIFETIME_MS / 2) {
    const { audience, host, microFrontends } = live.payload;
    const same =
      JSON.stringify({ audience, host, microFrontends }) === JSON.stringify(compose(deployed, 'staff'));
    if (same) return false;
  }
  const expires = new Date(Date.now() + LIFETIME_MS).toISOString();
  writeDocuments(registryFolder, live.serial + 1, expires, (audience) => compose(deployed, audience));
  return true;
}
