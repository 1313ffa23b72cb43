import type { App } from '../../http/app';
import type { Operations } from '../operations';

const offered = new WeakMap<App, Map<string, Operations>>();

/** What batches may write on a server, by path of the collection. */
export function batchable(app: App): ReadonlyMap<string, Operations> {
  return offered.get(app) ?? new Map();
}

export function offerToBatches(app: App, operations: Operations): void {
  offered.set(app, new Map([...batchable(app), [operations.path, operations]]));
}
