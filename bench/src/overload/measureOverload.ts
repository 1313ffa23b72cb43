import { bookings, countsPath, hotels } from '@itinera/shared/contracts';
import type { App } from '../../../api/src/http/app';
import { arrive, capacityOf, type Ask, type Served } from './arrivals';

export interface Overload {
  /** Pages of a list that the machine answers in a second. */
  capacity: number;
  alone: Served;
  people: Served;
  polls: Served;
}

/** Share of the capacity that people use, and that polls add to it: twice the knee together. */
const shares = { people: 0.5, polls: 1.5 };
const callers = 8;

/** What people wait for pages of a list, alone and while open pages poll more than the machine can count. */
export async function measureOverload(app: App, tokens: string[], seconds: number): Promise<Overload> {
  const get = async (url: string, number: number) => {
    const authorization = `Bearer ${tokens[number % tokens.length]}`;
    return (await app.inject({ method: 'GET', url, headers: { authorization } })).statusCode;
  };
  const page: Ask = (number) => get(`${bookings.path}?page=${1 + (number % 40)}&per_page=25`, number);
  // Each counts something else, so that no total is known.
  const poll: Ask = (number) =>
    get(`${countsPath}?of=${encodeURIComponent(`${hotels.path}?q=no${number}`)}`, number);
  await capacityOf(page, callers, seconds / 2);
  const capacity = await capacityOf(page, callers, seconds / 2);
  const polled = await capacityOf(poll, callers, seconds / 2);
  const alone = await arrive(page, capacity * shares.people, seconds);
  const [people, polls] = await Promise.all([
    arrive(page, capacity * shares.people, seconds),
    arrive(poll, polled * shares.polls, seconds),
  ]);
  return { capacity, alone, people, polls };
}
