import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { answerErrors } from './errorAnswers';
import { limitBodyTime } from './limitBodyTime';

function echo() {
  const app = fastify({ bodyLimit: 20 });
  answerErrors(app);
  limitBodyTime(app, 20);
  app.post('/api/echo', async ({ body }) => body);
  const send = (payload: string | PassThrough) =>
    app.inject({
      method: 'POST',
      url: '/api/echo',
      payload,
      headers: { 'content-type': 'application/json' },
    });
  return send;
}

test('a body that arrives in time is parsed as usual', async () => {
  expect((await echo()('{"a":1}')).json()).toEqual({ a: 1 });
  expect((await echo()('{"a":')).json()).toMatchObject({ error: { code: 'malformed' } });
});

test('a body that arrives too late is refused, and its connection is closed', async () => {
  const body = new PassThrough();
  body.write('{"a":');
  const answer = await echo()(body);
  expect(answer.statusCode).toBe(408);
  expect(answer.json()).toMatchObject({ error: { code: 'too_slow' } });
  expect(answer.headers.connection).toBe('close');
});

test('a body without a Content-Length is refused when it becomes too large', async () => {
  const body = new PassThrough();
  body.write(`{"a":"${'x'.repeat(100)}`);
  expect((await echo()(body)).json()).toMatchObject({ error: { code: 'too_large' } });
});
