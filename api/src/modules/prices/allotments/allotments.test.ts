import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  allotmentDaysAnswer,
  allotmentDaysPath,
  allotments,
  batchPath,
  saveAllotmentDaysPath,
} from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../../testing/calls';
import {
  bodyOfAllotment,
  hotelOfTwo,
  makeAllotment,
  takeRooms,
} from '../../../../testing/hotelWithAllotments';
import { idOf } from '../../../../testing/people';
import { startTestServer, type TestServer } from '../../../../testing/testServer';
import { derivedId } from '../../../seed/derivedId';

const { path } = allotments;

let server: TestServer;
let staff: Calls;
let partner: Calls;
let other: Calls;
let hotel_id: string;

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  [partner, other] = [await callsOf(server, 'partner'), await callsOf(server, 'partner2')];
  hotel_id = await hotelOfTwo(staff);
});
afterAll(() => server.stop());

const errorOf = async (answer: ReturnType<Calls['get']>) => {
  const { statusCode, json } = await answer;
  return { status: statusCode, ...json<{ error: { message: string; fields?: object } }>().error };
};
const daysOf = async (calls: Calls, dmc_id: string, from = '2027-07-01', to = '2027-07-31') => {
  const query = new URLSearchParams({ hotel_id, dmc_id, from, to });
  const answer = await calls.get(`${allotmentDaysPath}?${query.toString()}`);
  return answer.statusCode === 200 ? allotmentDaysAnswer.parse(answer.json()).result : answer.statusCode;
};
const setRooms = (allotment: Entry, day: string, rooms: number | null, was: number | null = null) =>
  staff.post(saveAllotmentDaysPath, { hotel_id, days: [{ allotment_id: allotment.id, day, rooms, was }] });

test('a partner has its own allotments and reads those of all partners, but none of another partner', async () => {
  const own = await makeAllotment(partner, hotel_id);
  const theirs = await makeAllotment(other, hotel_id, { dmc_id: idOf('partner2') });
  const common = await makeAllotment(staff, hotel_id, { dmc_id: null, name: 'Shared' });
  for (const allotment of [own, theirs, common]) await setRooms(allotment, '2027-07-10', 2);
  const seen = async (calls: Calls) =>
    (await calls.list(`${path}?hotel_id=${hotel_id}`)).map(({ id }) => id).toSorted();
  expect(await seen(partner)).toEqual([own.id, common.id].toSorted());
  expect(await seen(other)).toEqual([theirs.id, common.id].toSorted());
  expect(await seen(staff)).toEqual([own.id, theirs.id, common.id].toSorted());

  expect((await partner.get(`${path}/${theirs.id}`)).statusCode).toBe(404);
  for (const hidden of [theirs, common]) {
    expect((await partner.put(`${path}/${hidden.id}`, { rooms: 9 })).statusCode).toBe(404);
    expect((await partner.remove(`${path}/${hidden.id}`)).statusCode).toBe(404);
  }
  const asOther = await partner.post(path, bodyOfAllotment(hotel_id, { dmc_id: idOf('partner2') }));
  const forAll = await partner.post(path, bodyOfAllotment(hotel_id, { dmc_id: null }));
  expect([asOther.statusCode, forAll.statusCode, refusedFields(forAll)]).toEqual([404, 400, ['dmc_id']]);

  const night = (allotment: Entry) => ({
    allotment_id: allotment.id,
    day: '2027-07-10',
    rooms: 2,
    sold: 0,
    held: 0,
  });
  const byId = (some: Entry[]) => some.toSorted((one, two) => (one.id < two.id ? -1 : 1)).map(night);
  for (const calls of [partner, staff])
    expect(await daysOf(calls, idOf('partner'))).toEqual(byId([own, common]));
  expect(await daysOf(other, idOf('partner2'))).toEqual(byId([theirs, common]));
  expect(await daysOf(partner, idOf('partner2'))).toBe(404);
  for (const { id } of [own, theirs, common]) await staff.remove(`${path}/${id}`);
});

test('nights are read for a range in order, of three years at most', async () => {
  expect(await daysOf(staff, idOf('partner'), '2027-07-02', '2027-07-01')).toBe(400);
  expect(await daysOf(staff, idOf('partner'), '2027-01-01', '2030-01-05')).toBe(400);
  expect(await daysOf(staff, idOf('partner'), '2027-01-01', '2030-01-04')).toEqual([]);
});

test('rooms are those of the hotel', async () => {
  const wrong = bodyOfAllotment(hotel_id, { room_type_ids: [derivedId('room DBL'), derivedId('room SGL')] });
  expect(refusedFields(await partner.post(path, wrong))).toEqual(['room_type_ids.1']);
});

test('while bookings have rooms of it, an allotment keeps what they rely on', async () => {
  const made = await makeAllotment(partner, hotel_id, { room_type_ids: [derivedId('room DBL')] });
  await takeRooms(server, made, '2027-07-12', { sold: 3, held: 1 });
  await takeRooms(server, made, '2027-07-20', { held: 1 });
  const refused = async (changes: object) => {
    const { status, fields } = await errorOf(staff.put(`${path}/${made.id}`, changes));
    return [status, fields];
  };
  expect(await refused({ rooms: 3 })).toEqual([
    400,
    { rooms: 'On 12.07.2027 4 rooms are taken. Enter at least 4, or give that night a number of its own.' },
  ]);
  expect(await refused({ start_date: '2027-07-13', end_date: '2027-07-19' })).toEqual([
    400,
    {
      start_date: 'On 12.07.2027 4 rooms are taken. Enter this day, or an earlier one.',
      end_date: 'On 20.07.2027 1 room is taken. Enter this day, or a later one.',
    },
  ]);
  const taken = 'Bookings have rooms of this allotment.';
  expect(await refused({ kind: 'free_sale', rooms: 0, release_days: 0 })).toMatchObject([
    400,
    { kind: `${taken} Keep it guaranteed or soft, or move those bookings first.` },
  ]);
  expect(await refused({ dmc_id: null, room_type_ids: [] })).toEqual([
    400,
    {
      dmc_id: `${taken} Keep the partner, or move those bookings first.`,
      room_type_ids: `${taken} Keep its rooms, or add another allotment for other ones.`,
    },
  ]);
  for (const calls of [partner, staff])
    expect(await errorOf(calls.remove(`${path}/${made.id}`))).toMatchObject({
      status: 409,
      message: 'On 12.07.2027 4 rooms are taken. Deactivate the allotment: then no more of it are sold.',
    });

  const fits = {
    start_date: '2027-07-12',
    end_date: '2027-07-20',
    kind: 'guaranteed',
    release_days: 0,
    is_active: false,
  };
  await staff.change(`${path}/${made.id}`, fits);
  await setRooms(made, '2027-07-12', 4);
  await staff.change(`${path}/${made.id}`, { rooms: 1 });
  await takeRooms(server, made, '2027-07-12', { sold: 0, held: 0 });
  await takeRooms(server, made, '2027-07-20', { held: 0 });
  await staff.remove(`${path}/${made.id}`);
});

test('nights belong to the partner of their allotment, and are restored with it', async () => {
  const made = await makeAllotment(staff, hotel_id);
  await setRooms(made, '2027-07-05', 0);
  await staff.change(`${path}/${made.id}`, { dmc_id: idOf('partner2') });
  const kept = [{ allotment_id: made.id, day: '2027-07-05', rooms: 0, sold: 0, held: 0 }];
  expect([await daysOf(partner, idOf('partner')), await daysOf(other, idOf('partner2'))]).toEqual([[], kept]);
  await staff.remove(`${path}/${made.id}`);
  expect(await daysOf(other, idOf('partner2'))).toEqual([]);
  const operations = [{ method: 'POST', path, body: { id: made.id } }];
  expect((await staff.post(batchPath, { operations })).statusCode).toBe(200);
  expect(await daysOf(other, idOf('partner2'))).toEqual(kept);
  await staff.remove(`${path}/${made.id}`);
});

test('numbers of nights that an allotment no longer has count again when it is extended', async () => {
  const made = await makeAllotment(partner, hotel_id);
  await setRooms(made, '2027-07-30', 9);
  await partner.change(`${path}/${made.id}`, { end_date: '2027-07-29' });
  await partner.change(`${path}/${made.id}`, { end_date: '2027-07-31' });
  expect(await daysOf(partner, idOf('partner'))).toMatchObject([{ day: '2027-07-30', rooms: 9 }]);
  await staff.remove(`${path}/${made.id}`);
});

test('only counted rooms have a number, and only soft ones a release', async () => {
  const fieldsOf = async (more: object) =>
    refusedFields(await staff.post(path, bodyOfAllotment(hotel_id, more)));
  expect(await fieldsOf({ kind: 'guaranteed' })).toEqual(['release_days']);
  expect((await fieldsOf({ kind: 'on_request' })).toSorted()).toEqual(['release_days', 'rooms']);
  expect(await fieldsOf({ end_date: '2030-07-05' })).toEqual(['end_date']);
});
