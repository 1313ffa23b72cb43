import { buffer } from 'node:stream/consumers';
import { startBucketServer, type BucketServer } from '@itinera/shared/server/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openS3Storage } from './s3Storage';
import type { Storage } from './storage';

let server: BucketServer;
let storage: Storage;
beforeAll(async () => {
  server = await startBucketServer();
  storage = openS3Storage(server.addressWith(server.secret));
});
beforeEach(() => {
  server.stored.clear();
  server.requests.length = 0;
  server.state.isBroken = false;
});
afterAll(() => server.stop());

const name = 'AAAAAAAAAAAAAAAAAAAA-_.webp';

test('a file is read back unchanged, and can be deleted', async () => {
  const bytes = Buffer.from([0, 255, 10, 13, 128, 7]);
  await storage.put(name, bytes);
  expect([...server.stored.keys()]).toEqual([`itinera/${name}`]);
  const file = await storage.open(name);
  expect(file?.size).toBe(6);
  expect(file && (await buffer(file.body))).toEqual(bytes);
  expect(await storage.has(name)).toBe(true);
  await storage.remove(name);
  expect([await storage.has(name), await storage.open(name)]).toEqual([false, undefined]);
  await storage.remove(name);
});

test('the list includes all pages', async () => {
  const names = ['a.webp', 'b.webp', 'c.webp', 'documents/d.pdf', 'e.webp'];
  for (const each of names) await storage.put(each, Buffer.from(each));
  const listed = [];
  for await (const entry of storage.list()) listed.push(entry);
  expect(listed.map((entry) => entry.name)).toEqual(names);
  expect(listed[0]?.modifiedAt).toEqual(new Date('2027-01-02T03:04:05Z'));
});

test('a server that fails or refuses the secret is reported as temporarily unavailable', async () => {
  const wrong = openS3Storage(server.addressWith('another secret'));
  await expect(wrong.put(name, Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  expect(server.stored.size).toBe(0);
  server.state.isBroken = true;
  await expect(storage.open(name)).rejects.toMatchObject({ code: 'unavailable' });
  expect(server.requests.length).toBeGreaterThan(2);
});
