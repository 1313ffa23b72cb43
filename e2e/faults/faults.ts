import { setTimeout as pause } from 'node:timers/promises';
import type { Exchange } from './exchange';

/** What happens to a request; `next` is the fault after it, the last one forwards the request. */
export type Fault = (exchange: Exchange, next: () => Promise<void>) => Promise<void>;

export const pass: Fault = async (exchange) => exchange.send(await exchange.forward());

/** Forwards the request after a delay. */
export const latency =
  (milliseconds: number): Fault =>
  async (_, next) => {
    await pause(milliseconds);
    await next();
  };

/** Forwards the request at once, and its answer after a delay. */
export const lateAnswer =
  (milliseconds: number): Fault =>
  async (exchange) => {
    const answer = await exchange.forward();
    await pause(milliseconds);
    exchange.send(answer);
  };

/** Keeps the connection open and never answers. */
export const stall = (): Fault => () => new Promise(() => undefined);

/** Breaks the connection before the request reaches the target. */
export const reset = (): Fault => async (exchange) => exchange.reset();

/** Forwards the request, and drops its answer. */
export const loseAnswer = (): Fault => async (exchange) => {
  await exchange.forward();
  exchange.reset();
};

/** Forwards the request, and answers in the target's place: 200 with a page of a captive portal or a proxy. */
export const replaceAnswer =
  (type: string, body: string): Fault =>
  async (exchange) => {
    await exchange.forward();
    exchange.send({ status: 200, headers: { 'content-type': type }, body: Buffer.from(body) });
  };

/** Sends the first half of the answer, then breaks the connection. */
export const cutAnswer = (): Fault => async (exchange) => {
  const answer = await exchange.forward();
  await exchange.sendPart(answer, Math.floor(answer.body.length / 2));
};

/** Sends the first half of the answer as if it were all of it, uncompressed, so that a browser caches it like any other. */
export const shorten = (): Fault => async (exchange) => {
  const { body, headers, ...answer } = await exchange.forward({ 'accept-encoding': 'identity' });
  const half = body.subarray(0, Math.floor(body.length / 2));
  exchange.send({ ...answer, headers: { ...headers, 'content-length': String(half.length) }, body: half });
};

/** An answer of an intermediary, such as a gateway's 503. */
export const status =
  (code: number, headers: Record<string, string> = {}): Fault =>
  async (exchange) =>
    exchange.send({
      status: code,
      headers: { 'content-type': 'text/plain', ...headers },
      body: Buffer.from(`Status ${code}.\n`),
    });

/** Flips one bit in the middle of the answer. The answer is requested uncompressed, so that the changed byte is one that would be used. */
export const flipByte = (): Fault => async (exchange) => {
  const answer = await exchange.forward({ 'accept-encoding': 'identity' });
  const middle = Math.floor(answer.body.length / 2);
  if (answer.body.length > 0) answer.body.writeUInt8(answer.body.readUInt8(middle) ^ 1, middle);
  exchange.send(answer);
};

/** Limits a fault to the first requests. */
export function first(count: number, fault: Fault): Fault {
  let left = count;
  return (exchange, next) => (left-- > 0 ? fault(exchange, next) : next());
}

/** Limits a fault to the first request of each path. */
export function firstOfEach(fault: Fault): Fault {
  const seen = new Set<string>();
  return (exchange, next) => {
    const isFirst = !seen.has(exchange.path);
    seen.add(exchange.path);
    return isFirst ? fault(exchange, next) : next();
  };
}
