import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { RegistryEntry } from '@itinera/shared/contracts';
import { remoteContract, type RemoteDefinition } from '@itinera/shared/remote';
import type { RemoteName } from '@itinera/shared/routes';
import { replaceCached } from './replaceCached';
import { retryLayers } from './retryLayers';

const ENTRY_TIMEOUT_MS = 5000;

/** Integrity by address without query; a script that is not listed is not executed. */
const integrityOf = new Map<string, string>();
const withoutQuery = (url: string) => url.split('?', 1)[0] ?? url;

/** Entries that did not arrive, or that their hash has refused. */
const unusable = new Set<string>();

retryLayers();
registerPlugins([
  {
    name: 'itinera-integrity',
    createScript({ url }) {
      const integrity = integrityOf.get(withoutQuery(url));
      if (integrity === undefined) throw new Error(`${url} is not in the registry.`);
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      // Empty only for a development server, whose files change under the same name.
      if (integrity) script.integrity = integrity;
      // Unlike a script that takes too long.
      script.addEventListener('error', () => void unusable.add(withoutQuery(url)));
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
  },
]);

function isRemote(
  module: { default?: RemoteDefinition } | null,
  name: RemoteName,
): module is { default: RemoteDefinition } {
  return module?.default?.contract === remoteContract && module.default.name === name;
}

/**
 * Loads one release of a remote. `attempt` > 0 changes the address, because a browser joins a request to a hanging one for the same
 * address. An entry that could not be used is fetched past the cache, which keeps a damaged one for ever, and is loaded once more.
 */
export async function loadContainer(
  name: RemoteName,
  entry: RegistryEntry,
  attempt: number,
): Promise<RemoteDefinition> {
  const url = new URL(entry.url, window.location.origin).href;
  integrityOf.set(url, entry.metadata.integrity);
  try {
    return await load(name, entry, attempt ? `${url}?retry=${attempt}` : url);
  } catch (error) {
    const isReplaced =
      unusable.delete(url) &&
      (await replaceCached(url).then(
        () => true,
        () => false,
      ));
    if (!isReplaced) throw error;
    return load(name, entry, `${url}?replaced=${attempt}`);
  }
}

/** Always forced: a module that threw at its first import would otherwise be returned half-initialised. */
async function load(name: RemoteName, { extras }: RegistryEntry, url: string): Promise<RemoteDefinition> {
  registerRemotes([{ name, entry: url, type: 'global' }], { force: true });
  const module = await loadRemote<{ default?: RemoteDefinition }>(`${name}/remote`);
  if (!isRemote(module, name)) {
    throw new Error(`Release ${extras.release} of ${name} does not keep contract ${remoteContract}.`);
  }
  return module.default;
}
