import { webcrypto } from 'node:crypto';
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { http, HttpResponse, server } from '@itinera/shared/testing';
import { crafted, good, publicKey, truncated } from '../../server/testing/crafted';
import { writeRegistry } from '../testing/registry';
import type * as RegistryModule from '../remotes/registry';

let registry: typeof RegistryModule;
const serial = 10;

beforeAll(async () => {
  writeRegistry({}, [publicKey], '1.0.0-a');
  registry = await import('../remotes/registry');
});
beforeEach(async () => {
  jest.restoreAllMocks();
  jest.spyOn(console, 'error').mockReturnValue();
  // jsdom has no Web Crypto.
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  await fetched(good());
});

/** Fetches a document of the server, and returns the serial in use. */
async function fetched(document: unknown): Promise<number> {
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  server.use(http.get('*/registry.json', () => HttpResponse.text(text)));
  await registry.refetchRegistry();
  return registry.registrySerial();
}
const refusal = () => jest.mocked(console.error).mock.calls.at(-1)?.[1];

// Each starts from serial 10; those with a higher one are all refused.
test.each(crafted)('a page does not use a registry %s (%s)', async (_, reason, document) => {
  expect(await fetched(document)).toBe(serial);
  expect(refusal()).toMatchObject({ name: 'RegistryRefused', reason });
  expect(registry.releasesOf('mf_hotels').map(({ extras }) => extras.release)).toEqual(['1.0.0-a']);
});

test('a page does not use a truncated registry', async () => {
  expect(await fetched(truncated)).toBe(serial);
  expect(refusal()).toBeInstanceOf(SyntaxError);
});

test('a browser without Ed25519 keeps what its server has verified', async () => {
  const { subtle } = webcrypto;
  jest
    .spyOn(subtle, 'importKey')
    .mockRejectedValue(new DOMException('Unrecognized name.', 'NotSupportedError'));
  expect(await fetched(good(11))).toBe(serial);
  expect(refusal()).toMatchObject({ reason: 'signature' });
});

test('a page uses a newer signed registry', async () => {
  expect(await fetched(good(12))).toBe(12);
});
