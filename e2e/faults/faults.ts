import { setTimeout as pause } from 'node:timers/promises';
import type { Exchange } from './exchange';

/** What is done to a request; `next` is the fault after it, and at last the undisturbed way. */
export type Fault = (exchange: Exchange, next: () => Promise<void>) => Promise<void>;

export const pass: Fault = async (exchange) => exchange.send(await exchange.forward());

/** Later, but otherwise as it would be. */
export const latency =
  (milliseconds: number): Fault =>
  async (_, next) => {
    await pause(milliseconds);
    await next();
  };

/** The connection is open and nothing ever comes. */
export const stall = (): Fault => () => new Promise(() => undefined);

/** Broken off before it reaches the target. */
export const reset = (): Fault => async (exchange) => exchange.reset();

/** The target carries the request out, and its answer is lost. */
export const loseAnswer = (): Fault => async (exchange) => {
  await exchange.forward();
  exchange.reset();
};

/** The target has done it, and the answer comes from another party: 200 with a page of a captive portal or a proxy. */
export const replaceAnswer =
  (type: string, body: string): Fault =>
  async (exchange) => {
    await exchange.forward();
    exchange.send({ status: 200, headers: { 'content-type': type }, body: Buffer.from(body) });
  };

/** The first half of the answer, then nothing. */
export const cutAnswer = (): Fault => async (exchange) => {
  const answer = await exchange.forward();
  await exchange.sendPart(answer, Math.floor(answer.body.length / 2));
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

/** One bit in the middle of the answer is another. It is requested uncompressed, so that the changed byte is one that would be used. */
export const flipByte = (): Fault => async (exchange) => {
  const answer = await exchange.forward({ 'accept-encoding': 'identity' });
  const middle = Math.floor(answer.body.length / 2);
  if (answer.body.length > 0) answer.body.writeUInt8(answer.body.readUInt8(middle) ^ 1, middle);
  exchange.send(answer);
};

/** A fault for the first requests only. */
export function first(count: number, fault: Fault): Fault {
  let left = count;
  return (exchange, next) => (left-- > 0 ? fault(exchange, next) : next());
}
