import type { RegistryEntry, RegistryPayload } from '@itinera/shared/contracts';
import { remoteNames, type RemoteName } from '@itinera/shared/routes';
import { lasting } from '../base/browserStorage';

const KEY = 'itinera:remotes';

/** Address of the entry file of each local remote. */
type Local = Partial<Record<RemoteName, string>>;

function stored(): Local {
  try {
    return JSON.parse(lasting.read(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/**
 * Reads `?remotes=mf_geography@http://localhost:3104`, which sets them, or `?remotes=`, which clears them, and removes it from the
 * address.
 */
function chosen(): Local {
  const address = new URL(window.location.href);
  const typed = address.searchParams.get('remotes');
  if (typed === null) return stored();
  const pairs = typed.split(',').map((pair) => pair.split('@'));
  const local = Object.fromEntries(
    pairs.flatMap(([name, origin]) => (name && origin ? [[name, `${origin}/remoteEntry.js`]] : [])),
  );
  lasting.write(KEY, JSON.stringify(local));
  address.searchParams.delete('remotes');
  window.history.replaceState(window.history.state, '', address);
  return local;
}

const local = process.env.NODE_ENV === 'production' ? {} : chosen();

const localEntry = (live: RegistryEntry, url: string): RegistryEntry => ({
  ...live,
  url,
  // Files change under the same name.
  metadata: { version: 'development', integrity: '' },
  deployment: { traffic: 100, default: true },
  extras: { ...live.extras, release: 'development', preload: {} },
});

/**
 * Registry in which a developer's local remotes replace the live ones. Only in shells built for development: a release does not contain
 * it.
 */
export function withLocalRemotes(payload: RegistryPayload): RegistryPayload {
  if (process.env.NODE_ENV === 'production') return payload;
  const replaced = remoteNames.flatMap((name): [RemoteName, RegistryEntry[]][] => {
    const [url, live] = [local[name], payload.microFrontends[name]?.[0]];
    return url && live ? [[name, [localEntry(live, url)]]] : [];
  });
  return { ...payload, microFrontends: { ...payload.microFrontends, ...Object.fromEntries(replaced) } };
}
