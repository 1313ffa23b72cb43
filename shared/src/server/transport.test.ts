import { expect, test } from '@jest/globals';
import { readNetworks, transportProblem } from './transport';

const served = {
  addresses: { STAFF_URL: 'https://office.example.com', PARTNER_URL: 'https://partners.example.com' },
  host: 'localhost',
  trustedProxy: [],
};

test.each<[string, Partial<Parameters<typeof transportProblem>[0]>, RegExp | undefined]>([
  ['behind a proxy on this machine', {}, undefined],
  ['behind a proxy that is named', { host: '0.0.0.0', trustedProxy: ['10.0.0.5'] }, undefined],
  ['on every other loopback address', { host: '127.0.0.2' }, undefined],
  ['without a proxy', { host: '0.0.0.0' }, /^HOST, TRUSTED_PROXY: .*Listen on localhost, or name/],
  [
    'at an address without TLS',
    { addresses: { STAFF_URL: 'http://office.example.com' } },
    /^STAFF_URL: .*https/,
  ],
  ['at no address', { addresses: { PARTNER_URL: undefined } }, /^PARTNER_URL: .*https/],
])('production %s', (_where, differs, problem) => {
  const found = transportProblem({ ...served, ...differs });
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeUndefined();
});

test.each<[string, string[] | undefined]>([
  ['10.0.0.5', ['10.0.0.5']],
  ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
  ['10.0.0.0/33', undefined],
  ['proxy.example.com', undefined],
  ['', undefined],
])('the networks of %j', (text, networks) => expect(readNetworks(text)).toEqual(networks));
