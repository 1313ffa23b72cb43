import { randomUUID } from 'node:crypto';
import type { Answered, Intended, Send } from './intended';
import type { Known } from './commands';

export interface Sent {
  intended: Intended;
  key: string;
  answer: Answered | undefined;
}

/** What was sent, in order, and how often each kind was accepted and refused. */
export class Log {
  readonly accepted = new Map<string, number>();
  readonly refused = new Map<string, number>();
  readonly lines: string[] = [];
  readonly wrong: string[] = [];
  replayed = 0;

  add({ intended: { name, by, method, path, body }, answer }: Sent): void {
    const isAccepted = answer !== undefined && answer.status < 300;
    const counted = isAccepted ? this.accepted : this.refused;
    counted.set(name, (counted.get(name) ?? 0) + 1);
    const said =
      answer === undefined
        ? 'no answer'
        : isAccepted
          ? answer.status
          : `${answer.status} ${answer.body.slice(0, 400)}`;
    const line = `${by}: ${name}: ${method} ${path} ${JSON.stringify(body ?? {})} → ${said}`;
    this.lines.push(line);
    // All callers are authorized, and the server is not overloaded.
    if (answer && (answer.status >= 500 || answer.status === 401)) this.wrong.push(line);
  }

  last(count: number): string {
    return this.lines.slice(-count).join('\n');
  }
}

/** Repeats a request whose answer was lost: the answer is the same, and nothing is carried out twice. */
async function sendAgain(send: Send, sent: Sent, log: Log): Promise<void> {
  const again = await send(sent.intended, sent.key);
  log.replayed += 1;
  if (sent.answer && sent.answer.status < 300 && again && again.body !== sent.answer.body)
    log.wrong.push(`replayed otherwise: ${sent.answer.body} and then ${again.body}`);
}

/** Several people write concurrently. */
export async function playRound(
  { random }: Known,
  send: Send,
  log: Log,
  writes: readonly (Intended | undefined)[],
): Promise<Sent[]> {
  const intended = writes.filter((each) => each !== undefined);
  const plans = intended.map((each) => ({ each, key: randomUUID(), isLost: random.chance(8) }));
  return Promise.all(
    plans.map(async ({ each, key, isLost }) => {
      const sent = { intended: each, key, answer: await send(each, key) };
      log.add(sent);
      if (isLost) await sendAgain(send, sent, log);
      return sent;
    }),
  );
}
