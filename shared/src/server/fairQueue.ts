import { createLane, type Ticket } from './lane';

export interface Turn {
  /** Key with an equal share of turns. */
  key: string;
  /** Amount of work, compared with an ordinary task. */
  weight?: number | undefined;
  /** Longest wait for the turn, in milliseconds. */
  timeoutMs?: number | undefined;
  /** `ordinary` by default. A rank is before the next one, of which one task in five has its turn nevertheless; keys are equal within one. */
  rank?: Rank | undefined;
}

const ranks = ['urgent', 'ordinary', 'background'] as const;
export type Rank = (typeof ranks)[number];

export type FairQueue = <T>(task: () => Promise<T>, turn: Turn) => Promise<T>;

/** The turn of a task did not come in time. */
export class WaitedTooLong extends Error {}

/** A key has too many waiting tasks: more are refused, or not begun in time; other keys are not affected. */
export class LineTooLong extends Error {}

/** Number of tasks of a rank before one of those behind it: a flood of them must not stop all other work. */
const mostInRow = 4;

interface Limits {
  /** How many tasks run at a time. */
  width: number;
  /** How many of these places are reserved for urgent tasks. */
  reserved?: number;
  /** Weight that a key may have running at a time in one rank; a heavier task runs alone. */
  share?: number;
  /** Weight that a key may have waiting in one rank. */
  lineLimit?: number;
  /** Weight of the key's own tasks ahead of one, up to which it waits for others: a page makes several calls at once. By default none. */
  shortLine?: number;
}

/**
 * Fair queue: runs a few tasks at a time and gives each waiting key an equal share, by weight. A key with a hundred times as much work
 * waits for a hundred turns of the others, which do not wait for it.
 */
export function createFairQueue(limits: Limits): FairQueue {
  const { width, reserved = 0, share = Infinity, lineLimit = Infinity, shortLine = 0 } = limits;
  const lanes = {
    urgent: createLane(Infinity, Infinity),
    ordinary: createLane(share, lineLimit),
    background: createLane(share, lineLimit),
  };
  const inRow = { urgent: 0, ordinary: 0, background: 0 };
  let running = 0;

  /** The next ticket of these ranks, the first of which has precedence. */
  function takeOf([rank, ...behind]: readonly Rank[]): Ticket | undefined {
    if (rank === undefined || (rank !== 'urgent' && running >= width - reserved)) return undefined;
    const due = inRow[rank] < mostInRow ? undefined : takeOf(behind);
    const first = due ? undefined : lanes[rank].take();
    inRow[rank] = first ? inRow[rank] + 1 : 0;
    return due ?? first ?? takeOf(behind);
  }

  function runNext(): void {
    while (running < width) {
      const ticket = takeOf(ranks);
      if (!ticket) return;
      running += 1;
      ticket.begin();
    }
  }

  const turnOf = ({ key, weight = 1, timeoutMs, rank = 'ordinary' }: Turn) =>
    new Promise<() => void>((resolve, reject) => {
      const lane = lanes[rank];
      const waitsForItsOwn = lineLimit < Infinity && rank !== 'urgent' && lane.weightOf(key) > shortLine;
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
