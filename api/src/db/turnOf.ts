import { AsyncLocalStorage } from 'node:async_hooks';
import type { Turn } from '@itinera/shared/server';
import type { Actor } from './actor';

/** Weight of the current request's transactions, relative to an ordinary call. */
export const turnWeight = new AsyncLocalStorage<number>();

/**
 * The queue and urgency of an actor. People take turns, by weight. The program's own work, such as a sign-in, comes first; its work for one
 * person, such as reading their session, queues with that person.
 */
export function turnOf(actor: Actor): Turn {
  if (actor.kind !== 'system') return { key: actor.id, weight: turnWeight.getStore() ?? 1 };
  return actor.onBehalfOf === undefined ? { key: actor.job, isUrgent: true } : { key: actor.onBehalfOf };
}
