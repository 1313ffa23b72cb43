import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, failure, http, listOf, render, screen, server } from '@itinera/shared/testing';
import { queryClient } from '../cache/queryClient';
import { useTotal } from './useTotal';

const later = setTimeout;

/** The lists of each call. */
let calls: string[][] = [];
const noteCall = ({ request }: { request: Request }) => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/api/counts') calls.push(searchParams.getAll('of'));
};
beforeEach(() => {
  calls = [];
  server.events.on('request:start', noteCall);
  // Timers of requests are not those of the page.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
  server.events.removeAllListeners();
});

function Total({ path }: { path: string }) {
  const { total } = useTotal(path, { is_active: 'true' });
  return <p>{`${path} ${total ?? '…'}`}</p>;
}

const shown = (paths: string[]) => (
  <QueryClientProvider client={queryClient}>
    {paths.map((path) => (
      <Total key={path} path={path} />
    ))}
  </QueryClientProvider>
);

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Lets requests arrive, which need the time of the machine, until something holds. */
async function until(holds: () => boolean) {
  for (let turn = 0; turn < 1000 && !holds(); turn += 1)
    await act(async () => {
      await new Promise((settle) => later(settle, 5));
      await jest.advanceTimersByTimeAsync(1);
    });
}
const appears = async (text: string) => {
  await until(() => screen.queryByText(text) !== null);
  expect(screen.getByText(text)).toBeVisible();
};

test('of an API of before, which has no such call, a page of each list is read', async () => {
  const answered = jest.fn();
  server.use(
    http.get('*/api/counts', () => failure('not_found', 'There is no such call.')),
    http.get('*/api/hotels', ({ request }) => {
      answered(new URL(request.url).search);
      return listOf([], 12);
    }),
  );
  render(shown(['/api/hotels']));
  await pass(20);
  await appears('/api/hotels 12');
  expect(answered).toHaveBeenCalledWith('?is_active=true&page=1&per_page=1');
});

test('totals that were first counted at different times are polled in one call a minute', async () => {
  server.use(
    http.get('*/api/hotels', () => listOf([], 12)),
    http.get('*/api/bookings', () => listOf([], 7)),
  );
  const { rerender } = render(shown(['/api/hotels']));
  await pass(20);
  await appears('/api/hotels 12');
  await pass(7000);
  rerender(shown(['/api/hotels', '/api/bookings']));
  await pass(20);
  await appears('/api/bookings 7');
  expect(calls).toHaveLength(2);
  await pass(60_000);
  await until(() => calls.length > 2);
  expect(calls).toHaveLength(3);
  expect(calls[2]).toEqual(['/api/hotels?is_active=true', '/api/bookings?is_active=true']);
});
