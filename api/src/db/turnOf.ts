import { AsyncLocalStorage } from 'node:async_hooks';
import type { Turn } from '@itinera/shared/server';
import type { Actor } from './actor';

const callTurn = new AsyncLocalStorage<Turn>();

/** Gives all transactions of a call its turn, whichever actor they are of. */
export const withTurn = <T>(turn: Turn, run: () => T): T => callTurn.run(turn, run);

/** Sets the weight of a call that is only known with its body. */
export function weighCall(weight: number): void {
  const turn = callTurn.getStore();
  if (turn) callTurn.enterWith({ ...turn, weight });
}

/** The queue and rank of an actor: within a call those of its person. Outside of calls, the program's own work comes first. */
export function turnOf(actor: Actor): Turn {
  const turn = callTurn.getStore();
  if (turn) return turn;
  return actor.kind === 'system' ? { key: actor.job, rank: 'urgent' } : { key: actor.id };
}
