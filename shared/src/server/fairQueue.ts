import { createLane, type Ticket } from './lane';

export interface Turn {
  /** Whose turn it is: everybody with a key of their own gets the same share. */
  key: string;
  /** How much work it is, compared with an ordinary task. */
  weight?: number | undefined;
  /** In milliseconds: it waits no longer than that for the turn. */
  timeoutMs?: number | undefined;
  /** Before tasks that are not urgent, of which one in five has its turn all the same; fair among those that are. */
  isUrgent?: boolean | undefined;
}

export type FairQueue = <T>(task: () => Promise<T>, turn: Turn) => Promise<T>;

/** The turn of a task did not come in time. */
export class WaitedTooLong extends Error {}

/**
 * One key has so much waiting already that more is refused, or is not begun in time; all others are served as before.
 */
export class LineTooLong extends Error {}

/** So many urgent tasks begin before one that is not: a flood of them must not end all other work. */
const mostUrgentInRow = 4;

interface Limits {
  /** How many tasks run at a time. */
  width: number;
  /** How many of these places are kept for urgent tasks. */
  reserved?: number;
  /** How much weight one key has running at a time; a heavier task runs alone. */
  share?: number;
  /** How much weight one key has waiting. */
  lineLimit?: number;
}

/**
 * Runs few tasks at a time and gives everybody who waits the same share, by weight: who asks for a hundred times as
 * much waits for the hundred turns of the others, and they do not wait for theirs.
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
