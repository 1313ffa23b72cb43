import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { bookingDocuments, flightCarriers, hotelImages } from '@itinera/shared/contracts';
import { formOf, sendForm } from '../../../testing/uploads';
import { callsOf } from '../../../testing/calls';
import { handMadeBooking } from '../../../testing/handMadeBooking';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { system } from '../../db/actor';
import { derivedId } from '../../seed/derivedId';
import { storageFolder } from '../../storage/diskStorage';
import { thumbnailName } from '../../storage/storage';
import { isUnused, sweepUploads } from './sweepUploads';
import { uploadsTable } from '../../people/uploads.table';

const hotel_id = derivedId('hotel Nida Lagoon House');

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.tokenOf('manager');
});
afterAll(() => server.stop());

const actor = system('test');
const sweep = () => sweepUploads(server.database, server.storage, actor);

async function upload(path = '/api/storage/upload'): Promise<string> {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'navy' } })
    .png()
    .toBuffer();
  return (await sendForm(server, token, formOf({ bytes }), { path })).json().result.file_name;
}

const isThere = async (name: string) => (await server.call(`/storage/${name}`)).statusCode === 200;

const dayBefore = (name: string) =>
  server.database.withActor(actor, (tx) =>
    tx
      .update(uploadsTable)
      .set({ unused_since: sql`now() - interval '25 hours'` })
      .where(eq(uploadsTable.file_name, name)),
  );

test('unused uploads are found by a join, not by looking through all users of files for each', async () => {
  const plan = await server.database.withActor(actor, (tx) =>
    tx.execute<Record<string, string>>(sql`EXPLAIN SELECT FROM ${uploadsTable} WHERE ${isUnused()}`),
  );
  expect(JSON.stringify(plan)).toContain('Anti Join');
});

test('uploads without a reference for a day are deleted, row and files, and no earlier', async () => {
  const [unused, used] = [await upload(), await upload()];
  await server.call(hotelImages.path, { method: 'POST', token, body: { hotel_id, file_name: used } });
  expect((await sweep()).uploads).toBe(0);
  for (const name of [unused, used]) await dayBefore(name);
  expect((await sweep()).uploads).toBe(1);
  expect([
    await isThere(unused),
    await server.storage.has(thumbnailName(unused)),
    await isThere(used),
  ]).toEqual([false, false, true]);
  const refusal = await server.call(hotelImages.path, {
    method: 'POST',
    token,
    body: { hotel_id, file_name: unused },
  });
  expect(refusal.statusCode).toBe(400);
});

test('a deleted picture can be restored for a day, however old its file is', async () => {
  const file_name = await upload();
  const body = { hotel_id, file_name };
  const made = await server.call(hotelImages.path, { method: 'POST', token, body });
  await dayBefore(file_name);
  await sweep();
  await server.call(`${hotelImages.path}/${made.json().result.id}`, { method: 'DELETE', token });
  await sweep();
  expect((await server.call(hotelImages.path, { method: 'POST', token, body })).statusCode).toBe(201);
});

test('a picture is kept while any entry refers to it, such as a carrier with its logo', async () => {
  const logo_file_name = await upload();
  const body = { name: 'Carrier with a logo', logo_file_name };
  const made = await server.call(flightCarriers.path, { method: 'POST', token, body });
  expect(made.statusCode).toBe(201);
  await sweep();
  await dayBefore(logo_file_name);
  await sweep();
  expect(await isThere(logo_file_name)).toBe(true);
  const refused = await server.call(`${flightCarriers.path}/${made.json().result.id}`, {
    method: 'PUT',
    token,
    body: { logo_file_name: 'dddddddddddddddddddddd.webp' },
  });
  expect(refused.json()).toMatchObject({
    error: { code: 'invalid', fields: { logo_file_name: expect.any(String) } },
  });
});

test('a document is kept while a booking has it', async () => {
  const [kept, forgotten] = [
    await upload('/api/storage/upload?kind=document'),
    await upload('/api/storage/upload?kind=document'),
  ];
  const { id: booking_id } = await handMadeBooking(await callsOf(server, 'admin'));
  const body = { booking_id, type: 'other', file_name: kept };
  const made = await server.call(bookingDocuments.path, { method: 'POST', token, body });
  expect(made.statusCode).toBe(201);
  await sweep();
  for (const name of [kept, forgotten]) await dayBefore(name);
  await sweep();
  expect([await server.storage.has(kept), await server.storage.has(forgotten)]).toEqual([true, false]);
});

test('files without an upload are deleted after a day, files with other names are kept', async () => {
  const folder = storageFolder(server.dataDir);
  const orphans = [
    'aaaaaaaaaaaaaaaaaaaaaa.webp',
    'aaaaaaaaaaaaaaaaaaaaaa.thumb.webp',
    'documents/bbbbbbbbbbbbbbbbbbbbbb.pdf',
    'cccccccccccccccccccccc.webp.77.tmp',
  ];
  for (const name of [...orphans, 'README']) await server.storage.put(name, Buffer.from('left behind'));
  expect((await sweep()).files).toBe(0);
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const name of await readdir(folder, { recursive: true }))
    await utimes(join(folder, name), yesterday, yesterday);
  expect((await sweep()).files).toBe(orphans.length);
  const left = await readdir(folder, { recursive: true });
  expect(left.filter((name) => /aaa|bbb|ccc/.test(name))).toEqual([]);
  expect(left).toContain('README');
});
