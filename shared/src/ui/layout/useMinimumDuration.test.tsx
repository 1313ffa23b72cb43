import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useMinimumDuration } from './useMinimumDuration';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test.each([
  [0, 199],
  [50, 149],
])('a load of %d ms is indicated for 200', (taken, rest) => {
  const { result, rerender } = renderHook(useMinimumDuration, { initialProps: true });
  pass(taken);
  rerender(false);
  pass(rest);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});

test('a longer load is indicated exactly as long as it takes', () => {
  const { result, rerender } = renderHook(useMinimumDuration, { initialProps: false });
  expect(result.current).toBe(false);
  rerender(true);
  expect(result.current).toBe(true);
  pass(900);
  rerender(false);
  pass(0);
  expect(result.current).toBe(false);
});
