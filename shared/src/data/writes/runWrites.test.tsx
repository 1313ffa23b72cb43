import { beforeEach, expect, test } from '@jest/globals';
import { airports, type BatchInput } from '@itinera/shared/contracts';
import { queryClient } from '@itinera/shared/data';
import { failure, http, HttpResponse, keepingServer, oneOf, server } from '@itinera/shared/testing';
import { beginRun, runWrites, waitingIn, type WriteRun } from './runWrites';
import { undosOf } from './undoWrites';
import { removeWrite, updateWrite, type Write } from './write';

const list = [airports.path, 'list', {}];
const shown = () =>
  queryClient.getQueryData<{ result: { name: string }[] }>(list)?.result.map(({ name }) => name);
const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), name: `Airport ${index}` }));
const renamings = (count: number): Write[] =>
  entries(count).map((entry) =>
    updateWrite(airports, { entry: entry as never, name: entry.name }, { name: `${entry.name}!` }),
  );

let sent: number[];
/** Refuses batches that contain `refused`, and says where. */
function batchesRefusing(...refused: string[]) {
  server.use(
    http.post<never, BatchInput>('*/api/batch', async ({ request }) => {
      const { operations } = await request.json();
      sent.push(operations.length);
      const operation = operations.findIndex(({ path }) => refused.includes(path));
      if (operation < 0) return oneOf(operations.map(() => ({ status: 200, result: {}, etag: '"2"' })));
      const message = 'A rule forbids it.';
      const error = { code: 'rule', message, operation, request_id: 'r' };
      return HttpResponse.json({ success: false, error, message }, { status: 422 });
    }),
  );
}
const outcome = ({ done, refused, failure: why, ...run }: WriteRun) => ({
  done: done.length,
  refused: refused.map(({ write }) => write.name),
  waiting: waitingIn(run as WriteRun),
  because: why?.write?.name,
});

beforeEach(() => {
  sent = [];
  const result = entries(3);
  queryClient.setQueryData(list, { success: true, result, total: 3, page: 1, per_page: 25 });
});

test('stop: a refusal ends the run, earlier writes are kept, and the lists roll back the rest', async () => {
  batchesRefusing('/api/airports/1');
  const run = runWrites(airports, beginRun(renamings(3)), { onRefusal: 'stop' });
  expect(shown()).toEqual(['Airport 0!', 'Airport 1!', 'Airport 2!']);
  expect(outcome(await run)).toEqual({ done: 0, refused: [], waiting: 3, because: 'Airport 1' });
  expect(shown()).toEqual(['Airport 0', 'Airport 1', 'Airport 2']);
});

test('skip: refused writes are skipped, the rest is carried out, and the lists show just that', async () => {
  batchesRefusing('/api/airports/0');
  const run = await runWrites(airports, beginRun(renamings(3)), { onRefusal: 'skip' });
  expect(outcome(run)).toEqual({ done: 2, refused: ['Airport 0'], waiting: 0, because: undefined });
  expect(sent).toEqual([3, 2]);
  expect(shown()).toEqual(['Airport 0', 'Airport 1!', 'Airport 2!']);
});

test('a run stopped between two batches can be continued', async () => {
  batchesRefusing();
  const stopped = await runWrites(airports, beginRun(renamings(230)), {
    onRefusal: 'skip',
    isStopped: () => sent.length === 1,
  });
  expect(outcome(stopped)).toMatchObject({ done: 100, waiting: 130 });
  const ended = await runWrites(airports, stopped, { onRefusal: 'skip' });
  expect(outcome(ended)).toMatchObject({ done: 230, waiting: 0 });
  expect(sent).toEqual([100, 100, 30]);
});

test('a single deletion is a call of its own; an entry that another user has deleted before counts as done, and is not restored', async () => {
  const api = keepingServer(airports.path, [{ id: '1', name: 'Airport 1' }]);
  server.use(...api.handlers);
  const remove = (id: string) =>
    runWrites(airports, beginRun([removeWrite(airports, { entry: { id }, name: id })]), {
      onRefusal: 'stop',
    });
  const [here, gone] = [await remove('1'), await remove('2')];
  expect(api.asked).toMatchObject([
    { method: 'DELETE', path: '/api/airports/1', key: expect.any(String) },
    {},
  ]);
  expect([here, gone].map(undosOf)).toMatchObject([
    [{ operation: { method: 'POST', body: { id: '1' } } }],
    [],
  ]);
});

test('an overloaded server is no refusal: the run can be continued later', async () => {
  server.use(http.post('*/api/batch', () => failure('too_many', 'Wait a moment.')));
  const run = await runWrites(airports, beginRun(renamings(2)), { onRefusal: 'skip' });
  expect(outcome(run)).toEqual({ done: 0, refused: [], waiting: 2, because: undefined });
  expect(run.failure).toBeDefined();
});
