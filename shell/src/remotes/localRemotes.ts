import type { RegistryEntry, RegistryPayload } from '@itinera/shared/contracts';
import { remoteNames, type RemoteName } from '@itinera/shared/routes';
import { lasting } from '../base/browserStorage';

const KEY = 'itinera:remotes';

/** Address of the entry file of each remote that a developer serves. */
type Local = Partial<Record<RemoteName, string>>;

function stored(): Local {
  try {
    return JSON.parse(lasting.read(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** `?remotes=mf_geography@http://localhost:3104` sets them, `?remotes=` clears them; the address loses it. */
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

const atDeveloper = (live: RegistryEntry, url: string): RegistryEntry => ({
  ...live,
  url,
  // Files change under one name.
  metadata: { version: 'development', integrity: '' },
  deployment: { traffic: 100, default: true },
  extras: { ...live.extras, release: 'development', preload: {} },
});

/**
 * A registry in which a developer's remotes take the place of the live ones. Only a shell that is built for development does this: a
 * release contains nothing of it.
 */
export function withLocalRemotes(payload: RegistryPayload): RegistryPayload {
  if (process.env.NODE_ENV === 'production') return payload;
  const replaced = remoteNames.flatMap((name): [RemoteName, RegistryEntry[]][] => {
    const [url, live] = [local[name], payload.microFrontends[name]?.[0]];
    return url && live ? [[name, [atDeveloper(live, url)]]] : [];
  });
  return { ...payload, microFrontends: { ...payload.microFrontends, ...Object.fromEntries(replaced) } };
}
