import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { batchPath } from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls } from '../../../testing/calls';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { auditLogTable } from '../../audit/audit.table';
import { derivedId } from '../../seed/derivedId';

const prices = '/api/graph-prices';
const views = '/api/saved-views';
const links = '/api/hotel-dmcs';
/** Offered by the first partner only. */
const hotelId = derivedId('hotel Beldibi Bay Resort');

let server: TestServer;
let staff: Calls;
let partner: Calls;
let partner2: Calls;
let kinds: { room_type_id: string; boarding_type_id: string };

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'admin');
  partner = await callsOf(server, 'partner');
  partner2 = await callsOf(server, 'partner2');
  const named = (name: string) => ({ names: [{ locale: 'en', name }] });
  kinds = {
    room_type_id: (await staff.make('/api/room-types', { code: 'T1', max_guests: 0, ...named('Tower room') }))
      .id,
    boarding_type_id: (await staff.make('/api/boarding-types', { code: 'T2', ...named('Vegan board') })).id,
  };
  await staff.change(`/api/hotels/${hotelId}`, {
    room_type_id: [kinds.room_type_id],
    boarding_type_id: [kinds.boarding_type_id],
  });
});
afterAll(() => server.stop());

const restore = (calls: Calls, path: string, id: string) =>
  calls.post(batchPath, { operations: [{ method: 'POST', path, body: { id } }] });

let adults = 0;
const makePrice = (calls = partner) => {
  adults += 1;
  return calls.make(prices, { hotel_id: hotelId, dmc_id: idOf('partner'), ...kinds, adult: adults });
};
const linkOfPartner = async () => {
  const found = await staff.list(`${links}?hotel_id=${hotelId}`);
  const link = found.find(({ dmc_id: dmc }) => dmc === idOf('partner'));
  if (!link) throw new Error('The hotel is not linked.');
  return link;
};

describe('a partner', () => {
  test('restores a row of prices that it deleted, unchanged', async () => {
    const { id } = await makePrice();
    const before = await partner.get(`${prices}/${id}`);
    await partner.remove(`${prices}/${id}`);
    expect((await restore(partner, prices, id)).statusCode).toBe(200);
    const after = await partner.get(`${prices}/${id}`);
    expect(after.json()).toEqual(before.json());
    expect(after.headers.etag).toBe(before.headers.etag);
    expect((await restore(partner, prices, id)).statusCode).toBe(422);
  });

  test('restores a saved view that it deleted, repeatedly', async () => {
    const view = await partner.make(views, { list: 'hotels', name: 'Mine', is_default: true });
    for (const _ of [1, 2]) {
      await partner.remove(`${views}/${view.id}`);
      expect((await restore(partner, views, view.id)).statusCode).toBe(200);
      expect(await partner.one(`${views}/${view.id}`)).toEqual(view);
    }
  });

  test('gets the same answer for entries that others deleted as for missing ones', async () => {
    const withoutRequest = async (id: string, calls = partner2) => {
      const { statusCode, body } = await restore(calls, prices, id);
      return { statusCode, body: body.replace(/"request_id":"[^"]*"/, '') };
    };
    const missing = await withoutRequest(derivedId('never there'));
    const [own, byStaff] = [await makePrice(), await makePrice()];
    await partner.remove(`${prices}/${own.id}`);
    await staff.remove(`${prices}/${byStaff.id}`);
    expect(missing.statusCode).toBe(422);
    expect(await withoutRequest(own.id)).toEqual(missing);
    expect(await withoutRequest(byStaff.id, partner)).toEqual(missing);
  });

  test('restores no row of a hotel that it no longer offers', async () => {
    const { id } = await makePrice();
    await partner.remove(`${prices}/${id}`);
    const link = await linkOfPartner();
    await staff.change(`${links}/${link.id}`, { is_active: false });
    const refused = await restore(partner, prices, id);
    await staff.change(`${links}/${link.id}`, { is_active: true });
    expect(refused.statusCode).toBe(400);
    expect(refusedFields(refused)).toEqual(['hotel_id']);
    expect((await restore(partner, prices, id)).statusCode).toBe(200);
  });

  test('is refused when a new row has replaced the deleted one', async () => {
    const { id, adult } = await makePrice();
    await partner.remove(`${prices}/${id}`);
    await partner.make(prices, { hotel_id: hotelId, dmc_id: idOf('partner'), ...kinds, adult });
    const refused = await restore(partner, prices, id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toMatchObject({ code: 'duplicate', fields: { adult: expect.any(String) } });
  });

  test('restores nothing whose parent was deleted meanwhile', async () => {
    const { id } = await makePrice();
    await partner.remove(`${prices}/${id}`);
    expect((await staff.remove(`/api/hotels/${hotelId}`)).statusCode).toBe(200);
    const refused = await restore(partner, prices, id);
    expect((await restore(staff, '/api/hotels', hotelId)).statusCode).toBe(200);
    expect(refusedFields(refused)).toEqual(['hotel_id']);
  });

  test('restores no view beyond its limit', async () => {
    const { id } = await partner2.make(views, { list: 'hotels', name: 'One too many' });
    await partner2.remove(`${views}/${id}`);
    const many = Array.from({ length: 100 }, (_, index) => index);
    for (const from of [0, 100]) {
      const { statusCode } = await partner2.post(batchPath, {
        operations: many.map((index) => ({
          method: 'POST',
          path: views,
          body: { list: 'hotels', name: `View ${from + index}` },
        })),
      });
      expect(statusCode).toBe(200);
    }
    const refused = await restore(partner2, views, id);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error.params).toEqual({ most: 200 });
  });

  test('sees only its own deletions and restorations in the audit log', async () => {
    const seen = await server.database.withActor({ kind: 'partner', id: idOf('partner') }, (tx) =>
      tx.select().from(auditLogTable),
    );
    const others = seen.filter(
      ({ actor_kind: kind, actor_id: id, action }) =>
        kind !== 'partner' || id !== idOf('partner') || !['delete', 'restore'].includes(action),
    );
    expect(seen.length).toBeGreaterThan(5);
    expect(others).toEqual([]);
  });

  test('restores nothing that it deleted while it was staff', async () => {
    const theme = await staff.make('/api/hotel-themes', { name: 'Of another life' });
    await (await callsOf(server, 'operator')).remove(`/api/hotel-themes/${theme.id}`);
    const asPartner = { kind: 'partner', id: idOf('operator') } as const;
    const seen = await server.database.withActor(asPartner, (tx) =>
      tx.select().from(auditLogTable).where(eq(auditLogTable.entity_id, theme.id)),
    );
    expect(seen).toEqual([]);
  });
});
