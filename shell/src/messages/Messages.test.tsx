import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { showSnackbar, showToast } from '@itinera/shared/state';
import { act, render, screen } from '@itinera/shared/testing';
import { Messages } from './Messages';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('a snackbar hides after 5000 ms, the next one waits for its turn', () => {
  render(<Messages />);
  act(() => {
    showSnackbar('First', 'success');
    showSnackbar('Second', 'error');
  });
  expect(screen.getByRole('status')).toHaveTextContent('First');
  pass(4999);
  expect(screen.getByText('First')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('Second');
});

test('a snackbar closes by its button', () => {
  render(<Messages />);
  act(() => showSnackbar('First'));
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  expect(screen.queryByText('First')).toBeNull();
});

test('a toast is gone after 3 seconds', () => {
  render(<Messages />);
  act(() => showToast('Saved elsewhere'));
  pass(2999);
  expect(screen.getByText('Saved elsewhere')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Saved elsewhere')).toBeNull();
});
