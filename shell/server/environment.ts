import { dirname, join } from 'node:path';
import { readNetworks, transportProblem } from '@itinera/shared/server';
import * as z from 'zod/mini';

const port = (fallback: number) =>
  z._default(
    z.pipe(
      z.string().check(
        z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
          error: 'must be a port number',
        }),
      ),
      z.transform((text) => Number(text)),
    ),
    fallback,
  );
const address = z.url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:4000' });

/** Shells are served at the root of a host name: their addresses, cookies and policies are those of a whole origin. */
const origin = address.check(
  z.refine((text) => URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, ''), {
    error:
      'must be an address without a path, such as https://office.example.com: each shell needs a host name of its own',
  }),
);

const shape = z.object({
  STAFF_PORT: port(3000),
  PARTNER_PORT: port(3001),
  API_PORT: port(4000),
  HOST: z._default(z.string(), 'localhost'),
  NODE_ENV: z._default(z.string(), 'development'),
  TRUSTED_PROXY: z.optional(
    z.string().check(
      z.refine((text) => readNetworks(text) !== undefined, {
        error: 'must be addresses and networks such as 10.0.0.5, 10.1.0.0/16',
      }),
    ),
  ),
  API_URL: z.optional(address),
  API_BASE_URL: z._default(z.union([address, z.literal('')]), ''),
  STAFF_URL: z.optional(origin),
  PARTNER_URL: z.optional(origin),
  DIST_DIR: z.optional(z.string()),
  REGISTRY_DIR: z.optional(z.string()),
  STATE_DIR: z.optional(z.string()),
  // Set by systemd, for a unit with StateDirectory.
  STATE_DIRECTORY: z.optional(z.string()),
  DEV_ORIGINS: z._default(z.string(), ''),
  REGISTRY_KEYS: z._default(
    z.string().check(
      z.refine((text) => keysIn(text).every((key) => /^[\w-]{43}$/.test(key)), {
        error: 'must be public keys as “npx itinera key” prints them, with spaces between',
      }),
    ),
    '',
  ),
});

const keysIn = (text: string) => text.split(' ').filter(Boolean);

/** Parses the environment; an error names the invalid variable. */
export function readEnvironment(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = shape.safeParse(given);
  if (error) {
    const [issue] = error.issues;
    throw new Error(`${issue?.path.join('.')} ${issue?.message}.`);
  }
  const { STAFF_URL, PARTNER_URL, HOST: host } = data;
  const trustedProxy = readNetworks(data.TRUSTED_PROXY ?? '') ?? [];
  const problem = transportProblem({ addresses: { STAFF_URL, PARTNER_URL }, host, trustedProxy });
  if (problem && data.NODE_ENV === 'production') throw new Error(problem);
  const registryKeys = keysIn(data.REGISTRY_KEYS);
  if (registryKeys.length === 0 && data.NODE_ENV === 'production')
    throw new Error(
      'REGISTRY_KEYS: production runs no code that nobody has signed for. Set it to what “npx itinera key” prints.',
    );
  const devOrigins = data.DEV_ORIGINS.split(' ').filter(Boolean);
  if (devOrigins.length > 0 && data.NODE_ENV === 'production')
    throw new Error('DEV_ORIGINS: production loads nothing from the machines of developers. Leave it out.');
  // The built server is in dist/shell-server.
  const dist = data.DIST_DIR ?? join(dirname(process.argv[1] ?? ''), '..');
  return {
    host,
    trustedProxy,
    dist,
    registryFolder: data.REGISTRY_DIR ?? `${dist}/registry`,
    stateFolder: data.STATE_DIR ?? data.STATE_DIRECTORY ?? '.data/shells',
    apiUrl: data.API_URL ?? `http://localhost:${data.API_PORT}`,
    apiBaseUrl: data.API_BASE_URL,
    registryKeys,
    devOrigins,
    shells: [
      {
        audience: 'staff',
        variable: 'STAFF_PORT',
        port: data.STAFF_PORT,
        url: data.STAFF_URL ?? `http://localhost:${data.STAFF_PORT}`,
      },
      {
        audience: 'partner',
        variable: 'PARTNER_PORT',
        port: data.PARTNER_PORT,
        url: data.PARTNER_URL ?? `http://localhost:${data.PARTNER_PORT}`,
      },
    ],
  } as const;
}
