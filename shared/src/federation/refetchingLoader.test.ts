import { afterEach, expect, jest, test } from '@jest/globals';
import { refetchingLoader } from './refetchingLoader';

type Done = (event: { type: string }) => void;
type Load = (url: string, done: Done) => void;

const load = jest.fn<Load>();
const fetched = jest.spyOn(globalThis, 'fetch');
const done = jest.fn<Done>();
afterEach(() => void jest.resetAllMocks());

/** Runs the text as a build contains it; events are those that the bundler's own loader reports, in turn. */
function loadWith(...events: string[]): Promise<void> {
  const bundler: { l: Load } = { l: load };
  new Function('bundler', refetchingLoader('bundler.l'))(bundler);
  for (const type of events) load.mockImplementationOnce((_, report) => report({ type }));
  bundler.l('/c/1.js', done);
  return new Promise((resolve) => setTimeout(resolve));
}

const loads = () => load.mock.calls.map(([url]) => url);

test('a script that could not be loaded replaces what is cached, and is loaded again', async () => {
  fetched.mockResolvedValue(new Response('a whole script'));
  await loadWith('error', 'load');
  expect(fetched).toHaveBeenCalledWith('/c/1.js', expect.objectContaining({ cache: 'reload' }));
  expect(loads()).toEqual(['/c/1.js', '/c/1.js']);
  expect(done.mock.calls).toEqual([[{ type: 'load' }]]);
});

test.each([
  ['that is damaged again fails, after one more attempt', ['error', 'error'], 200, 2],
  ['that is gone fails at once', ['error'], 404, 1],
])('a script %s', async (_, events, status, times) => {
  fetched.mockResolvedValue(new Response('', { status }));
  await loadWith(...events);
  expect(loads()).toHaveLength(times);
  expect(done.mock.calls).toEqual([[{ type: 'error' }]]);
});

test('a script fails at once without a connection', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await loadWith('error');
  expect(done.mock.calls).toEqual([[{ type: 'error' }]]);
});

test.each(['load', 'timeout'])('after “%s” nothing is fetched', async (event) => {
  await loadWith(event);
  expect(fetched).not.toHaveBeenCalled();
  expect(done.mock.calls).toEqual([[{ type: event }]]);
});
