import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callsOf, type Calls } from '../../../testing/calls';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { fillStates, type WayOfBooking } from '../../../proof/lines/fillStates';

/** Expected visibility: from the request on, even if the booking is cancelled later; never while it is a draft. */
const isSeen: Record<WayOfBooking, boolean> = {
  draft: false,
  requested: true,
  cancelledAsDraft: false,
  cancelledOnRequest: true,
  draftAgain: false,
  cancelledAsDraftAgain: false,
};
const waysOfBooking = Object.keys(isSeen) as WayOfBooking[];

let server: TestServer;
let partner: Calls;
let admin: Calls;
let ids: Record<WayOfBooking, string>;

beforeAll(async () => {
  server = await startTestServer();
  partner = await callsOf(server, 'partner');
  admin = await callsOf(server, 'admin');
  ids = await fillStates(server);
});
afterAll(() => server.stop());

const idsIn = async (calls: Calls, url: string) => (await calls.list(url)).map(({ id }) => id);

test.each(waysOfBooking)(
  'a booking that is “%s” is visible to its partner as expected, in lists, parts and searches',
  async (way) => {
    const id = ids[way];
    const seen = isSeen[way];
    const { ref } = await admin.one(`/api/bookings/${id}`);
    expect((await partner.get(`/api/bookings/${id}`)).statusCode).toBe(seen ? 200 : 404);
    expect(await idsIn(partner, `/api/bookings?q=${String(ref)}`)).toEqual(seen ? [id] : []);
    expect((await idsIn(partner, '/api/bookings?per_page=200')).includes(id)).toBe(seen);
    for (const parts of ['booking-hotels', 'booking-travellers']) {
      expect((await admin.list(`/api/${parts}?booking_id=${id}`)).length).toBe(1);
      expect([parts, (await partner.list(`/api/${parts}?booking_id=${id}`)).length]).toEqual([
        parts,
        seen ? 1 : 0,
      ]);
    }
  },
);

test('totals of a partner’s lists count only visible bookings', async () => {
  const states = (await partner.list('/api/bookings?per_page=200')).map(({ status }) => status);
  expect(states).not.toContain('draft');
  const { total } = (await partner.get('/api/bookings?status=draft&page=1&per_page=1')).json();
  expect(total).toBe(0);
});

test('a partner can neither confirm a stay of a draft nor add a document to it', async () => {
  for (const way of waysOfBooking) {
    const [stay] = await admin.list(`/api/booking-hotels?booking_id=${ids[way]}`);
    const answer = await partner.post(`/api/booking-hotels/${stay?.id}/confirm`, {
      confirmation_number: 'H-1',
    });
    expect([way, answer.statusCode]).toEqual([way, isSeen[way] ? (way === 'requested' ? 200 : 422) : 404]);
  }
});

test('a draft that was confirmed directly is visible to its partner, and to no other', async () => {
  const id = ids.draft;
  expect(
    (await admin.post(`/api/bookings/${id}/status`, { status: 'confirmed', reason: 'Names follow' }))
      .statusCode,
  ).toBe(200);
  expect((await partner.get(`/api/bookings/${id}`)).statusCode).toBe(200);
  expect((await (await callsOf(server, 'partner2')).get(`/api/bookings/${id}`)).statusCode).toBe(404);
  expect((await admin.one(`/api/bookings/${id}`))['dmc_id']).toBe(idOf('partner'));
});
