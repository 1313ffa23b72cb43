import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { DatabaseUnavailable } from '../db/engine';
import { WaitedTooLong } from '@itinera/shared/server';
import { answerErrors } from './errorAnswers';
import { loggerOptions } from './logging';
import { notFound } from './problem';

/** The lines that the log has about a failing request. */
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

test('refusing one of too many requests is a warning in one line, without a location in the code', async () => {
  const [line, ...more] = await logOf(new WaitedTooLong('The turn did not come.'));
  expect(more).toEqual([]);
  expect(line).toContain(warning);
  expect(line).toContain('The server is overloaded.');
  expect(line).not.toContain('stack');
});

test('a write that does not fit on the disk is a warning, too: errors must not fill it further', async () => {
  const [line, ...more] = await logOf(Object.assign(new Error('write'), { code: 'ENOSPC' }));
  expect(more).toEqual([]);
  expect(line).toContain(warning);
  expect(line).not.toContain('stack');
});

test.each([new DatabaseUnavailable('No connection.'), new Error('Not foreseen.')])(
  '%s is an error, with its location',
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
