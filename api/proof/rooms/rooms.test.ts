import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { addDays, batchPath, nextStates, type BookingState } from '@itinera/shared/contracts';
import { system } from '../../src/db/actor';
import { endHoldsOfRooms } from '../../src/modules/bookings/rooms/endHolds';
import { derivedId } from '../../src/seed/derivedId';
import { callsOf, type Calls } from '../../testing/calls';
import { hotelWithPrices } from '../../testing/hotelWithTerms';
import { allot, wrongCounts } from '../../testing/hotelWithRooms';
import { announce, full, limitInFull } from '../../testing/scale';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { randomOf } from '../invariants/random';
import { Model, type Asked, type Given, type Expected } from './model';

const sequences = full ? 2_000 : 200;
const stepsEach = 7;
const path = '/api/booking-hotels';
const first = '2028-06-10';
const types = [derivedId('room DBL'), derivedId('room SGL')];
const states = ['on_request', 'confirmed', 'cancelled', 'draft'] as const;

const random = randomOf('rooms');

let server: TestServer;
let staff: Calls;
let owner: { hotel_id: string; dmc_id: string };
let boarding: string;
let traveller: string;

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  const made = await hotelWithPrices(staff);
  owner = made.owner;
  boarding = made.stay.boarding_type_id;
  traveller = (await staff.list('/api/travellers?per_page=1&page=1'))[0]?.id ?? '';
  await staff.change(`/api/hotels/${owner.hotel_id}`, { room_type_id: types });
});
afterAll(() => server.stop());

const run = <T extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  server.database.withActor(system('test'), (tx) => tx.execute<T>(statement));

/** Forgets the allotments of the sequence before; its bookings stay, without rooms. */
async function reset(): Promise<void> {
  const stays = sql`SELECT id FROM booking_hotels WHERE hotel_id = ${owner.hotel_id}`;
  await run(sql`DELETE FROM allotted_nights WHERE booking_hotel_id IN (${stays})`);
  await run(sql`DELETE FROM allotments WHERE hotel_id = ${owner.hotel_id}`);
  await run(
    sql`UPDATE booking_hotels SET rooms_status = NULL, rooms_until = NULL WHERE hotel_id = ${owner.hotel_id}`,
  );
}

const day = (most: number) => addDays(first, random.below(most));

async function makeAllotment(): Promise<Given> {
  const kind = random.oneOf(['guaranteed', 'soft', 'soft', 'soft', 'on_request', 'free_sale'] as const);
  const from = day(3);
  const given = {
    isOwn: random.chance(60),
    types: random.oneOf([[], [types[0] ?? ''], types]) ?? [],
    kind: kind ?? 'soft',
    first: from,
    last: addDays(from, 1 + random.below(5)),
    rooms: random.below(4),
    isGivenBack: kind === 'soft' && random.chance(15),
    asks: random.chance(20),
  };
  const id = await allot(
    server,
    { hotel_id: owner.hotel_id, dmc_id: given.isOwn ? owner.dmc_id : null },
    {
      room_type_ids: given.types,
      kind: given.kind,
      start_date: given.first,
      end_date: given.last,
      rooms: given.rooms,
      release_days: given.isGivenBack ? 3_650 : 0,
      when_sold_out: given.asks ? 'on_request' : 'stop',
    },
  );
  return { id, ...given };
}

function anyRooms(): Asked {
  const from = day(5);
  return {
    type: random.oneOf(types) ?? '',
    from,
    to: addDays(from, 1 + random.below(3)),
    rooms: 1 + random.below(2),
  };
}

const stayOf = ({ type, from, to, rooms }: Asked, hasReason: boolean) => ({
  room_type_id: type,
  check_in: from,
  check_out: to,
  rooms,
  ...(hasReason && { override_reason: 'Agreed' }),
});

/** The id of the booking and of the stay. */
type Ids = { booking: string; stay: string };

interface Played {
  model: Model;
  ids: Ids[];
  said: string[];
}

async function add({ model, ids, said }: Played): Promise<void> {
  const asked = anyRooms();
  const hasReason = random.chance(25);
  const hotel = {
    ...stayOf(asked, hasReason),
    hotel_id: owner.hotel_id,
    boarding_type_id: boarding,
    adults: 2,
    priced_by: 'hand',
    net_minor: 1,
    sale_minor: 2,
    price_reason: 'Of the test',
  };
  const answer = await staff.post('/api/bookings', {
    dmc_id: owner.dmc_id,
    customer: { name: 'Anna Berzina', email: 'anna@mail.example' },
    party: [{ traveller_id: traveller }],
    hotels: [hotel],
  });
  said.push(`add ${JSON.stringify(asked)} ${hasReason} → ${answer.statusCode} ${answer.body.slice(0, 200)}`);
  expect([said.at(-1), answer.statusCode < 300]).toEqual([said.at(-1), model.add(asked, hasReason)]);
  if (answer.statusCode >= 300) return;
  const booking: string = answer.json().result.id;
  const [stay] = await staff.list(`${path}?booking_id=${booking}`);
  ids.push({ booking, stay: stay?.id ?? '' });
}

async function change(stay: Expected, { stay: id }: Ids, { model }: Played) {
  const asked = { ...stay, ...anyRooms(), ...(random.chance(50) && { type: stay.type }) };
  const isSame = random.chance(20);
  const { type, from, to, rooms } = isSame ? stay : asked;
  const to_be = { type, from, to, rooms };
  const isOther = JSON.stringify(to_be) !== JSON.stringify(roomsOf(stay));
  const hasReason = isOther && random.chance(25);
  // The same number of rooms alone takes them again after their hold.
  const body = isOther ? stayOf(to_be, hasReason) : { rooms };
  const answer = await staff.put(`${path}/${id}`, body);
  return { answer, expected: model.change(stay, to_be, hasReason) };
}

const roomsOf = ({ type, from, to, rooms }: Expected): Asked => ({ type, from, to, rooms });

async function step(stay: Expected, { booking }: Ids, { model }: Played) {
  const to: BookingState | undefined = random.oneOf(
    states.filter((state) => nextStates[stay.state].includes(state)),
  );
  if (!to) return undefined;
  const hasReason = random.chance(30);
  const answer = await staff.post(`/api/bookings/${booking}/status`, {
    status: to,
    reason: 'Random',
    ...(hasReason && { rooms_reason: 'Found' }),
  });
  return { answer, expected: model.go(stay, to, hasReason) };
}

async function endHold(stay: Expected, { stay: id }: Ids, { model }: Played) {
  await run(sql`UPDATE booking_hotels SET rooms_until = now() - interval '1 minute'
    WHERE id = ${id} AND rooms_status = 'held'`);
  await endHoldsOfRooms(server.database, system('release-holds'), new AbortController().signal);
  model.endHold(stay);
  return undefined;
}

async function remove(stay: Expected, { stay: id }: Ids, { model }: Played) {
  const answer = await staff.remove(`${path}/${id}`);
  model.remove(stay);
  return { answer, expected: true };
}

async function undo(stay: Expected, { stay: id }: Ids, { model }: Played) {
  const answer = await staff.post(batchPath, { operations: [{ method: 'POST', path, body: { id } }] });
  return { answer, expected: model.restore(stay) };
}

async function setNumber({ model }: Played): Promise<void> {
  const one = random.oneOf(model.allotments);
  if (!one) return;
  one.rooms = random.below(4);
  await run(sql`UPDATE allotments SET rooms = ${one.rooms} WHERE id = ${one.id}`);
}

async function play(played: Played): Promise<void> {
  const { model, ids, said } = played;
  if (ids.length === 0 || random.chance(30)) return add(played);
  if (random.chance(8)) return setNumber(played);
  const at = random.below(ids.length);
  const [stay, id] = [model.stays[at], ids[at]];
  if (!stay || !id) throw new Error('The model has another number of stays.');
  const act = stay.isRemoved
    ? undo
    : (random.oneOf([change, change, change, step, step, step, endHold, remove]) ?? change);
  const done = await act(stay, id, played);
  said.push(
    `${act.name} ${JSON.stringify(stay)} → ${done?.answer.statusCode} ${done?.answer.body.slice(0, 300)}`,
  );
  if (done) expect([said.at(-1), done.answer.statusCode < 300]).toEqual([said.at(-1), done.expected]);
}

/** Compares all counts and states with the model. */
async function compare({ model, ids, said }: Played): Promise<void> {
  const counts = await run<{
    line: string;
  }>(sql`SELECT allotment_id || ' ' || day || ' ' || sold || ' ' || held AS line
    FROM allotment_days WHERE hotel_id = ${owner.hotel_id} AND (sold > 0 OR held > 0)`);
  const stays = await run<{ id: string; rooms_status: string | null; on_request: boolean; over: boolean }>(
    sql`SELECT id, rooms_status, on_request, 'sold_out' = ANY(overridden) AS over FROM booking_hotels
      WHERE id = ANY(${`{${ids.map(({ stay }) => stay).join()}}`}::uuid[])`,
  );
  const story = said.slice(-4).join('\n');
  const expected = model.stays.flatMap(({ isRemoved, status, isAsked, isOverridden }, at) =>
    isRemoved ? [] : [[ids[at]?.stay, status, isAsked, isOverridden]],
  );
  const found = ids.flatMap(({ stay }) =>
    stays.filter(({ id }) => id === stay).map((row) => [row.id, row.rooms_status, row.on_request, row.over]),
  );
  expect([story, found]).toEqual([story, expected]);
  expect([story, counts.map(({ line }) => line).sort()]).toEqual([story, model.counts()]);
}

test(
  'after any sequence of writes, rooms are taken exactly as the rules say, counted a second way',
  async () => {
    announce('sequences of bookings over random allotments', sequences);
    let taken = 0;
    for (let turn = 0; turn < sequences; turn += 1) {
      await reset();
      const allotments: Given[] = [];
      for (let count = 1 + random.below(3); count > 0; count -= 1) allotments.push(await makeAllotment());
      const played: Played = { model: new Model(allotments), ids: [], said: [JSON.stringify(allotments)] };
      for (let done = 0; done < stepsEach; done += 1) {
        await play(played);
        await compare(played);
      }
      taken += played.model.counts().length;
    }
    expect(await wrongCounts(server)).toEqual([]);
    expect(taken).toBeGreaterThan(sequences);
  },
  limitInFull(3_600_000),
);
