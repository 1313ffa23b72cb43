import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { idOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { system } from '../../db/actor';
import { hotelsWhere } from './hotels.filters';
import { hotelsTable } from './hotels.table';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** As the program itself, from which the policies of the database hide nothing. */
const count = (partnerId: string | undefined) =>
  server.database.withActor(system('test'), (tx) => tx.$count(hotelsTable, hotelsWhere(tx, {}, partnerId)));

test('the first line of defence holds without the second', async () => {
  expect(await count(undefined)).toBe(150);
  expect(await count(idOf('partner'))).toBe(30);
  expect(await count(idOf('pending'))).toBe(0);
});
