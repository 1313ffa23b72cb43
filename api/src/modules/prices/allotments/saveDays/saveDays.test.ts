import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { and, desc, eq } from 'drizzle-orm';
import {
  addDays,
  allotmentDaysAnswer,
  allotmentDaysPath,
  saveAllotmentDaysAnswer,
  saveAllotmentDaysPath,
  type AllotmentDayChange,
} from '@itinera/shared/contracts';
import { callsOf, type Calls, type Entry } from '../../../../../testing/calls';
import { countStatements } from '../../../../../testing/countStatements';
import { hotelOfTwo, makeAllotment, takeRooms } from '../../../../../testing/hotelWithAllotments';
import { idOf } from '../../../../../testing/people';
import { startTestServer, type TestServer } from '../../../../../testing/testServer';
import { auditLogTable } from '../../../../audit/audit.table';
import { system } from '../../../../db/actor';

let server: TestServer;
let staff: Calls;
let partner: Calls;
let hotel_id: string;
let summer: Entry;

beforeAll(async () => {
  server = await startTestServer();
  [staff, partner] = [await callsOf(server, 'operator'), await callsOf(server, 'partner')];
  hotel_id = await hotelOfTwo(staff);
  summer = await makeAllotment(staff, hotel_id);
});
afterAll(() => server.stop());

const night = (
  day: string,
  rooms: number | null,
  was: number | null = null,
  allotment_id = summer.id,
): AllotmentDayChange => ({ allotment_id, day, rooms, was });
const save = async (calls: Calls, days: AllotmentDayChange[]) => {
  const answer = await calls.post(saveAllotmentDaysPath, { hotel_id, days });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return saveAllotmentDaysAnswer.parse(answer.json()).result;
};
const stored = async (day: string) => {
  const query = new URLSearchParams({ hotel_id, dmc_id: idOf('partner'), from: day, to: day });
  const answer = await staff.get(`${allotmentDaysPath}?${query.toString()}`);
  return allotmentDaysAnswer.parse(answer.json()).result.map(({ rooms }) => rooms);
};
const log = () =>
  server.database.withActor(system('test'), (tx) =>
    tx
      .select()
      .from(auditLogTable)
      .where(and(eq(auditLogTable.entity, 'allotment-days'), eq(auditLogTable.outcome, 'done')))
      .orderBy(desc(auditLogTable.id)),
  );

test('each night has an outcome, and valid ones are saved', async () => {
  const asked = await makeAllotment(staff, hotel_id, { kind: 'on_request', rooms: 0, release_days: 0 });
  await takeRooms(server, summer, '2027-07-12', { sold: 2, held: 1 });
  const verdicts = await save(partner, [
    night('2027-07-01', 8),
    night('2027-07-01', 9),
    night('2027-07-02', null),
    night('2027-07-03', 0),
    night('2027-07-12', 2),
    night('2027-06-30', 1),
    night('2027-07-01', 1, null, asked.id),
    night('2027-07-01', 1, null, randomUUID()),
  ]);
  expect(verdicts).toEqual([
    { status: 'saved' },
    { status: 'refused', message: 'This night is in the list twice. Send each night once.' },
    { status: 'unchanged' },
    { status: 'saved' },
    { status: 'refused', message: '3 rooms are taken on 12.07.2027. Enter at least 3.' },
    {
      status: 'refused',
      message: 'The allotment is from 01.07.2027 to 31.07.2027. Extend it, or choose one of its nights.',
    },
    {
      status: 'refused',
      message: 'Only guaranteed and soft rooms are counted. Edit the allotment to be one of these.',
    },
    { status: 'refused', message: 'This allotment is not there, or is not yours. Reload the rooms.' },
  ]);
  expect([await stored('2027-07-01'), await stored('2027-07-02'), await stored('2027-07-03')]).toEqual([
    [8],
    [],
    [0],
  ]);
});

test('a number that another user has saved meanwhile is a conflict, unless both are equal', async () => {
  await save(staff, [night('2027-07-04', 7)]);
  expect(await save(partner, [night('2027-07-04', 6)])).toEqual([{ status: 'conflict', current: 7 }]);
  expect(await save(partner, [night('2027-07-04', 7)])).toEqual([{ status: 'unchanged' }]);
  expect(await save(partner, [night('2027-07-04', 6, 7)])).toEqual([{ status: 'saved' }]);
  const [entry] = await log();
  expect(entry).toMatchObject({ action: 'update', actor_id: idOf('partner') });
  expect(JSON.parse(entry?.changes ?? '')).toEqual({ rooms: { before: 7, after: 6 } });
  await save(staff, [night('2027-07-04', null, 6)]);
  expect(await save(partner, [night('2027-07-04', 5, 6)])).toEqual([{ status: 'conflict', current: null }]);
});

test('a night without a number of its own has a row only while bookings have rooms of it', async () => {
  await save(partner, [night('2027-07-05', 1), night('2027-07-12', 4)]);
  await save(partner, [night('2027-07-05', null, 1), night('2027-07-12', null, 4)]);
  expect([await stored('2027-07-05'), await stored('2027-07-12')]).toEqual([[], [null]]);
  const [last, before] = await log();
  expect([last?.action, before?.action].toSorted()).toEqual(['delete', 'update']);
  await staff.change(`/api/allotments/${summer.id}`, { rooms: 3 });
  await save(partner, [night('2027-07-12', 5)]);
  await staff.change(`/api/allotments/${summer.id}`, { rooms: 2 });
  expect(await save(partner, [night('2027-07-12', null, 5)])).toEqual([
    { status: 'refused', message: '3 rooms are taken on 12.07.2027. Enter at least 3.' },
  ]);
  await staff.change(`/api/allotments/${summer.id}`, { rooms: 5 });
});

test('a partner saves nights of its own allotments alone, of hotels that it sells', async () => {
  const common = await makeAllotment(staff, hotel_id, { dmc_id: null });
  const other = await callsOf(server, 'partner2');
  const gone = await save(partner, [night('2027-07-06', 1, null, randomUUID())]);
  expect(gone).toMatchObject([{ status: 'refused' }]);
  expect(await save(partner, [night('2027-07-06', 1, null, common.id)])).toEqual(gone);
  expect(await save(other, [night('2027-07-06', 1)])).toEqual(gone);
  expect(await save(staff, [night('2027-07-06', 1, null, common.id)])).toEqual([{ status: 'saved' }]);
  const [link] = await staff.list(`/api/hotel-dmcs?hotel_id=${hotel_id}&dmc_id=${idOf('partner2')}`);
  await staff.remove(`/api/hotel-dmcs/${link?.id}`);
  const answer = await other.post(saveAllotmentDaysPath, { hotel_id, days: [night('2027-07-06', 1)] });
  expect(answer.statusCode).toBe(404);
});

test('the same intent twice is carried out once', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const body = { hotel_id, days: [night('2027-07-07', 3)] };
  const send = async () =>
    server.call(saveAllotmentDaysPath, {
      method: 'POST',
      body,
      headers: key,
      token: await server.tokenOf('partner'),
    });
  const [first, second] = [await send(), await send()];
  expect([first.json().result, second.json().result]).toEqual([[{ status: 'saved' }], [{ status: 'saved' }]]);
});

test('of 64 users who save a night at once, one does, and the others learn of it', async () => {
  const rooms = Array.from({ length: 64 }, (_, index) => index + 10);
  const verdicts = await Promise.all(
    rooms.map(async (count) => (await save(count % 2 ? staff : partner, [night('2027-07-08', count)]))[0]),
  );
  const saved = verdicts.findIndex((verdict) => verdict?.status === 'saved');
  const others = verdicts.filter((_, index) => index !== saved);
  expect(new Set(others.map((verdict) => JSON.stringify(verdict)))).toEqual(
    new Set([JSON.stringify({ status: 'conflict', current: rooms[saved] })]),
  );
  expect(await stored('2027-07-08')).toEqual([rooms[saved]]);
});

test('a month of 40 allotments is saved in a few statements', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 40; index += 1)
    ids.push((await makeAllotment(staff, hotel_id, { name: `Room ${index}` })).id);
  const month = (rooms: number | null, was: number | null) =>
    ids.flatMap((id) =>
      Array.from({ length: 31 }, (_, index) => night(addDays('2027-07-01', index), rooms, was, id)),
    );
  const counted = async (days: AllotmentDayChange[]) => {
    let saved = 0;
    const statements = await countStatements(server.engine).of(async () => {
      saved = (await save(staff, days)).filter(({ status }) => status === 'saved').length;
    });
    return { saved, isFew: statements <= 12, statements };
  };
  const [before] = [(await log()).length];
  const all = { saved: 1240, isFew: true, statements: expect.any(Number) };
  expect(await counted(month(4, null))).toEqual(all);
  expect(await counted(month(6, 4))).toEqual(all);
  expect(await counted(month(null, 6))).toEqual(all);
  expect((await log()).length).toBe(before + 3 * 1240);
});
