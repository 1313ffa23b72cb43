import type * as z from 'zod/mini';
import type { BatchResult } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import type { App } from '../../http/app';
import type { Right } from '../../identity/rights/rights';
import type { WriteContext } from '../../audit/writeContext';
import type { Operations, Written } from './operations';

/** The possible results of an operation in a batch. */
export type Answered = NonNullable<BatchResult['result']>;

/** A POST to one entry that is not a plain write, such as `/api/hotels/{id}/assign-themes`. */
export interface Action {
  /** With `:id` in place of the entry's id. */
  path: string;
  right: Right;
  inputSchema: z.ZodMiniType;
  answerSchema: z.ZodMiniType<Answered>;
  run: (tx: Transaction, context: WriteContext, id: string, input: unknown) => Promise<Written<Answered>>;
}

interface Offered {
  collections: ReadonlyMap<string, Operations>;
  actions: ReadonlyMap<string, Action>;
}

const offered = new WeakMap<App, Offered>();

/** The writes that batches may contain, by path. */
export const batchable = (app: App): Offered =>
  offered.get(app) ?? { collections: new Map(), actions: new Map() };

export function offerToBatches(app: App, operations: Operations): void {
  const { collections, actions } = batchable(app);
  offered.set(app, { actions, collections: new Map([...collections, [operations.path, operations]]) });
}

export function offerActionToBatches(app: App, action: Action): void {
  const { collections, actions } = batchable(app);
  offered.set(app, { collections, actions: new Map([...actions, [action.path, action]]) });
}
