import type { FreeSpace } from '../base/freeSpace';
import type { App } from '../http/app';
import { outOfSpace } from '../http/databaseProblem';
import { isRead } from '../http/isRead';

/**
 * Refuses writes before the disk of the embedded database is full, because that database does not survive it. Reads continue, and so do
 * writes of sessions, which need little space and without which reading would end.
 */
export function refuseWritesWhenFull(app: App, space: FreeSpace): void {
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    if (isRead(method, routeOptions.config) || routeOptions.config.right?.startsWith('session.')) return;
    if (await space.isLow()) throw outOfSpace();
  });
}
