import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { authPaths } from '@itinera/shared/contracts';
import { callsOf, refusedFields, type Calls } from '../../../testing/calls';
import { idOf } from '../../../testing/people';
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

async function upload(): Promise<string> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const token = await server.tokenOf('admin');
  const answer = await sendForm(server, token, formOf({ bytes }), { path: '/api/storage/upload?kind=image' });
  return answer.json().result?.file_name ?? answer.json().file_name;
}

test('a user has a picture that was uploaded, which is kept as long as it is shown', async () => {
  const picture_file_name = await upload();
  expect(await admin.change(url, { picture_file_name })).toMatchObject({ picture_file_name });
  expect(await admin.one(url)).toMatchObject({ picture_file_name });
  const operator = await callsOf(server, 'operator');
  expect(await operator.one(authPaths.profile)).toMatchObject({ picture_file_name });
  // Whatever else is changed leaves it alone.
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
