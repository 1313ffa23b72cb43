import { beforeAll, expect, jest, test } from '@jest/globals';
import { useParts } from '@itinera/shared/state';
import { renderHook } from '@itinera/shared/testing';
import { entryOf, writeRegistry } from '../testing/registry';
import type * as Counting from './countErrors';

let counting: typeof Counting;
beforeAll(async () => {
  writeRegistry({ mf_hotels: [entryOf('mf_hotels', 'h1')] });
  counting = await import('./countErrors');
  counting.countUncaughtErrors();
});

const errorsOf = (part: string) =>
  renderHook(() => useParts()).result.current.find(({ name }) => name === part)?.errors;

function errorIn(path: string): Error {
  const error = new Error('It broke.');
  error.stack = `Error: It broke.\n    at f (https://office.example${path}:1:2)\n    at g (https://office.example/shell/s1/main.js:3:4)`;
  return error;
}

test('an error counts for the remote whose file its stack names, else for the shell', () => {
  const remote = errorIn('/remotes/mf_hotels/h1/c/7.js');
  window.dispatchEvent(new ErrorEvent('error', { error: remote }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: remote }));
  window.dispatchEvent(new ErrorEvent('error', { error: errorIn('/shell/s1/c/1.js') }));
  expect(errorsOf('mf_hotels')).toBe(2);
  expect(errorsOf('shell')).toBe(1);
});

test('an error caught by a boundary is counted and reported, too', () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = errorIn('/remotes/mf_hotels/h1/remoteEntry.js');
  counting.countCaughtError(error);
  expect(errorsOf('mf_hotels')).toBe(3);
  expect(report).toHaveBeenCalledWith(error);
  report.mockRestore();
});
