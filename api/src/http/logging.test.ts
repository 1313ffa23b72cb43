import { expect, test } from '@jest/globals';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import fastify from 'fastify';
import { describeError, logRequests } from './logging';

test('a line has the path of a request, but nothing of its query, headers or body', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'info', stream: { write: (line: string) => lines.push(line) } } });
  logRequests(app);
  app.post('/api/auth/refresh', async () => ({ token: 'secret-answer' }));
  await app.inject({
    method: 'POST',
    url: '/api/auth/refresh?token=secret-token',
    headers: { authorization: 'Bearer secret-bearer', cookie: 'c=secret-cookie' },
    payload: { password: 'secret-password' },
  });
  const answered = lines.filter((line) => line.includes('"answered"'));
  expect(answered).toHaveLength(1);
  expect(answered[0]).toContain('"path":"/api/auth/refresh","status":200');
  expect(answered.join('')).not.toContain('secret');
});

test('errors of the database are logged by code, without statement and values', () => {
  const cause = Object.assign(new Error('value secret is bad'), { code: '22001', table: 'users' });
  const described = describeError(
    new DrizzleQueryError('insert into users values (secret)', ['secret'], cause),
  );
  expect(described).toMatchObject({ message: 'SQLSTATE 22001', sqlState: '22001', table: 'users' });
  expect(JSON.stringify(described)).not.toContain('secret');
  const lost = new DrizzleQueryError('select secret', ['secret'], new Error('connection lost'));
  expect(describeError(lost).message).toBe('connection lost');
});
