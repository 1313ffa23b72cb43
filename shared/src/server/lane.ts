/** A task that waits or runs. */
export interface Ticket {
  key: string;
  weight: number;
  begin: () => void;
}

interface Line {
  waiting: Set<Ticket>;
  waitingWeight: number;
  runningWeight: number;
  /** Virtual time of its next turn, which each turn advances by its weight. */
  next: number;
}

/** Idle lines above this number are dropped, with the time of their last turn. */
const maxLines = 1000;

const isIdle = ({ waiting, runningWeight }: Line) => waiting.size === 0 && runningWeight === 0;

/**
 * One line of tickets per key; the one with the earliest turn is next (start-time fair queueing). Turns are counted in weight from the
 * last one taken, so that an idle key saves up none.
 */
export function createLane(share: number, lineLimit: number) {
  const lines = new Map<string, Line>();
  let now = 0;

  function lineOf(key: string): Line {
    const line = lines.get(key) ?? { waiting: new Set(), waitingWeight: 0, runningWeight: 0, next: now };
    lines.set(key, line);
    return line;
  }

  function forgetIdle(): void {
    const isQuiet = [...lines.values()].every(isIdle);
    if (!isQuiet && lines.size <= maxLines) return;
    for (const [key, line] of lines) if (isIdle(line)) lines.delete(key);
  }

  const mayRun = ({ runningWeight }: Line, { weight }: Ticket) =>
    runningWeight === 0 || runningWeight + weight <= share;

  return {
    /** Weight of a key's tasks that wait or run. */
    weightOf(key: string): number {
      const line = lines.get(key);
      return line === undefined ? 0 : line.waitingWeight + line.runningWeight;
    },

    /** False if the line of this key is full. */
    join(ticket: Ticket): boolean {
      const line = lineOf(ticket.key);
      if (line.waitingWeight > 0 && line.waitingWeight + ticket.weight > lineLimit) return false;
      if (line.waiting.size === 0) line.next = Math.max(line.next, now);
      line.waiting.add(ticket);
      line.waitingWeight += ticket.weight;
      return true;
    },

    leave(ticket: Ticket): void {
      const line = lines.get(ticket.key);
      if (line?.waiting.delete(ticket)) line.waitingWeight -= ticket.weight;
    },

    /** The next ticket that may run, which then counts as running. */
    take(): Ticket | undefined {
      let chosen: { line: Line; ticket: Ticket } | undefined;
      for (const line of lines.values()) {
        const [ticket] = line.waiting;
        if (ticket && mayRun(line, ticket) && (!chosen || line.next < chosen.line.next))
          chosen = { line, ticket };
      }
      if (!chosen) return undefined;
      const { line, ticket } = chosen;
      line.waiting.delete(ticket);
      line.waitingWeight -= ticket.weight;
      line.runningWeight += ticket.weight;
      now = Math.max(now, line.next);
      line.next += ticket.weight;
      return ticket;
    },

    end({ key, weight }: Ticket): void {
      const line = lines.get(key);
      if (line) line.runningWeight -= weight;
      forgetIdle();
    },
  };
}
