import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callsOf, type Calls, type Entry } from '../../../../testing/calls';
import { hotelWithPrices, type StayWithTerms } from '../../../../testing/hotelWithTerms';
import { allot, countsOf, wrongCounts } from '../../../../testing/hotelWithRooms';
import { startTestServer, type TestServer } from '../../../../testing/testServer';

const bookers = 64;

let server: TestServer;
let staff: Calls;
let owner: { hotel_id: string; dmc_id: string };
let stay: StayWithTerms;

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  ({ owner, stay } = await hotelWithPrices(staff));
});
afterAll(() => server.stop());

/** Acts as a browser, which waits while the server is busy. */
async function untilServed(send: () => ReturnType<Calls['post']>): ReturnType<Calls['post']> {
  for (;;) {
    const answer = await send();
    if (answer.statusCode !== 429 && answer.statusCode !== 503) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('of many who book the last room at once, one gets it, and the others read why not', async () => {
  const id = await allot(server, owner, { rooms: 1 });
  const answers = await Promise.all(
    Array.from({ length: bookers }, (_, at) =>
      untilServed(() =>
        staff.post('/api/bookings', {
          dmc_id: owner.dmc_id,
          customer: { name: `Guest ${at}` },
          hotels: [stay],
        }),
      ),
    ),
  );
  const made = answers.filter(({ statusCode }) => statusCode === 201);
  expect(made).toHaveLength(1);
  const sentences = answers.filter(
    ({ statusCode, body }) => statusCode === 422 && body.includes('No rooms left'),
  );
  expect(sentences).toHaveLength(bookers - 1);
  expect((await countsOf(server, id)).map(({ held }) => held)).toEqual([1, 1, 1]);
  expect(await wrongCounts(server)).toEqual([]);
});

test('of drafts that are reopened while another one is confirmed, none has the room that it sells', async () => {
  const id = await allot(server, owner, { kind: 'guaranteed', release_days: 0, rooms: 1 });
  const booked = { ...stay, check_in: '2028-06-20', check_out: '2028-06-22' };
  const drafts: Entry[] = [];
  const [traveller] = await staff.list('/api/travellers?per_page=1&page=1');
  for (let at = 0; at < 8; at += 1) {
    const draft = await staff.make('/api/bookings', {
      dmc_id: owner.dmc_id,
      customer: { name: `Guest ${at}`, email: 'guest@mail.example' },
      party: [{ traveller_id: traveller?.id }],
      hotels: [booked],
    });
    drafts.push(draft);
    // Each is given back for the next one, as by the end of its hold.
    const [row] = await staff.list(`/api/booking-hotels?booking_id=${draft.id}`);
    if (at < 7)
      await staff.post(`/api/bookings/${draft.id}/status`, { status: 'cancelled', reason: 'Later' });
    expect(row).toMatchObject({ rooms_status: 'held' });
  }
  const answers = await Promise.all(
    drafts.map(({ id: booking }, at) =>
      untilServed(() =>
        staff.post(`/api/bookings/${booking}/status`, {
          status: at < 7 ? 'draft' : 'confirmed',
          reason: 'All together',
        }),
      ),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(drafts.map(() => 200));
  expect(await countsOf(server, id)).toEqual([
    { day: '2028-06-20', sold: 1, held: 0 },
    { day: '2028-06-21', sold: 1, held: 0 },
  ]);
  expect(await wrongCounts(server)).toEqual([]);
});
