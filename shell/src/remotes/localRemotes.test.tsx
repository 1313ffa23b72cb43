import { beforeEach, expect, jest, test } from '@jest/globals';
import type { RegistryPayload } from '@itinera/shared/contracts';
import { documentOf, entryOf } from '../testing/registry';

const live: RegistryPayload = JSON.parse(
  documentOf({ mf_hotels: [entryOf('mf_hotels', 'h2'), entryOf('mf_hotels', 'h1')] }, 's1', 1).payload,
);

/** Registry of a page that is loaded at an address. */
async function registryAt(address: string): Promise<RegistryPayload> {
  window.history.replaceState(null, '', address);
  jest.resetModules();
  return (await import('./localRemotes')).withLocalRemotes(live);
}
const urlsIn = ({ microFrontends }: RegistryPayload) => microFrontends.mf_hotels?.map(({ url }) => url);

beforeEach(() => localStorage.clear());

test('a remote served by a developer replaces the live one, until the address clears it', async () => {
  const [release] = (await registryAt('/hotels?page=2&remotes=mf_hotels@http://localhost:3101'))
    .microFrontends.mf_hotels ?? [undefined];
  expect(release).toMatchObject({
    url: 'http://localhost:3101/remoteEntry.js',
    metadata: { integrity: '' },
    extras: { release: 'development', preload: {} },
  });
  expect(window.location.search).toBe('?page=2');
  expect(urlsIn(await registryAt('/'))).toEqual(['http://localhost:3101/remoteEntry.js']);
  expect(urlsIn(await registryAt('/?remotes='))).toHaveLength(2);
  expect(await registryAt('/')).toEqual(live);
});

test('a remote that this shell does not offer is not added', async () => {
  expect(await registryAt('/?remotes=mf_admin@http://localhost:3104,mf_cruises@http://localhost:1')).toEqual(
    live,
  );
});

test('a shell for production ignores local remotes', async () => {
  localStorage.setItem('itinera:remotes', '{"mf_hotels":"http://localhost:3101/remoteEntry.js"}');
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  expect(await registryAt('/?remotes=mf_hotels@http://localhost:3101')).toEqual(live);
  expect(window.location.search).toBe('?remotes=mf_hotels@http://localhost:3101');
  jest.restoreAllMocks();
});
