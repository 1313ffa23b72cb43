import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './faults';

/** Access tokens that pass the proxy, and can expire all at once, as with another secret of the server. Refresh tokens stay valid. */
export class PassingTokens {
  private readonly seen = new Set<string>();
  private readonly expired = new Set<string>();
  private underWay = 0;
  private lastEnd = 0;

  expire(): void {
    for (const token of this.seen) this.expired.add(token);
    this.seen.clear();
  }

  /**
   * Ends when nothing has been under way for so long. A token that expires between a refresh and the retry after it would be refused twice, which
   * ends a session (specification 8).
   */
  async quiet(milliseconds: number): Promise<void> {
    while (this.underWay > 0 || performance.now() - this.lastEnd < milliseconds) await pause(50);
  }

  /** The refusal is the target's own. */
  readonly fault: Fault = async (exchange, next) => {
    const { authorization } = exchange;
    this.underWay += 1;
    try {
      if (authorization !== undefined && this.expired.has(authorization))
        return exchange.send(await exchange.forward({ authorization: 'Bearer expired' }));
      if (authorization !== undefined) this.seen.add(authorization);
      await next();
    } finally {
      this.underWay -= 1;
      this.lastEnd = performance.now();
    }
  };
}
