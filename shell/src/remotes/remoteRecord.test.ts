import { expect, test } from '@jest/globals';
import { entryOf } from '../testing/entryOf';
import { arrive, begin, fail, forget, newRecord, type LoadedRemote, type RemoteRecord } from './remoteRecord';

const loadedOf = (release: string): LoadedRemote => ({
  entry: entryOf('mf_hotels', release),
  // Its pages are not looked at here.
  definition: {} as LoadedRemote['definition'],
  loadMs: 40,
});
const pending = () => new Promise<LoadedRemote>(() => undefined);

function loadingRecord() {
  const record = newRecord();
  const loading = pending();
  begin(record, loading);
  return { record, loading };
}

/** Another release is in the place of one that is still loading. */
function replacedRecord() {
  const { record, loading } = loadingRecord();
  const another = pending();
  begin(record, another);
  arrive(record, another, loadedOf('h1'), 'replaced');
  return { record, loading, another };
}

test('a remote is idle, then loading, then running', () => {
  const { record, loading } = loadingRecord();
  expect(newRecord().is).toBe('idle');
  expect(record).toMatchObject({ is: 'loading', loading });
  const hotels = loadedOf('h2');
  expect(arrive(record, loading, hotels, 'running')).toBe(true);
  expect(record).toMatchObject({ is: 'running', loading, running: hotels, attempted: hotels.entry });
});

test('a failed remote can be loaded again', () => {
  const { record, loading } = loadingRecord();
  fail(record, loading);
  expect(record).toMatchObject({ is: 'failed', loading: undefined });
  const again = pending();
  begin(record, again);
  expect(arrive(record, again, loadedOf('h2'), 'running')).toBe(true);
});

test.each([
  [
    'arrives',
    (record: RemoteRecord, loading: Promise<LoadedRemote>) =>
      expect(arrive(record, loading, loadedOf('h2'), 'running')).toBe(false),
  ],
  ['fails', fail],
])('a replaced release that %s later changes nothing', (_how, end) => {
  const { record, loading, another } = replacedRecord();
  end(record, loading);
  expect(record).toMatchObject({
    is: 'replaced',
    loading: another,
    attempted: { extras: { release: 'h1' } },
    running: { entry: { extras: { release: 'h1' } } },
  });
});

test('a release keeps running while the remote is loaded again, and when that fails', () => {
  const { record, loading } = loadingRecord();
  arrive(record, loading, loadedOf('h2'), 'running');
  forget(record);
  expect(record).toMatchObject({ is: 'idle', loading: undefined });
  const again = pending();
  begin(record, again);
  expect(record.running?.entry.extras.release).toBe('h2');
  fail(record, again);
  expect(record.running?.entry.extras.release).toBe('h2');
});

test('what a forgotten attempt brings is not used', () => {
  const { record, loading } = loadingRecord();
  forget(record);
  expect(arrive(record, loading, loadedOf('h2'), 'running')).toBe(false);
  expect(record).toMatchObject({ is: 'idle' });
  expect(record.running).toBeUndefined();
});
