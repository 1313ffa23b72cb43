import { afterEach, expect, jest, test } from '@jest/globals';
import { accessTokenSeconds, createAccessTokens } from './accessTokens';

afterEach(() => void jest.useRealTimers());

const claims = { userId: 'anna', sessionId: 'one' };

test('a token is valid until it expires, also one whose signature is remembered', async () => {
  const tokens = createAccessTokens('the secret of the tests, which is long enough');
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const token = await tokens.issue(claims);
  expect(await tokens.read(token)).toMatchObject(claims);
  jest.advanceTimersByTime((accessTokenSeconds - 1) * 1000);
  expect(await tokens.read(token)).toMatchObject(claims);
  jest.advanceTimersByTime(2000);
  expect(await tokens.read(token)).toBeUndefined();
  expect(await tokens.readExpired(token)).toMatchObject(claims);
});

test('a remembered token says nothing of another one', async () => {
  const tokens = createAccessTokens('the secret of the tests, which is long enough');
  const token = await tokens.issue(claims);
  await tokens.read(token);
  const [head, body] = token.split('.');
  for (const forged of [`${head}.${body}.`, `${token}A`, token.slice(0, -2)])
    expect([forged, await tokens.read(forged)]).toEqual([forged, undefined]);
});
