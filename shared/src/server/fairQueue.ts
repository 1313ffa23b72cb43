import { createLane, type Ticket } from './lane';

export interface Turn {
  /** Key with an equal share of turns. */
  key: string;
  /** Amount of work, compared with an ordinary task. */
  weight?: number | undefined;
  /** Longest wait for the turn, in milliseconds. */
  timeoutMs?: number | undefined;
  /** Runs before other tasks, of which one in five has its turn nevertheless; fair among urgent ones. */
  isUrgent?: boolean | undefined;
}

export type FairQueue = <T>(task: () => Promise<T>, turn: Turn) => Promise<T>;

/** The turn of a task did not come in time. */
export class WaitedTooLong extends Error {}

/** A key has too many waiting tasks: more are refused, or not begun in time; other keys are not affected. */
export class LineTooLong extends Error {}

/** Number of urgent tasks before one that is not: a flood of them must not stop all other work. */
const mostUrgentInRow = 4;

interface Limits {
  /** How many tasks run at a time. */
  width: number;
  /** How many of these places are reserved for urgent tasks. */
  reserved?: number;
  /** Weight that a key may have running at a time; a heavier task runs alone. */
  share?: number;
  /** Weight that a key may have waiting. */
  lineLimit?: number;
}

/**
 * Fair queue: runs a few tasks at a time and gives each waiting key an equal share, by weight. A key with a hundred times as much work
 * waits for a hundred turns of the others, which do not wait for it.
 */
export function createFairQueue(limits: Limits): FairQueue {
  const { width, reserved = 0, share = Infinity, lineLimit = Infinity } = limits;
  const urgent = createLane(Infinity, Infinity);
  const ordinary = createLane(share, lineLimit);
  let running = 0;
  let urgentInRow = 0;

  function runNext(): void {
    while (running < width) {
      const takeOrdinary = () => (running < width - reserved ? ordinary.take() : undefined);
      const due = urgentInRow < mostUrgentInRow ? undefined : takeOrdinary();
      const pressing = due ? undefined : urgent.take();
      const ticket = due ?? pressing ?? takeOrdinary();
      if (!ticket) return;
      urgentInRow = pressing ? urgentInRow + 1 : 0;
      running += 1;
      ticket.begin();
    }
  }

  const turnOf = ({ key, weight = 1, timeoutMs, isUrgent = false }: Turn) =>
    new Promise<() => void>((resolve, reject) => {
      const lane = isUrgent ? urgent : ordinary;
      const waitsForItsOwn = lineLimit < Infinity && !isUrgent && lane.isBusy(key);
      const giveUp =
        timeoutMs === undefined
          ? undefined
          : setTimeout(() => {
              lane.leave(ticket);
              const reason = `The turn did not come within ${timeoutMs} ms.`;
              reject(waitsForItsOwn ? new LineTooLong(reason) : new WaitedTooLong(reason));
            }, timeoutMs);
      const ticket: Ticket = {
        key,
        weight,
        begin() {
          clearTimeout(giveUp);
          resolve(() => {
            running -= 1;
            lane.end(ticket);
            runNext();
          });
        },
      };
      if (!lane.join(ticket)) {
        clearTimeout(giveUp);
        reject(new LineTooLong('Too much of the same person is waiting already.'));
        return;
      }
      runNext();
    });

  return async (task, turn) => {
    const end = await turnOf(turn);
    try {
      return await task();
    } finally {
      end();
    }
  };
}
