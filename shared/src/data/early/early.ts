import type { NoAnswer, RawAnswer } from './rawAnswer';

/** A read sent before the page requests it. */
export interface EarlyRead {
  /** Access token that it was sent with; undefined if there was none, and nothing was sent. */
  token: Promise<string | undefined>;
  answer: Promise<RawAnswer | NoAnswer | undefined>;
}

/** Requests of the document (`document.ts`), sent before the first file of the shell was loaded. */
export interface EarlyRequests {
  /** Answer of the refresh, and the token cookie at that time. Undefined if another tab has changed the cookie meanwhile. */
  refresh: Promise<{ answer: RawAnswer | NoAnswer; token: string } | undefined>;
  /** By address. */
  reads: [address: string, read: EarlyRead][];
}

declare global {
  /** Contains tokens, so it is removed as soon as the shell starts. */
  var itineraEarly: EarlyRequests | undefined;
}

/** Set when the answer has arrived. */
interface Arrival {
  sentWith?: string | undefined;
  arrived?: RawAnswer | NoAnswer | undefined;
  until: number;
}

/** An early answer is as fresh as the query cache requires. */
const FRESH_MS = 10_000;

let refresh: EarlyRequests['refresh'] | undefined;
const reads = new Map<string, EarlyRead & Arrival>();

/** Key of a read, independent of the order of its parameters. */
function keyOf(address: string): string {
  const [path, search] = address.split('?', 2);
  const params = new URLSearchParams(search);
  params.sort();
  return `${path}?${params}`;
}

/** Takes over the requests of the document. */
export function receiveEarlyRequests(): void {
  const early = globalThis.itineraEarly;
  delete globalThis.itineraEarly;
  refresh = early?.refresh;
  for (const [address, read] of early?.reads ?? []) keepEarlyRead(address, read);
}

/** The refresh of the document, once. */
export function takeEarlyRefresh(): EarlyRequests['refresh'] | undefined {
  const taken = refresh;
  refresh = undefined;
  return taken;
}

export function keepEarlyRead(address: string, read: EarlyRead): void {
  const kept: EarlyRead & Arrival = { ...read, until: Infinity };
  reads.set(keyOf(address), kept);
  void Promise.all([read.token, read.answer]).then(([token, answer]) =>
    Object.assign(kept, { sentWith: token, arrived: answer, until: performance.now() + FRESH_MS }),
  );
}

/** Resolves when the answer of an early read has arrived; at once if there is no such read. */
export const earlyArrival = (address: string): Promise<unknown> =>
  reads.get(keyOf(address))?.answer ?? Promise.resolve();

const isFresh = ({ until }: Arrival) => performance.now() < until;

/** Whether a read was sent early, and its answer is not used yet. */
export function isReadEarly(address: string): boolean {
  const read = reads.get(keyOf(address));
  return read !== undefined && isFresh(read);
}

/** The arrived answer of an early read with this token, once. */
export function takeArrivedRead(address: string, token: string | null): RawAnswer | undefined {
  const key = keyOf(address);
  const read = reads.get(key);
  if (!read || typeof read.arrived !== 'object' || read.sentWith !== token || !isFresh(read))
    return undefined;
  reads.delete(key);
  return read.arrived;
}

/** The answer of an early read with this token, once; undefined if there is none, and the call has to be sent. */
export async function takeEarlyRead(address: string, token: string): Promise<RawAnswer | undefined> {
  const key = keyOf(address);
  const read = reads.get(key);
  reads.delete(key);
  if (!read || !isFresh(read)) return undefined;
  if ((await read.token) !== token) return undefined;
  const answer = await read.answer;
  // A failed read is sent once more.
  return typeof answer === 'object' ? answer : undefined;
}

/** A write may have changed what was read. */
export const forgetEarlyReads = (): void => reads.clear();
