import { afterEach, expect, jest, test } from '@jest/globals';
import { withMinimumSpeed } from './withMinimumSpeed';

const pace = { bytes: 100, ms: 1000 };

afterEach(() => {
  jest.useRealTimers();
});

/** The outcome of a file of which so many bytes arrive in each period. */
async function sent(...periods: number[]): Promise<unknown> {
  jest.useFakeTimers();
  const from = { bytesRead: 0 };
  let arrive: (file: string) => void = () => undefined;
  const reading = new Promise<string>((resolve) => (arrive = resolve));
  const outcome = withMinimumSpeed(from, reading, pace).catch((error: unknown) => error);
  for (const bytes of periods) {
    from.bytesRead += bytes;
    await jest.advanceTimersByTimeAsync(pace.ms);
  }
  arrive('the file');
  return outcome;
}

test('a slow file is received as long as it is fast enough', async () => {
  expect(await sent(100, 100, 500, 100)).toBe('the file');
});

test('a stalled file is refused, however much of it has arrived', async () => {
  expect(await sent(100_000, 99, 100)).toMatchObject({ code: 'too_slow' });
});

test('the last chunk may be small', async () => {
  expect(await sent(100)).toBe('the file');
  expect(await sent()).toBe('the file');
});
