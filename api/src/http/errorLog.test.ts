import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { DatabaseUnavailable } from '../db/engine';
import { WaitedTooLong } from '@itinera/shared/server';
import { answerErrors } from './errorAnswers';
import { loggerOptions } from './logging';
import { notFound } from './problem';

/** What the log says about a request that fails. */
async function logOf(error: Error): Promise<string[]> {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const app = fastify({ logger: { ...Object(loggerOptions('warn')), stream } });
  answerErrors(app);
  app.get('/api/failing', () => Promise.reject(error));
  await app.inject('/api/failing');
  return lines;
}

const [warning, fault] = ['"level":40', '"level":50'];

test('to be turned away when too much is asked at once is a warning in one line, without a place in the code', async () => {
  const [line, ...more] = await logOf(new WaitedTooLong('The turn did not come.'));
  expect(more).toEqual([]);
  expect(line).toContain(warning);
  expect(line).toContain('The server is overloaded.');
  expect(line).not.toContain('stack');
});

test('a write that has no room is a warning too: a full disk must not be filled with errors', async () => {
  const [line, ...more] = await logOf(Object.assign(new Error('write'), { code: 'ENOSPC' }));
  expect(more).toEqual([]);
  expect(line).toContain(warning);
  expect(line).not.toContain('stack');
});

test.each([new DatabaseUnavailable('No connection.'), new Error('Not foreseen.')])(
  '%s is an error, with its place in the code',
  async (error) => {
    const [line, ...more] = await logOf(error);
    expect(more).toEqual([]);
    expect(line).toContain(fault);
    expect(line).toContain(error.message);
    expect(line).toContain('errorLog.test');
  },
);

test('what the client can fix is not logged', async () => {
  expect(await logOf(notFound())).toEqual([]);
});
