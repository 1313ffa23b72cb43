import type { RemoteName } from '@itinera/shared/routes';
import type { ComponentType } from 'react';
import { retried } from './chunks';
import { loadRemote } from './loadRemote';
import { RemoteUnavailable } from './RemoteUnavailable';

/** The content of a tile. Unlike a page, one that is gone reloads nothing: the home page is useful without it. */
export async function loadTile(owner: RemoteName, name: string): Promise<{ default: ComponentType }> {
  const { definition, entry } = await loadRemote(owner);
  const load = definition.tiles?.[name];
  if (!load) throw new RemoteUnavailable(owner, entry.extras.release, `It has no tile “${name}”.`);
  return retried(load);
}
