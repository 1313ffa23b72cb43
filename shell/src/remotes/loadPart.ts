import type { PageLoader, RemoteDefinition } from '@itinera/shared/remote';
import type { RemoteName } from '@itinera/shared/routes';
import type { ComponentType } from 'react';
import { retried } from './chunks';
import { fromRemote } from './fromRemote';
import { RemoteUnavailable } from './RemoteUnavailable';

/**
 * Loads a part of a remote that is rendered within the shell. Unlike a missing page, a missing part reloads nothing, because the page
 * around it is useful without it. `what` completes “It has no …”.
 */
const loadPart = (
  owner: RemoteName,
  what: string,
  find: (definition: RemoteDefinition) => PageLoader | undefined,
): Promise<{ default: ComponentType }> =>
  fromRemote(owner, async ({ definition, entry }) => {
    const load = find(definition);
    if (!load) throw new RemoteUnavailable(owner, entry.extras.release, `It has no ${what}.`);
    return retried(load);
  });

export const loadTile = (owner: RemoteName, name: string) =>
  loadPart(owner, `tile “${name}”`, ({ tiles }) => tiles?.[name]);

export const loadNotifications = (owner: RemoteName) =>
  loadPart(owner, 'notifications', ({ notifications }) => notifications);
