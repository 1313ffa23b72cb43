import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Audience, RegistryDocument } from '@itinera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { ShellServerOptions } from '../options';
import { createShellServer } from '../shellServer';

export const page =
  '<html data-appearance="dark"><head><style nonce="itinera-nonce"></style><!--itinera:head--><script nonce="itinera-script-nonce">early()</script><!--itinera:snapshot<style nonce="itinera-nonce"></style><script nonce="itinera-script-nonce">snapshot()</script>itinera:snapshot--></head><body data-frame="none">the shell<!--itinera:sign-in--><style nonce="itinera-nonce"></style><form data-returning="false"></form><!--itinera:sign-in--></body></html>';
export const script = `console.log(${JSON.stringify('x'.repeat(3000))});`;

const preload = (...hrefs: string[]) => hrefs.map((href) => ({ href, integrity: 'sha384-abc' }));
const remote = (name: string, pages: Record<string, ReturnType<typeof preload>>, reads = {}) => [
  {
    url: `/remotes/${name}/1.0.0-a/remoteEntry.aaaaaaaa.js`,
    extras: { preload: pages, contributions: { tiles: [], records: [], reads } },
  },
];

/** Options of a test's deployment. */
interface Deployment {
  serial?: number;
  release?: string;
  note?: string;
}

export function registryDocument(
  audience: Audience,
  { serial = 1, release = '1.0.0-a', note = '' }: Deployment = {},
) {
  const expires = '2099-01-01T00:00:00.000Z';
  const hotels = remote(
    'mf_hotels',
    { hotels: preload('/remotes/mf_hotels/1.0.0-a/c/1.js') },
    {
      hotels: {
        path: '/api/hotels',
        query: { page: '1', per_page: '25', with: 'partners' },
        forPartner: { page: '1', per_page: '25' },
      },
    },
  );
  const admin = remote('mf_admin', { users: preload('/remotes/mf_admin/1.0.0-a/c/2.js') });
  const payload = {
    serial,
    expires,
    audience,
    note,
    host: {
      release,
      version: '1.0.0',
      previous: null,
      preload: { auth: preload('/shell/1.0.0-a/c/3.js') },
    },
    microFrontends: audience === 'staff' ? { mf_hotels: hotels, mf_admin: admin } : { mf_hotels: hotels },
  };
  return { payload: JSON.stringify(payload), serial, expires, signature: null } satisfies RegistryDocument;
}

/** The same for all shells; each refuses what is not for it. */
const documentsFor = (document: unknown) => ({ staff: document, partner: document });

export interface Site {
  app: FastifyInstance;
  options: ShellServerOptions;
  registryFile: string;
  write: (path: string, content: string | Buffer) => void;
  /** Replaces the document of each shell, or with a text the whole file. */
  deploy: (document: unknown) => void;
  close: () => Promise<void>;
}

/** A server with a small deployment in a temporary folder. */
export async function openSite(
  audience: Audience,
  apiUrl = 'http://127.0.0.1:9',
  limits: ShellServerOptions['limits'] = {},
  registryKeys: readonly string[] = [],
  devOrigins: string[] = [],
): Promise<Site> {
  const dist = mkdtempSync(join(tmpdir(), 'itinera-site-'));
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
  };
  const registryFile = join(dist, 'live.json');
  const deploy = (document: unknown) =>
    writeFileSync(
      registryFile,
      typeof document === 'string' ? document : JSON.stringify({ documents: documentsFor(document) }),
    );

  write('shell/1.0.0-a/index.html', page);
  write('shell/1.0.0-a/release.json', '{}');
  write('shell/1.0.0-a/main.eeeeeeee.js', script);
  write('shell/1.0.0-a/main.eeeeeeee.js.br', brotliCompressSync(script));
  for (const name of ['mf_hotels', 'mf_admin']) {
    write(`remotes/${name}/1.0.0-a/release.json`, '{}');
    write(`remotes/${name}/1.0.0-a/remoteEntry.aaaaaaaa.js`, script);
  }
  write('secret.aaaaaaaa.js', 'secret');
  deploy(registryDocument(audience));

  const options: ShellServerOptions = {
    audience,
    dist,
    registryFile,
    registryKeys,
    apiUrl,
    apiBaseUrl: '',
    url: 'http://localhost:3000',
    otherShell: 'http://localhost:3001',
    devOrigins,
    limits,
  };
  const app = await createShellServer(options);
  const close = async () => {
    await app.close();
    rmSync(dist, { recursive: true });
  };
  return { app, options, registryFile, write, deploy, close };
}
