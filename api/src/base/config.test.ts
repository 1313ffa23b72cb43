import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readConfig } from './config';

test('without variables it is a demo on the embedded database', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    host: 'localhost',
    trustedProxy: [],
    databaseUrl: undefined,
    minFreeBytes: 256 * 1024 * 1024,
    migrationDatabaseUrl: undefined,
    dataDir: resolve('.data'),
    seed: 'demo',
    demoPassword: 'itinera-demo-2026',
    production: false,
    staffUrl: 'http://localhost:3000',
    partnerUrl: 'http://partner.localhost:3001',
    smtpUrl: undefined,
    mailFrom: 'Itinera <noreply@itinera.example>',
    signup: 'pending',
    strictAdmin: false,
    sessionSecret: undefined,
    logLevel: 'warn',
    build: { version: 'development', commit: 'unknown' },
  });
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ DATABASE_URL: '', API_PORT: '', SEED: '' })).toEqual(readConfig({}));
});

test('several mistakes are reported at once', () => {
  expect(() => readConfig({ API_PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/API_PORT: .+ LOG_LEVEL: /);
});

test.each([
  ['STAFF_URL', 'office.example.com'],
  ['PARTNER_URL', 'https://example.com/partner'],
  ['SMTP_URL', 'http://mail.example.com'],
  ['MAIL_FROM', 'nobody\r\nBcc: all@example.com'],
  ['SIGNUP', 'on'],
  ['STRICT_ADMIN', 'yes'],
  ['TRUSTED_PROXY', 'proxy.example.com'],
])('%s can not be %j', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name}: Use `);
});

test.each([
  ['API_PORT', '70000', 'Use a port from 0 to 65535.'],
  ['API_PORT', 'http', 'Use a port from 0 to 65535.'],
  ['SEED', 'huge', 'Use demo, large or none.'],
  ['NODE_ENV', 'staging', 'Use development, test or production.'],
  ['DATABASE_URL', 'mysql://localhost/x', 'Use an address such as postgresql:'],
  ['DATABASE_URL', 'localhost', 'Use an address such as postgresql:'],
  ['SESSION_SECRET', 'short', 'Use at least 32 random characters.'],
  ['DEMO_PASSWORD', 'demo', 'Use at least 12 characters.'],
])('%s can not be %j: %s', (name, value, remedy) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name}: ${remedy}`);
});

describe('production', () => {
  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgresql://db/itinera',
    STAFF_URL: 'https://office.example.com',
    PARTNER_URL: 'https://partner.example.com',
  };

  test('has no demo data, and refuses to start when it is configured', () => {
    expect(readConfig(production)).toMatchObject({ production: true, seed: 'none' });
    expect(() => readConfig({ ...production, SEED: 'demo' })).toThrow(
      'SEED: production takes no demo accounts',
    );
  });

  test('refuses the embedded database', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      'DATABASE_URL: production needs a PostgreSQL server',
    );
  });

  test('requires the addresses that links in mails start with', () => {
    expect(() => readConfig({ ...production, PARTNER_URL: '' })).toThrow(
      'STAFF_URL, PARTNER_URL: mails in production need',
    );
  });

  test('is not served without TLS, nor past the proxy that terminates it', () => {
    expect(() => readConfig({ ...production, STAFF_URL: 'http://office.example.com' })).toThrow(
      'STAFF_URL: production is served over TLS only',
    );
    expect(() => readConfig({ ...production, HOST: '0.0.0.0' })).toThrow('HOST, TRUSTED_PROXY: ');
    expect(readConfig({ ...production, HOST: '0.0.0.0', TRUSTED_PROXY: '10.0.0.5' }).trustedProxy).toEqual([
      '10.0.0.5',
    ]);
  });
});
