import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { tokens } from '@itinera/shared/contracts';
import { buildApp } from '../src/app/buildApp';
import { readConfig, type Config } from '../src/base/config';
import type { FreeSpace } from '../src/base/freeSpace';
import { createDatabase, type Database } from '../src/db/database';
import type { Engine } from '../src/db/engine';
import type { App } from '../src/http/app';
import { openDiskStorage, storageFolder } from '../src/storage/diskStorage';
import type { Storage } from '../src/storage/storage';
import type { Template, TestDatabase } from './engines';
import { emailOf, password, type Person } from './people';
import { createTestDatabase } from './testDatabase';

export const testSecret = 'the secret of the tests, which is long enough';

/** Half of the time that an access token is valid, in milliseconds. */
const renewedAfter = 5 * 60_000;

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'PATCH';
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestServer {
  app: App;
  engine: Engine;
  database: Database;
  dataDir: string;
  storage: Storage;
  call(url: string, call?: Call): Promise<LightMyRequestResponse>;
  /** A valid access token of a demo person, signed in again before it runs out. */
  tokenOf(person: Person): Promise<string>;
  stop(): Promise<void>;
}

/** The whole server on a database of its own, without a port. */
export async function startTestServer(
  on: Template | TestDatabase = 'demo',
  queryTimeout?: number,
  addRoutes?: (app: App) => void,
  settings: Partial<Config> = {},
  space?: FreeSpace,
): Promise<TestServer> {
  const testDatabase = typeof on === 'string' ? await createTestDatabase(on) : on;
  const engine = await testDatabase.open(queryTimeout);
  const database = createDatabase(engine);
  const dataDir = await mkdtemp(join(tmpdir(), 'itinera-test-data-'));
  const build = { version: '1.2.3', commit: 'abc' };
  const storage = openDiskStorage(storageFolder(dataDir));
  await mkdir(storageFolder(dataDir));
  const app = await buildApp({
    storage,
    config: { ...readConfig({ NODE_ENV: 'test' }), dataDir, logLevel: 'silent', build, ...settings },
    database,
    secret: testSecret,
    space,
  }).catch(async (error: unknown) => {
    // Its thread would keep the whole test run alive.
    await engine.close();
    throw error;
  });
  addRoutes?.(app);
  const known = new Map<Person, { since: number; token: Promise<string> }>();

  const call = (url: string, { method = 'GET', token, body, headers }: Call = {}) =>
    app.inject({
      method,
      url,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });

  const signIn = async (person: Person): Promise<string> => {
    const answer = await call('/api/auth/sign-in', {
      method: 'POST',
      body: { email: emailOf(person), password },
    });
    return tokens.parse(answer.json()).access_token;
  };

  return {
    app,
    engine,
    database,
    dataDir,
    storage,
    call,
    tokenOf(person) {
      const earlier = known.get(person);
      // Not `Date`, which tests set.
      const now = performance.now();
      if (earlier && now - earlier.since < renewedAfter) return earlier.token;
      const token = signIn(person);
      known.set(person, { since: now, token });
      return token;
    },
    async stop() {
      await app.close();
      await engine.close();
      await testDatabase.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
