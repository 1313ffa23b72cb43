import type {
  HostRelease,
  RegistryDocument,
  RegistryEntry,
  RegistryPayload,
} from '@itinera/shared/contracts';
import type { RemoteName } from '@itinera/shared/routes';
import type { Configuration } from '../base/configuration';
import { http, HttpResponse, server } from '@itinera/shared/testing';
import { built } from './entryOf';

export { entryOf } from './entryOf';

const hostRelease = (release = 's1'): HostRelease => ({
  release,
  version: '1.0.0',
  built,
  commit: 'abc1234',
  previous: null,
  preload: {},
});

type Offered = Partial<Record<RemoteName, RegistryEntry[]>>;

export function documentOf(microFrontends: Offered, host: string, serial: number): RegistryDocument {
  const expires = '2099-01-01T00:00:00.000Z';
  const payload: RegistryPayload = {
    serial,
    expires,
    audience: 'staff',
    host: hostRelease(host),
    microFrontends,
  };
  return { payload: JSON.stringify(payload), serial, expires, signature: null };
}

function writeData(id: string, value: object): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = id;
  element.textContent = JSON.stringify(value);
  document.head.append(element);
}

/**
 * Writes the registry into the page, and the keys that a later one must be signed by. Call it before importing modules of the shell,
 * which read it at once.
 */
export function writeRegistry(offered: Offered, registryKeys: string[] = [], host = 's1'): void {
  const configuration: Configuration = {
    audience: 'staff',
    apiBaseUrl: '',
    otherShell: '',
    firstReads: [],
    registryKeys,
  };
  writeData('configuration', configuration);
  writeData('registry', documentOf(offered, host, 1));
}

let published = 1;

/** Replaces the server's registry, which a page fetches again. */
export function deploy(offered: Offered, host = 's1', serial = (published += 1)): void {
  server.use(http.get('*/registry.json', () => HttpResponse.json(documentOf(offered, host, serial))));
}
