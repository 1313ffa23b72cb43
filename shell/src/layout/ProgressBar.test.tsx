import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@itinera/shared/testing';
import { ProgressBar } from './ProgressBar';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const bar = () => screen.queryByRole('progressbar');

test('the bar fills while loading, is full at the end and removed 500 ms later', () => {
  const { rerender } = render(<ProgressBar loading />);
  expect(bar()).toBeInTheDocument();
  pass(20);
  expect(bar()).toHaveAttribute('data-filling');
  rerender(<ProgressBar loading={false} />);
  expect(bar()).toHaveAttribute('data-full');
  pass(499);
  expect(bar()).toBeInTheDocument();
  pass(1);
  expect(bar()).toBeNull();
});

test('a page requested while the last bar is still full starts a new one', () => {
  const { rerender } = render(<ProgressBar loading />);
  rerender(<ProgressBar loading={false} />);
  pass(100);
  rerender(<ProgressBar loading />);
  expect(bar()).not.toHaveAttribute('data-full');
});
