import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { documentsPath } from '@itinera/shared/contracts';
import { askPartner } from '../../../../testing/askPartner';
import { callsOf, refusedFields, type Calls, type Entry } from '../../../../testing/calls';
import { handMadeBooking } from '../../../../testing/handMadeBooking';
import { idOf, type Person } from '../../../../testing/people';
import { startTestServer, type TestServer } from '../../../../testing/testServer';
import { formOf, sendForm } from '../../../../testing/uploads';

const path = '/api/booking-documents';

let server: TestServer;
let staff: Calls;
let partner: Calls;
let partner2: Calls;
let booking: Entry;

beforeAll(async () => {
  server = await startTestServer();
  staff = await callsOf(server, 'manager');
  partner = await callsOf(server, 'partner');
  partner2 = await callsOf(server, 'partner2');
  booking = await handMadeBooking(staff, { sale_minor: 100_000 });
  await askPartner(server, booking.id);
});
afterAll(() => server.stop());

const bytes = Buffer.from('%PDF-1.4\n%%EOF\n');

async function uploaded(person: Person, name = 'voucher.pdf'): Promise<string> {
  const answer = await sendForm(server, await server.tokenOf(person), formOf({ bytes, name }), {
    path: '/api/storage/upload?kind=document',
  });
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json().result.file_name;
}

const bodyOf = async (type: string, person: Person = 'manager') => ({
  booking_id: booking.id,
  type,
  file_name: await uploaded(person),
});

describe('a document', () => {
  test('has the next version of its type, and is downloaded under its original name', async () => {
    const one = await staff.make(path, await bodyOf('invoice'));
    const two = await staff.make(path, { ...(await bodyOf('invoice')), number: 'I-7', is_confirmed: true });
    expect([one, two]).toMatchObject([
      { version: 1, confirmed_at: null },
      { version: 2, number: 'I-7', confirmed_by: idOf('manager'), original_name: 'voucher.pdf' },
    ]);
    const file = await staff.get(`${documentsPath}/${String(two['upload_id'])}`);
    expect(file.headers['content-disposition']).toContain('voucher.pdf');
    const unconfirmed = await staff.change(`${path}/${two.id}`, { is_confirmed: false });
    expect(unconfirmed).toMatchObject({ confirmed_at: null, confirmed_by: null, number: 'I-7' });
    expect(refusedFields(await staff.put(`${path}/${two.id}`, { type: 'other' }))).toEqual(['type']);
  });

  test('needs a file that was uploaded as a document', async () => {
    const [image] = await staff.list('/api/hotel-images?per_page=1&page=1');
    for (const file_name of ['documents/aaaaaaaaaaaaaaaaaaaaaa.pdf', image?.['file_name']])
      expect(refusedFields(await staff.post(path, { ...(await bodyOf('other')), file_name }))).toEqual([
        'file_name',
      ]);
  });

  test('counts as sent once it has an address', async () => {
    const { id } = await handMadeBooking(staff, { sale_minor: 100_000 });
    const counts = async () => {
      const { documents_required, documents_sent } = await staff.one(`/api/bookings/${id}`);
      return [documents_required, documents_sent];
    };
    expect(await counts()).toEqual([2, 0]);
    const made = await staff.make(path, { ...(await bodyOf('order_confirmation')), booking_id: id });
    const other = await staff.make(path, { ...(await bodyOf('invoice')), booking_id: id });
    for (const body of [{}, { sent_to: '' }, { sent_to: 'nobody' }])
      expect(refusedFields(await staff.post(`${path}/${made.id}/sent`, body))).toEqual(['sent_to']);
    expect(await counts()).toEqual([2, 0]);
    for (const each of [made, other])
      expect(
        (await staff.post(`${path}/${each.id}/sent`, { sent_to: 'anna@mail.example' })).json(),
      ).toMatchObject({
        result: { sent_to: 'anna@mail.example', sent_at: expect.any(String) },
      });
    expect(await counts()).toEqual([2, 1]);
    // A newer version keeps the fact that an earlier one was sent.
    await staff.make(path, { ...(await bodyOf('order_confirmation')), booking_id: id });
    expect(await counts()).toEqual([2, 1]);
    await staff.remove(`${path}/${made.id}`);
    expect(await counts()).toEqual([2, 0]);
  });
});

describe('a partner', () => {
  test('adds and reads vouchers and confirmations of its own bookings, and no other documents', async () => {
    const voucher = await partner.make(path, await bodyOf('voucher', 'partner'));
    const fromStaff = await staff.make(path, await bodyOf('hotel_confirmation'));
    const invoice = await staff.make(path, await bodyOf('invoice'));
    expect(refusedFields(await partner.post(path, await bodyOf('invoice', 'partner')))).toEqual(['type']);

    const seen = (await partner.list(`${path}?booking_id=${booking.id}`)).map(({ id }) => id);
    expect(seen).toEqual(expect.arrayContaining([voucher.id, fromStaff.id]));
    expect(seen).not.toContain(invoice.id);
    const { documents } = await partner.one(`/api/bookings/${booking.id}`);
    expect((documents as Entry[]).map(({ id }) => id).toSorted()).toEqual(seen.toSorted());
    expect(JSON.stringify(documents)).not.toMatch(/sent_to|confirmed_by/);

    const statusFor = async (calls: Calls, document: Entry) =>
      (await calls.get(`${documentsPath}/${String(document['upload_id'])}`)).statusCode;
    expect([await statusFor(partner, voucher), await statusFor(partner, fromStaff)]).toEqual([200, 200]);
    expect([await statusFor(partner, invoice), await statusFor(partner2, voucher)]).toEqual([404, 404]);
    for (const url of [`${path}/${voucher.id}`, `${path}/${voucher.id}/sent`])
      expect((await partner.post(url, { sent_to: 'a@mail.example' })).statusCode).toBeGreaterThanOrEqual(403);
    expect((await partner.remove(`${path}/${voucher.id}`)).statusCode).toBe(403);
  });

  test('uploads no pictures, and adds no files of others and none to bookings of others', async () => {
    const token = await server.tokenOf('partner');
    for (const url of ['/api/storage/upload', '/api/storage/upload?kind=image'])
      expect((await sendForm(server, token, formOf({ bytes }), { path: url })).statusCode).toBe(403);
    const ofStaff = await partner.post(path, await bodyOf('voucher', 'manager'));
    expect(refusedFields(ofStaff)).toEqual(['file_name']);
    const foreign = await handMadeBooking(staff, { partner: 'partner2' });
    const toOthers = await partner.post(path, {
      ...(await bodyOf('voucher', 'partner')),
      booking_id: foreign.id,
    });
    expect(refusedFields(toOthers)).toEqual(['booking_id']);
    const confirmed = { ...(await bodyOf('voucher', 'partner')), is_confirmed: true };
    expect(refusedFields(await partner.post(path, confirmed))).toEqual(['is_confirmed']);
  });
});
