import { afterEach, expect, jest, test } from '@jest/globals';
import { atPace } from './atPace';

const pace = { bytes: 100, ms: 1000 };

afterEach(() => {
  jest.useRealTimers();
});

/** What becomes of a file of which so many bytes arrive in each period. */
async function sent(...periods: number[]): Promise<unknown> {
  jest.useFakeTimers();
  const from = { bytesRead: 0 };
  let arrive: (file: string) => void = () => undefined;
  const reading = new Promise<string>((resolve) => (arrive = resolve));
  const outcome = atPace(from, reading, pace).catch((error: unknown) => error);
  for (const bytes of periods) {
    from.bytesRead += bytes;
    await jest.advanceTimersByTimeAsync(pace.ms);
  }
  arrive('the file');
  return outcome;
}

test('a slow file arrives as long as it keeps the pace', async () => {
  expect(await sent(100, 100, 500, 100)).toBe('the file');
});

test('a file that stalls is given up, however much of it has arrived', async () => {
  expect(await sent(100_000, 99, 100)).toMatchObject({ code: 'too_slow' });
});

test('the last piece may be small', async () => {
  expect(await sent(100)).toBe('the file');
  expect(await sent()).toBe('the file');
});
