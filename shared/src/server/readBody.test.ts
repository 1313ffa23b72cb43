import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import { BodyAborted, BodyTooLarge, BodyTooSlow, readBody, streamOf } from './readBody';

const limits = { bytes: 10, ms: 60_000 };

test('a body is read completely, in any number of chunks', async () => {
  const body = new PassThrough();
  const read = readBody(body, limits);
  for (const piece of ['ab', 'c', 'def']) body.write(piece);
  body.end();
  expect((await read).toString()).toBe('abcdef');
});

test('a body may be as large as the limit, and no larger', async () => {
  const [fitting, larger] = [new PassThrough(), new PassThrough()];
  fitting.end('0123456789');
  larger.end('0123456789a');
  expect(await readBody(fitting, limits)).toHaveLength(10);
  await expect(readBody(larger, limits)).rejects.toBeInstanceOf(BodyTooLarge);
});

test('a body that does not end in time is aborted', async () => {
  const body = new PassThrough();
  body.write('{');
  await expect(readBody(body, { ...limits, ms: 5 })).rejects.toBeInstanceOf(BodyTooSlow);
});

test('a disconnected sender ends the reading', async () => {
  const body = new PassThrough();
  const read = readBody(body, limits);
  body.destroy();
  await expect(read).rejects.toBeInstanceOf(BodyAborted);
});

test.each(['', 'abc'])('a body that was read can be read again: "%s"', async (content) => {
  const again = await readBody(streamOf(Buffer.from(content)), limits);
  expect(again.toString()).toBe(content);
});
