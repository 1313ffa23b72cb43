import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { renderHook } from '@itinera/shared/testing';
import { writeRegistry } from '../testing/registry';
import type * as UseRegistryReadingModule from './useRegistryPolling';
import type * as RegistryModule from '../remotes/registry';

let reading: typeof UseRegistryReadingModule;
let registry: typeof RegistryModule;
const asked = jest.fn<typeof fetch>();

beforeAll(async () => {
  writeRegistry({});
  reading = await import('./useRegistryPolling');
  registry = await import('../remotes/registry');
});
beforeEach(() => {
  jest.useFakeTimers();
  // Only the request matters here; no answer comes.
  jest.spyOn(window, 'fetch').mockImplementation(asked.mockReturnValue(new Promise(() => undefined)));
  void registry.refetchRegistry();
  asked.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const returnToWindow = () => void window.dispatchEvent(new Event('focus'));
function show(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('returning to the window checks for releases, at most once a minute', () => {
  renderHook(reading.useRegistryPolling);
  jest.setSystemTime(Date.now() + reading.ON_RETURN_MS - 1);
  returnToWindow();
  expect(asked).not.toHaveBeenCalled();
  jest.setSystemTime(Date.now() + 1);
  show('visible');
  returnToWindow();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a visible window checks every ten minutes', () => {
  renderHook(reading.useRegistryPolling);
  jest.advanceTimersByTime(reading.WHILE_SEEN_MS - 1);
  expect(asked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(asked).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(reading.WHILE_SEEN_MS);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a hidden tab requests nothing, nor does a closed one', () => {
  const { unmount } = renderHook(reading.useRegistryPolling);
  show('hidden');
  jest.advanceTimersByTime(3 * reading.WHILE_SEEN_MS);
  unmount();
  show('visible');
  jest.advanceTimersByTime(3 * reading.WHILE_SEEN_MS);
  expect(asked).not.toHaveBeenCalled();
});
