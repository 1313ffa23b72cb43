import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const packages = ['shared', 'shell', 'mf-hotels', 'mf-bookings', 'mf-geography', 'mf-admin'];

/** Files that write no existing entry; all other writes are queued. */
const noEntry: Record<string, string> = {
  'shared/src/data/http/http.ts': 'the calls themselves',
  'shared/src/data/queries/client.ts': 'the calls themselves, of which those below wait',
  'shared/src/data/session/refresh.ts': 'a session, one tab at a time',
  'shared/src/data/signIn/session.ts': 'a session',
  'mf-admin/src/notifications/form/Preview.tsx': 'nothing: it says how a text reads',
  'shared/src/data/queries/useAsked.ts': 'nothing: it asks',
};

const isSource = (name: string): boolean => /\.tsx?$/.test(name) && !/\.test\.|testing/.test(name);

const sources = packages.flatMap((name) => {
  const folder = join(root, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((file) => join(folder, file));
});

/** A writing call of the API, or one of `client`; operations have a `path`, and are queued by their sender. */
const sendsWrite =
  /method(: '(POST|PUT|PATCH|DELETE)'( as const)?)?,\s*url\b|client\([^)]*\)\s*\.(update|remove)\(/;
const waitsForTurn = /\b(inTurn|updaterFrom)\(/;

const named = (file: string) => relative(root, file).replaceAll('\\', '/');
const written = (file: string) => readFileSync(file, 'utf8');

test('each write of an entry waits for pending writes of this tab to it', () => {
  const senders = sources.filter((file) => sendsWrite.test(written(file)));
  expect(senders.length).toBeGreaterThan(10);
  expect(
    senders.filter((file) => !waitsForTurn.test(written(file)) && !(named(file) in noEntry)).map(named),
  ).toEqual([]);
});

test('each exception still sends a write', () => {
  const senders = new Set(sources.filter((file) => sendsWrite.test(written(file))).map(named));
  expect(Object.keys(noEntry).filter((file) => !senders.has(file))).toEqual([]);
});
