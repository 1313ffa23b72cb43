import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { authPaths } from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls } from '../../../testing/calls';
import { idOf, type Person } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { formOf, sendForm } from '../../../testing/uploads';
import { system } from '../../db/actor';
import { sweepUploads } from '../uploads/sweepUploads';

let server: TestServer;
let admin: Calls;
beforeAll(async () => {
  server = await startTestServer();
  admin = await callsOf(server, 'admin');
});
afterAll(() => server.stop());

const url = `/api/users/${idOf('operator')}`;

async function upload(person: Person = 'admin', kind = 'image'): Promise<string> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const token = await server.tokenOf(person);
  const answer = await sendForm(server, token, formOf({ bytes }), {
    path: `/api/storage/upload?kind=${kind}`,
  });
  return answer.json().result?.file_name ?? answer.json().file_name;
}

test('a user has an uploaded picture, whose file is kept while it is used', async () => {
  const picture_file_name = await upload();
  expect(await admin.change(url, { picture_file_name })).toMatchObject({ picture_file_name });
  expect(await admin.one(url)).toMatchObject({ picture_file_name });
  const operator = await callsOf(server, 'operator');
  expect(await operator.one(authPaths.profile)).toMatchObject({ picture_file_name });
  // Other changes keep the picture.
  expect(await admin.change(url, { phone: '+37120000000' })).toMatchObject({ picture_file_name });
  const later = Date.now() + 3 * 24 * 60 * 60 * 1000;
  await sweepUploads(server.database, server.storage, system('test'), later);
  expect((await admin.get(`/storage/${picture_file_name}`)).statusCode).toBe(200);
  expect(await admin.change(url, { picture_file_name: null })).toMatchObject({ picture_file_name: null });
});

test('a file that was never uploaded is refused at its field', async () => {
  const answer = await admin.put(url, { picture_file_name: 'nothing.webp' });
  expect([answer.statusCode, refusedFields(answer)]).toEqual([400, ['picture_file_name']]);
});

test.each(['operator', 'partner'] as const)('%s changes and removes only the own picture', async (person) => {
  const own = await callsOf(server, person);
  const pictureOf = async () => (await admin.one(`/api/users/${idOf(person)}`))['picture_file_name'];
  const picture_file_name = await upload(person, 'portrait');
  // Sent again as after a lost answer, it is logged once.
  for (let sent = 0; sent < 2; sent += 1)
    expect((await own.post(authPaths.picture, { picture_file_name })).statusCode).toBe(200);
  expect(await pictureOf()).toBe(picture_file_name);
  expect(await own.one(authPaths.profile)).toMatchObject({ picture_file_name });
  const log = await admin.list(`/api/history?entity=users&id=${idOf(person)}`);
  expect(
    log.filter(({ changes }) => JSON.stringify(changes).includes(`"after":"${picture_file_name}"`)),
  ).toHaveLength(1);
  const ofAdmin = await own.post(authPaths.picture, { picture_file_name: await upload('admin') });
  expect([ofAdmin.statusCode, refusedFields(ofAdmin)]).toEqual([400, ['picture_file_name']]);
  expect(await pictureOf()).toBe(picture_file_name);
  await own.post(authPaths.picture, { picture_file_name: null });
  expect(await pictureOf()).toBeNull();
});

test('a document can’t be a picture of a user, and a partner’s upload only its own', async () => {
  const partner = await callsOf(server, 'partner');
  const document = await upload('partner', 'document');
  expect((await partner.post(authPaths.picture, { picture_file_name: document })).statusCode).toBe(400);
  const bytes = Buffer.from('x');
  const form = formOf({ bytes });
  const token = await server.tokenOf('partner');
  expect((await sendForm(server, token, form, { path: '/api/storage/upload?kind=image' })).statusCode).toBe(
    403,
  );
});
