import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Engine } from '../src/db/engine';
import { openPglite } from '../src/db/pglite/pgliteEngine';
import { openPostgres } from '../src/db/postgres/postgresEngine';

/** The initial content of a test's database: nothing, the newest schema, or the demo data. */
export type Template = 'blank' | 'migrated' | 'demo';

export interface TestDatabase {
  /** PostgreSQL only: for tests that start processes of their own. */
  url: string | undefined;
  directory: string | undefined;
  open(queryTimeout?: number): Promise<Engine>;
  remove(): Promise<void>;
}

/** The login of tests has no special rights, as it should be in production. */
const login = 'itinera_test';

export const serverUrl = (): string => {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return url;
  throw new Error(
    'TEST_DATABASE_URL is not set. Set it to the address of a PostgreSQL server (15 or newer) where a superuser may create databases, such as postgresql://postgres@127.0.0.1:5432/postgres, or run npm test, which starts one.',
  );
};

export async function asSuperuser(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

export const createLogin = (): Promise<void> =>
  asSuperuser(
    `DO $$ BEGIN CREATE ROLE ${login} LOGIN CREATEROLE PASSWORD '${login}'; EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
  );

const urlOf = (database: string): string => {
  const url = new URL(serverUrl());
  Object.assign(url, { username: login, password: login, pathname: `/${database}` });
  return url.href;
};

const uniqueName = () => `itinera_test_${randomBytes(8).toString('hex')}`;

export async function createPostgres(template: string | undefined): Promise<TestDatabase & { name: string }> {
  const name = uniqueName();
  await asSuperuser(`CREATE DATABASE ${name} OWNER ${login}${template ? ` TEMPLATE ${template}` : ''}`);
  const url = urlOf(name);
  return {
    name,
    url,
    directory: undefined,
    open: async (statementTimeout = 10_000) => openPostgres(url, { connections: 10, statementTimeout }),
    remove: () => asSuperuser(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

export async function createPglite(
  template: string | undefined,
): Promise<TestDatabase & { directory: string }> {
  const parent = await mkdtemp(join(tmpdir(), 'itinera-test-'));
  const directory = join(parent, 'database');
  if (template) await cp(template, directory, { recursive: true });
  return {
    url: undefined,
    directory,
    open: (queryTimeout) => openPglite(directory, queryTimeout),
    remove: () => rm(parent, { recursive: true, force: true }),
  };
}
