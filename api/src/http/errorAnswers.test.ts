import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { errorAnswer, errorStatus, type ErrorAnswer } from '@itinera/shared/contracts';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { system } from '../db/actor';
import { DatabaseUnavailable } from '../db/engine';
import { WaitedTooLong } from '@itinera/shared/server';
import { Problem } from './problem';

let server: TestServer;
let failure: () => unknown;

const raise = (code: string, detail = '') =>
  server.database.withActor(system('test'), (tx) =>
    tx.execute(
      sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'secret value 42' USING ERRCODE = '${code}'${detail}; END $$`),
    ),
  );

/** A server with routes that fail as the test defines; the table of rights has them under existing entries. */
beforeAll(async () => {
  server = await startTestServer('migrated', undefined, (app) => {
    const options = { config: { right: 'server.live' as const } };
    for (const method of ['get', 'post', 'delete'] as const)
      app[method]('/api/failing', options, async () => failure());
    app.get(
      '/api/lying',
      { ...options, schema: { response: { 200: z.object({ secret: z.number() }) } } },
      async () => ({ secret: 'not a number' as never }),
    );
  });
});
afterAll(() => server.stop());

async function fail(
  with_: () => unknown,
  method: 'GET' | 'POST' | 'DELETE' = 'GET',
): Promise<ErrorAnswer & { status: number; retryAfter: unknown }> {
  failure = with_;
  const answer = await server.call('/api/failing', { method });
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).not.toMatch(/secret|\n\s+at /);
  const body = errorAnswer.parse(answer.json());
  expect(body.message).toBe(body.error.message);
  expect(body.error.request_id).toMatch(/^[0-9a-f-]{36}$/);
  return { ...body, status: answer.statusCode, retryAfter: answer.headers['retry-after'] };
}

test('a request for an answer as a partner sees it is refused, by the name of the header', async () => {
  for (const [url, method] of [
    ['/api/health', 'GET'],
    ['/api/hotels', 'GET'],
    ['/api/hotels', 'POST'],
  ] as const) {
    const answer = await server.call(url, { method, headers: { 'X-View-As': 'partner' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: { code: 'invalid', fields: { 'X-View-As': expect.stringMatching(/not available yet/) } },
    });
  }
});

describe('every class of error', () => {
  test.each(Object.entries(errorStatus))('%s has status %i', async (code, status) => {
    const answer = await fail(() => {
      throw new Problem(code as keyof typeof errorStatus, 'What to do.');
    });
    expect(answer).toMatchObject({ status, message: 'What to do.', error: { code } });
  });

  test.each([
    ['22001', 400, 'invalid'],
    ['22021', 400, 'invalid'],
    ['22003', 400, 'invalid'],
    ['23502', 400, 'invalid'],
    ['23514', 400, 'invalid'],
    ['23503', 400, 'invalid'],
    ['23505', 409, 'duplicate'],
    ['40001', 409, 'conflict'],
    ['42501', 403, 'forbidden'],
    ['57014', 503, 'unavailable'],
    ['57P01', 503, 'unavailable'],
    ['53300', 503, 'unavailable'],
    ['53100', 507, 'out_of_space'],
    ['42P01', 500, 'internal'],
    ['XX000', 500, 'internal'],
  ])('SQLSTATE %s is answered with %i', async (state, status, code) => {
    expect(await fail(() => raise(state))).toMatchObject({ status, error: { code } });
  });

  test('a full disk is reported, whether the database or the file system detects it', async () => {
    const full = () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' }));
    expect(await fail(full)).toMatchObject({ status: 507, error: { code: 'out_of_space' } });
  });

  test('a broken reference names the field, or on deletion the users of the entry', async () => {
    const broken = () =>
      raise('23503', `, TABLE = 'hotels', CONSTRAINT = 'hotels_hotel_class_id_hotel_classes_id_fk'`);
    expect(await fail(broken, 'POST')).toMatchObject({
      status: 400,
      error: { fields: { hotel_class_id: expect.any(String) } },
    });
    expect(await fail(broken, 'DELETE')).toMatchObject({
      status: 409,
      error: { code: 'in_use' },
      message: 'This is used by hotels. Remove it there first.',
    });
  });

  test('a database that does not answer in time is answered with Retry-After', async () => {
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    for (const error of [
      new DatabaseUnavailable('secret'),
      new WaitedTooLong('secret'),
      new Error('wrapped', { cause: refused }),
    ]) {
      expect(await fail(() => Promise.reject(error))).toMatchObject({ status: 503, retryAfter: '2' });
    }
  });

  test('an unexpected error reveals nothing', async () => {
    const surprises: unknown[] = [
      new Error('secret'),
      new TypeError('secret'),
      'secret',
      null,
      { statusCode: 200, message: 'secret' },
    ];
    for (const surprise of surprises)
      expect(await fail(() => Promise.reject(surprise))).toMatchObject({
        status: 500,
        error: { code: 'internal' },
      });
  });

  test('an answer that violates its contract is not sent', async () => {
    const answer = await server.call('/api/lying');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('not a number');
  });
});

describe('a body', () => {
  const send = (payload: string, type = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      payload,
      headers: { 'content-type': type },
    });

  test.each([
    ['{"email":', 'application/json', 400, 'malformed'],
    ['{"__proto__": {}}', 'application/json', 400, 'malformed'],
    ['{"constructor": {"prototype": {}}}', 'application/json', 400, 'malformed'],
    ['', 'application/json', 400, 'invalid'],
    ['[]', 'application/json', 400, 'invalid'],
    ['"text"', 'application/json', 400, 'invalid'],
    ['a=b', 'application/x-www-form-urlencoded', 415, 'unsupported_media'],
    ['{}', 'text/plain', 415, 'unsupported_media'],
    [' '.repeat(262_145), 'application/json', 413, 'too_large'],
  ])('%.20s as %s is a %s', async (payload, type, status, code) => {
    const answer = await send(payload, type);
    expect(answer.statusCode).toBe(status);
    expect(errorAnswer.parse(answer.json()).error.code).toBe(code);
  });

  test('names every missing field at once', async () => {
    expect((await send('{}')).json().error.fields).toEqual({
      email: 'Enter an e-mail address.',
      password: 'Enter your password.',
    });
  });
});
