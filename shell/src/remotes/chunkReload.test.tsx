import { beforeEach, expect, jest, test } from '@jest/globals';
import { GUARD_MS, reloadOnce } from './chunkReload';

const address = 'http://localhost/hotels/7';

beforeEach(() => sessionStorage.clear());

test('reloads at most once in 60 seconds', async () => {
  const reload = jest.fn();
  void reloadOnce(address, 1_000_000, reload);
  await reloadOnce(address, 1_000_000 + GUARD_MS - 1, reload);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledWith(address);
  void reloadOnce(address, 1_000_000 + GUARD_MS, reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a clock that was set back does not prevent the reload', () => {
  const reload = jest.fn();
  void reloadOnce(address, 1_000_000, reload);
  void reloadOnce(address, 500_000, reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('without storage there is no guard, and so no reload', async () => {
  const reload = jest.fn();
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The storage is switched off.', 'SecurityError');
  });
  await reloadOnce(address, 1_000_000, reload);
  expect(reload).not.toHaveBeenCalled();
  refuse.mockRestore();
});
