import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { bookings, payments, transactions, type Booking } from '@itinera/shared/contracts';
import fc from 'fast-check';
import { announce, full, limitInFull } from '../testing/scale';
import { killableServer } from '../testing/killableServer';
import type { ServerProcess } from '../testing/serverProcess';
import { today } from '../src/base/today';
import {
  anyPlace,
  ask,
  countNames,
  countOf,
  hotelIntent,
  intentOf,
  listAll,
  signInAt,
  type Client,
  type Intent,
} from '../testing/intents';
import { idOf } from '../testing/people';

const kills = full ? 50 : 3;
const amount = 1_000;

/** What the writers create, each its own kind: hotels, bookings with their parts, and payments of one booking. */
const writers = [
  (name: string, { placeId }: Known) => hotelIntent(name, placeId),
  (name: string) => bookingIntent(name),
  (name: string, { bookingId }: Known) =>
    intentOf(name, transactions.path, {
      booking_id: bookingId,
      direction: 'in',
      purpose: 'customer_payment',
      method: 'cash',
      date: today(),
      amount_minor: amount,
      party: name,
    }),
  (name: string, { placeId }: Known) => hotelIntent(name, placeId),
];

interface Known {
  placeId: string;
  /** The booking with the payments. */
  bookingId: string;
}

const bookingIntent = (name: string): Intent =>
  intentOf(name, bookings.path, { dmc_id: idOf('partner'), customer: { name } });

const killable = killableServer();

async function prepare(client: Client): Promise<Known> {
  const placeId = await anyPlace(client);
  expect(await ask(client, bookingIntent('Paid booking'))).toBe(201);
  const [booking] = await listAll(client, bookings, { q: 'Paid booking' });
  return { placeId, bookingId: booking?.id ?? '' };
}

/** Checks that each booking has its row of payments, references have no gap, and the received amount is the sum of the transactions. */
async function expectWholeBookings(client: Client, made: Booking[], received_minor: number): Promise<void> {
  const ofPayments = await listAll(client, payments, { q: 'Kill', sort: 'booking_created' });
  expect(ofPayments.map(({ booking_ref }) => booking_ref).sort()).toEqual(made.map(({ ref }) => ref).sort());
  const numbers = made.map(({ ref }) => Number(ref.replace(/\D/g, ''))).sort((one, other) => one - other);
  expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
  const paid = { received_minor, payment_status: 'overpaid' };
  expect(await listAll(client, bookings, { q: 'Paid booking' })).toMatchObject([paid]);
  expect(await listAll(client, payments, { q: 'Paid booking' })).toMatchObject([paid]);
}

interface History {
  acknowledged: Intent[];
  /** Sent, with an unknown outcome. */
  unknown: Intent[];
}

/** Writes as fast as possible, and kills the server some time after the first answers. */
async function writeAndKill(
  server: ServerProcess,
  client: Client,
  known: Known,
  turn: number,
  delay: number,
): Promise<History> {
  const history: History = { acknowledged: [], unknown: [] };
  const writer = async (next: (typeof writers)[number], number: number) => {
    for (let attempt = 1; ; attempt += 1) {
      const intent = next(`Kill ${turn} ${number} ${attempt}`, known);
      const status = await ask(client, intent);
      if (status !== 201) return history.unknown.push(intent);
      if (history.acknowledged.push(intent) === 10)
        void pause(delay).then(() => server.child.kill('SIGKILL'));
    }
  };
  await Promise.all(writers.map(writer));
  await server.ended;
  return history;
}

test(
  'a server killed during writes has lost no acknowledged one, and carried out none twice',
  async () => {
    const { seed } = announce('servers killed while they write', kills);
    const delays = fc.sample(fc.nat({ max: 300 }), { numRuns: kills, seed });
    const intents: Intent[] = [];
    let open: Intent[] = [];
    let token: string | undefined;
    let known: Known | undefined;
    let unknown = 0;

    const begin = async (): Promise<Client & { server: ServerProcess }> => {
      const { address, ...server } = await killable.begin();
      // The first token works in all rounds: sessions survive a restart.
      token ??= await signInAt(address);
      return { server, address, token };
    };
    const resolve = async (client: Client) => {
      for (const intent of open) expect(await ask(client, intent)).toBe(201);
      intents.push(...open);
      unknown += open.length;
    };

    for (const [turn, delay] of delays.entries()) {
      const { server, ...client } = await begin();
      await resolve(client);
      known ??= await prepare(client);
      const history = await writeAndKill(server, client, known, turn, delay);
      expect(history.acknowledged.length).toBeGreaterThanOrEqual(10);
      intents.push(...history.acknowledged);
      open = history.unknown;
    }

    const { server, ...client } = await begin();
    await resolve(client);
    const made = await listAll(client, bookings, { q: 'Kill', sort: 'created' });
    const paid = await listAll(client, transactions, { booking_id: known?.bookingId ?? '' });
    const counts = new Map([
      ...(await countNames(client, 'Kill')),
      ...countOf(made.map(({ customer_name }) => customer_name)),
      ...countOf(paid.map(({ party }) => party)),
    ]);
    expect(intents.filter(({ name }) => counts.get(name) !== 1)).toEqual([]);
    expect(counts.size).toBe(intents.length);
    await expectWholeBookings(client, made, paid.length * amount);
    process.stderr.write(
      `proof: ${intents.length} writes over ${kills} kills, ${unknown} of them unanswered and resolved by their key\n`,
    );
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  },
  limitInFull(1_800_000),
);
