import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readConfig } from './config';

test('nothing set is a demo on the embedded database', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    host: 'localhost',
    databaseUrl: undefined,
    migrationDatabaseUrl: undefined,
    dataDir: resolve('.data'),
    seed: 'demo',
    demoPassword: 'itinera-demo-2026',
    production: false,
    sessionSecret: undefined,
    logLevel: 'warn',
    build: { version: 'development', commit: 'unknown' },
  });
});

test('an empty variable is not set', () => {
  expect(readConfig({ DATABASE_URL: '', API_PORT: '', SEED: '' })).toEqual(readConfig({}));
});

test('several mistakes are told at once', () => {
  expect(() => readConfig({ API_PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/API_PORT: .+ LOG_LEVEL: /);
});

describe('production', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgresql://db/itinera' };

  test('has no demo data unless somebody asks for them, and then refuses', () => {
    expect(readConfig(production)).toMatchObject({ production: true, seed: 'none' });
    expect(() => readConfig({ ...production, SEED: 'demo' })).toThrow('SEED: production takes no demo accounts');
  });

  test('refuses the embedded database', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('DATABASE_URL: production needs a PostgreSQL server');
  });
});
