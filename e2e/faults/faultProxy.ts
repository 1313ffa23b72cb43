import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Exchange } from './exchange';
import { pass, type Fault } from './faults';
import { matcherOf } from './pattern';

interface Rule {
  applies: (exchange: Exchange) => boolean;
  fault: Fault;
}

/** A proxy in front of an HTTP server that forwards everything, except for the faults that are set. */
export class FaultProxy {
  private rules: Rule[] = [];
  private exchanges: Exchange[] = [];
  private server: Server | undefined;

  private constructor(
    private readonly target: URL,
    readonly port: number,
  ) {}

  static async start(target: string, port: number): Promise<FaultProxy> {
    const proxy = new FaultProxy(new URL(target), port);
    await proxy.accept();
    return proxy;
  }

  /** Adds a fault for all further requests of a pattern. Several faults of one request apply in the order in which they were added. */
  fault(pattern: string, fault: Fault): void {
    this.rules.push({ applies: matcherOf(pattern), fault });
  }

  /** Removes all faults and resets the counters; requests that stall already continue to do so. */
  async heal(): Promise<void> {
    this.rules = [];
    this.exchanges = [];
    await this.accept();
  }

  /** Number of received requests of a pattern, and how many of them reached the target. */
  count(pattern: string): { came: number; passed: number } {
    const came = this.exchanges.filter(matcherOf(pattern));
    return { came: came.length, passed: came.filter(({ forwarded }) => forwarded).length };
  }

  /** Like a server that is down: open connections break, new ones are refused. */
  async refuse(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = undefined;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }

  /** Listens again after `refuse`. */
  async accept(): Promise<void> {
    if (this.server) return;
    this.server = createServer(
      (request, response) => void this.handle(new Exchange(this.target, request, response)),
    );
    await once(this.server.listen(this.port, 'localhost'), 'listening');
  }

  private async handle(exchange: Exchange): Promise<void> {
    this.exchanges.push(exchange);
    const faults = this.rules.filter(({ applies }) => applies(exchange)).map(({ fault }) => fault);
    // A connection that the target breaks is broken for the client, too, instead of answered by the proxy.
    await inTurn(faults, exchange).catch(() => exchange.reset());
  }
}

function inTurn([fault = pass, ...rest]: Fault[], exchange: Exchange): Promise<void> {
  return fault(exchange, () => inTurn(rest, exchange));
}
