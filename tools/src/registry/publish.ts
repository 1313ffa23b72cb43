import type { RegistryDocument } from '@itinera/shared/contracts';
import { compose } from './compose';
import { readDeployed, type Deployed } from './deployed';
import { writeDocument } from './documents';

const day = 24 * 3600 * 1000;
const lifetime = 365 * day;

/** Makes these releases live for both shells. Says whether there was anything to change. */
export function publish(deployed: Deployed): boolean {
  const live = readDeployed();
  const expires = new Date(Date.now() + lifetime).toISOString();
  const fresh = live.payload && Date.parse(live.payload.expires) - Date.now() > lifetime / 2;
  const same = live.payload && JSON.stringify(contentOf(live.payload)) === JSON.stringify(compose(deployed, 'staff'));
  if (fresh && same) return false;

  const serial = live.serial + 1;
  for (const audience of ['staff', 'partner'] as const) {
    const payload = { serial, expires, ...compose(deployed, audience) };
    // Signed by the key of the deployment; a demonstration has none.
    const document: RegistryDocument = { payload: JSON.stringify(payload), serial, expires, signature: null };
    writeDocument(audience, document);
  }
  return true;
}

const contentOf = ({ audience, host, microFrontends }: ReturnType<typeof compose>) => ({ audience, host, microFrontends });
