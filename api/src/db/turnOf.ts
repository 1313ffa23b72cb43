import { AsyncLocalStorage } from 'node:async_hooks';
import type { Turn } from '@itinera/shared/server';
import type { Actor } from './actor';

/** How much work the transactions of the current request are, compared with an ordinary call. */
export const turnWeight = new AsyncLocalStorage<number>();

/**
 * Persons take turns, by weight. What the program does by itself, such as a sign-in, comes before them; what it does
 * for one person, such as looking their session up, is in that person's line.
 */
export function turnOf(actor: Actor): Turn {
  if (actor.kind !== 'system') return { key: actor.id, weight: turnWeight.getStore() ?? 1 };
  return actor.onBehalfOf === undefined ? { key: actor.job, isUrgent: true } : { key: actor.onBehalfOf };
}
