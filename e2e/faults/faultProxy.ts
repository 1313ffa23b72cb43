import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Exchange } from './exchange';
import { pass, type Fault } from './faults';
import { matcherOf } from './pattern';

interface Rule {
  applies: (exchange: Exchange) => boolean;
  fault: Fault;
}

/** A proxy in front of an HTTP server that passes everything on, except for the faults that were set. */
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

  /** From now on, for all requests of a pattern. Several faults for one request work one after another. */
  fault(pattern: string, fault: Fault): void {
    this.rules.push({ applies: matcherOf(pattern), fault });
  }

  /** Lifts all faults and forgets what was counted; what stalls already stays so. */
  async heal(): Promise<void> {
    this.rules = [];
    this.exchanges = [];
    await this.accept();
  }

  /** How many requests of a pattern came, and how many of them the target has seen. */
  count(pattern: string): { came: number; passed: number } {
    const came = this.exchanges.filter(matcherOf(pattern));
    return { came: came.length, passed: came.filter(({ forwarded }) => forwarded).length };
  }

  /** As if nothing listened here: open connections break, new ones are refused. */
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
    // A target that breaks off is a target that breaks off, not an answer of the proxy.
    await inTurn(faults, exchange).catch(() => exchange.reset());
  }
}

function inTurn([fault = pass, ...rest]: Fault[], exchange: Exchange): Promise<void> {
  return fault(exchange, () => inTurn(rest, exchange));
}
