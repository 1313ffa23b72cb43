import { describe, expect, test } from '@jest/globals';
import { readEnvironment } from './environment';

const key = '2UM5Ea8KL5l53X7zLWpJTlm9yUo6TDq8vOUGzwVDxJg';

describe('the environment', () => {
  test('may be empty', () => {
    expect(readEnvironment({ DIST_DIR: '/srv/dist' })).toMatchObject({
      host: 'localhost',
      registryFolder: '/srv/dist/registry',
      stateFolder: '.data/shells',
      apiUrl: 'http://localhost:4000',
      apiBaseUrl: '',
      devOrigins: [],
      shells: [
        { audience: 'staff', port: 3000, url: 'http://localhost:3000' },
        { audience: 'partner', port: 3001, url: 'http://localhost:3001' },
      ],
    });
  });

  test('sets ports and addresses; empty variables count as not set', () => {
    const moved = readEnvironment({
      PARTNER_PORT: '8081',
      API_PORT: '8082',
      STAFF_PORT: '',
      PARTNER_URL: 'https://partners.example',
    });
    expect(moved.apiUrl).toBe('http://localhost:8082');
    expect(moved.shells).toMatchObject([{ port: 3000 }, { port: 8081, url: 'https://partners.example' }]);
  });

  test('names the folder for the state, or systemd does', () => {
    const STATE_DIRECTORY = '/var/lib/itinera-shells';
    expect(readEnvironment({ STATE_DIRECTORY }).stateFolder).toBe(STATE_DIRECTORY);
    expect(readEnvironment({ STATE_DIRECTORY, STATE_DIR: '/srv/state' }).stateFolder).toBe('/srv/state');
  });

  test('may name two keys during a rotation', () => {
    expect(readEnvironment({ REGISTRY_KEYS: `${key} ${key}` }).registryKeys).toEqual([key, key]);
  });

  test('of production requires TLS in front of the server', () => {
    const production = {
      NODE_ENV: 'production',
      STAFF_URL: 'https://office.example',
      PARTNER_URL: 'https://partners.example',
      REGISTRY_KEYS: key,
    };
    expect(readEnvironment(production).trustedProxy).toEqual([]);
    expect(
      readEnvironment({ ...production, HOST: '0.0.0.0', TRUSTED_PROXY: '10.0.0.5' }).trustedProxy,
    ).toEqual(['10.0.0.5']);
    expect(() => readEnvironment({ ...production, HOST: '0.0.0.0' })).toThrow('HOST, TRUSTED_PROXY: ');
    expect(() => readEnvironment({ ...production, REGISTRY_KEYS: '' })).toThrow('REGISTRY_KEYS: production');
    expect(() => readEnvironment({ ...production, PARTNER_URL: '' })).toThrow('PARTNER_URL: production');
    const DEV_ORIGINS = 'http://localhost:*';
    expect(readEnvironment({ DEV_ORIGINS }).devOrigins).toEqual([DEV_ORIGINS]);
    expect(() => readEnvironment({ ...production, DEV_ORIGINS })).toThrow('DEV_ORIGINS: production');
  });

  test.each([
    [{ STAFF_PORT: 'abc' }, 'STAFF_PORT must be a port number.'],
    [{ PARTNER_PORT: '70000' }, 'PARTNER_PORT must be a port number.'],
    [{ API_URL: 'localhost:4000' }, 'API_URL must be an address such as http://localhost:4000.'],
    [
      { TRUSTED_PROXY: 'proxy' },
      'TRUSTED_PROXY must be addresses and networks such as 10.0.0.5, 10.1.0.0/16.',
    ],
    [{ REGISTRY_KEYS: `${key} short` }, 'REGISTRY_KEYS must be public keys'],
    [
      { STAFF_URL: 'https://example.com/office' },
      'STAFF_URL must be an address without a path, such as https://office.example.com: each shell needs a host name of its own.',
    ],
    [{ API_BASE_URL: 'api' }, 'API_BASE_URL must be an address such as http://localhost:4000.'],
  ])('is refused with the name of the variable: %j', (environment, message) => {
    expect(() => readEnvironment(environment)).toThrow(message);
  });
});
