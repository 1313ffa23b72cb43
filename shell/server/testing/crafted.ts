import { createHash } from 'node:crypto';
import type { RegistryDocument, RegistryPayload } from '@itinera/shared/contracts';
import { newRegistryKey, publicKeyOf, signRegistry } from '@itinera/shared/server';

const key = newRegistryKey();
export const publicKey = publicKeyOf(key);

const file = (href: string) => ({ href, integrity: 'sha256-YWJj' });

/** Payload of a deployment with serial 10. */
const payload = (serial = 10): RegistryPayload => ({
  serial,
  expires: '2099-01-01T00:00:00.000Z',
  audience: 'staff',
  host: {
    release: '1.0.0-a',
    version: '1.0.0',
    built: '2026-11-20T00:00:00.000Z',
    commit: 'abc',
    previous: null,
    preload: { auth: [file('/shell/1.0.0-a/c/3.js')] },
  },
  microFrontends: {
    mf_hotels: [
      {
        url: '/remotes/mf_hotels/1.0.0-a/remoteEntry.aaaaaaaa.js',
        metadata: { version: '1.0.0', integrity: 'sha256-YWJj' },
        deployment: { traffic: 100, default: true },
        extras: {
          contract: 1,
          requires: {},
          pages: ['hotels'],
          preload: { hotels: [file('/remotes/mf_hotels/1.0.0-a/c/1.js')] },
          contributions: { tiles: [], records: [] },
          audience: ['staff'],
          release: '1.0.0-a',
          team: 'hotels',
          built: '2026-11-20T00:00:00.000Z',
          commit: 'abc',
        },
      },
    ],
  },
});

function signed(content: object, by = key): RegistryDocument {
  const text = JSON.stringify(content);
  return { payload: text, serial: 0, expires: '', signature: signRegistry(text, by) };
}

export const good = (serial?: number): RegistryDocument => signed(payload(serial));

/** A document from a deployment eleven months ago. */
export const expiringIn = (days: number): RegistryDocument =>
  signed({ ...payload(11), expires: new Date(Date.now() + days * 24 * 3600 * 1000).toISOString() });

/** A document with the hash of the shell's document. */
export const ofDocument = (document: string, serial: number): RegistryDocument => {
  const integrity = `sha256-${createHash('sha256').update(document).digest('base64')}`;
  return signed(altered(({ host }) => Object.assign(host, { integrity }), serial));
};

const altered = (alter: (content: RegistryPayload) => void, serial = 11) => {
  const content = payload(serial);
  alter(content);
  return content;
};
const entryOf = ({ microFrontends }: RegistryPayload) => {
  const [entry] = microFrontends.mf_hotels ?? [];
  if (!entry) throw new Error('The model has no remote.');
  return entry;
};

/** Manipulated registries, each with the reason of its refusal. */
export const crafted: [what: string, reason: string, document: unknown][] = [
  [
    'changed after it was signed',
    'signature',
    { ...good(11), payload: JSON.stringify(altered(({ host }) => (host.release = '6.6.6'))) },
  ],
  ['without a signature', 'signature', { ...good(11), signature: null }],
  ['signed by another key', 'signature', signed(payload(11), newRegistryKey())],
  ['older than the one in use', 'serial', good(9)],
  ['expired', 'expired', signed(altered((content) => (content.expires = '2026-01-01T00:00:00.000Z')))],
  [
    'without a field',
    'shape',
    signed(altered((content) => Object.assign(entryOf(content).metadata, { integrity: undefined }))),
  ],
  ['for another audience', 'shape', signed(altered((content) => (content.audience = 'partner')))],
  [
    'with code of another origin',
    'origin',
    signed(altered((content) => (entryOf(content).url = 'https://evil.example/remotes/mf_hotels/a.js'))),
  ],
  [
    'with code from the folder of another remote',
    'origin',
    signed(altered((content) => (entryOf(content).url = '/remotes/mf_hotels/../mf_admin/a.js'))),
  ],
  [
    'with another hash for the same release',
    'integrity',
    signed(altered((content) => (entryOf(content).metadata.integrity = 'sha256-ZGVm'))),
  ],
];

/** A truncated document. */
export const truncated = JSON.stringify(good(11)).slice(0, -40);
