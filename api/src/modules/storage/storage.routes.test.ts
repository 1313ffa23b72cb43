import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { storageFolder } from '../../storage/diskStorage';

const name = 'abcdefghijABCDEFGHIJ-_.webp';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('migrated');
  const folder = storageFolder(server.dataDir);
  await mkdir(join(folder, 'aaaaaaaaaaaaaaaaaaaaaa.webp'), { recursive: true });
  await writeFile(join(folder, name), 'picture');
  await writeFile(join(folder, 'notes.txt'), 'private');
  await writeFile(join(server.dataDir, 'session-secret'), 'private');
  await symlink(join(server.dataDir, 'session-secret'), join(folder, 'cccccccccccccccccccccc.webp'));
});
afterAll(() => server.stop());

test('an image is public, cached by browsers for ever, and sandboxed', async () => {
  const answer = await server.call(`/storage/${name}`);
  expect(answer.body).toBe('picture');
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '7',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
});

test.each([
  'bbbbbbbbbbbbbbbbbbbbbb.webp',
  'aaaaaaaaaaaaaaaaaaaaaa.webp',
  'cccccccccccccccccccccc.webp',
  'notes.txt',
  '',
  '..%2fsession-secret',
  '%2e%2e/session-secret',
  `${name}%00`,
  `${name}/`,
])('%s is not found', async (path) => {
  const answer = await server.call(`/storage/${path}`);
  expect(answer.statusCode).toBe(404);
  expect(answer.json().error.code).toBe('not_found');
});
