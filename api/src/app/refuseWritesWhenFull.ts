import type { FreeSpace } from '../base/freeSpace';
import type { App } from '../http/app';
import { outOfSpace } from '../http/databaseProblem';
import { isRead } from '../http/isRead';

/**
 * Refuses writes before the disk of the embedded database is full, because that database does not survive it. Reading
 * goes on, and so do sessions, which need little and without which nobody can read.
 */
export function refuseWritesWhenFull(app: App, space: FreeSpace): void {
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    if (isRead(method, routeOptions.config) || routeOptions.config.right?.startsWith('session.')) return;
    if (await space.isLow()) throw outOfSpace();
  });
}
