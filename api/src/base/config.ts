import { resolve } from 'node:path';
import { readBucket, readNetworks, transportProblem } from '@itinera/shared/server';
import * as z from 'zod/mini';
import { StartError } from './startError';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const postgresUrl = z.string().check(
  z.refine((value) => URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol), {
    error: 'Use an address such as postgresql://user:password@host:5432/itinera.',
  }),
);

const webAddress = z.string().check(
  z.refine(
    (value) =>
      URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).pathname === '/',
    {
      error: 'Use an address without a path, such as https://office.example.com.',
    },
  ),
);

const mailbox = z.string().check(
  z.refine((value) => /^([^<>\r\n"]* )?<?[^\s<>@"]+@[^\s<>@"]+>?$/.test(value), {
    error: 'Use an address such as Itinera <noreply@example.com>.',
  }),
);

const environment = z.object({
  API_PORT: z._default(
    z.string().check(
      z.refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, {
        error: 'Use a port from 0 to 65535.',
      }),
    ),
    '4000',
  ),
  HOST: z._default(z.string(), 'localhost'),
  TRUSTED_PROXY: z.optional(
    z.string().check(
      z.refine((value) => readNetworks(value) !== undefined, {
        error: 'Use addresses and networks, such as 10.0.0.5, 10.1.0.0/16.',
      }),
    ),
  ),
  DATABASE_URL: z.optional(postgresUrl),
  MIGRATION_DATABASE_URL: z.optional(postgresUrl),
  STORAGE_URL: z.optional(
    z.string().check(
      z.refine((value) => readBucket(value) !== undefined, {
        error: 'Use an address such as s3://key:secret@host/bucket?region=eu-central-1.',
      }),
    ),
  ),
  DATA_DIR: z._default(z.string(), '.data'),
  MIN_FREE_MB: z._default(
    z
      .string()
      .check(
        z.refine((value) => /^\d{1,7}$/.test(value), { error: 'Use a number of megabytes, such as 256.' }),
      ),
    '256',
  ),
  SEED: z.optional(z.enum(['demo', 'large', 'none'], { error: 'Use demo, large or none.' })),
  DEMO_PASSWORD: z._default(
    z.string().check(z.minLength(12, { error: 'Use at least 12 characters.' })),
    'itinera-demo-2026',
  ),
  STAFF_URL: z.optional(webAddress),
  PARTNER_URL: z.optional(webAddress),
  SMTP_URL: z.optional(
    z.string().check(
      z.refine((value) => URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol), {
        error: 'Use an address such as smtps://user:password@mail.example.com:465.',
      }),
    ),
  ),
  MAIL_FROM: z._default(mailbox, 'Itinera <noreply@itinera.example>'),
  SIGNUP: z._default(
    z.enum(['pending', 'invite', 'off'], { error: 'Use pending, invite or off.' }),
    'pending',
  ),
  STRICT_ADMIN: z._default(z.enum(['on', 'off'], { error: 'Use on or off.' }), 'off'),
  NODE_ENV: z._default(
    z.enum(['development', 'test', 'production'], { error: 'Use development, test or production.' }),
    'development',
  ),
  SESSION_SECRET: z.optional(
    z.string().check(z.minLength(32, { error: 'Use at least 32 random characters.' })),
  ),
  LOG_LEVEL: z._default(z.enum(logLevels, { error: `Use one of ${logLevels.join(', ')}.` }), 'warn'),
  BUILD_VERSION: z._default(z.string(), 'development'),
  BUILD_COMMIT: z._default(z.string(), 'unknown'),
});

export interface Config {
  port: number;
  host: string;
  /** Networks, besides this machine, whose proxies are trusted to name the client of a forwarded request. */
  trustedProxy: string[];
  databaseUrl: string | undefined;
  migrationDatabaseUrl: string | undefined;
  dataDir: string;
  /** When less is free, nothing is written to the disk of `dataDir`. */
  minFreeBytes: number;
  storageUrl: string | undefined;
  seed: 'demo' | 'large' | 'none';
  demoPassword: string;
  production: boolean;
  /** Addresses of the staff and partner shells, which links in mails start with. */
  staffUrl: string;
  partnerUrl: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  signup: 'pending' | 'invite' | 'off';
  /** Whether only admins manage users, instead of all staff. */
  strictAdmin: boolean;
  sessionSecret: string | undefined;
  logLevel: (typeof logLevels)[number];
  build: { version: string; commit: string };
}

type Environment = Record<string, string | undefined>;

/** Shells and compose files pass an empty variable for one that is not set. */
const withoutEmpty = (variables: Environment): Environment =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));

function refuseInProduction(config: Config, { STAFF_URL, PARTNER_URL }: Environment): void {
  if (config.databaseUrl === undefined) {
    throw new StartError(
      'DATABASE_URL: production needs a PostgreSQL server, because the embedded database does not survive a power failure. Set it.',
    );
  }
  if (config.seed !== 'none') {
    throw new StartError('SEED: production takes no demo accounts. Unset it, or set it to none.');
  }
  if (STAFF_URL === undefined || PARTNER_URL === undefined) {
    throw new StartError(
      'STAFF_URL, PARTNER_URL: mails in production need the addresses under which staff and partners open the product. Set both.',
    );
  }
  const { host, trustedProxy } = config;
  const problem = transportProblem({ addresses: { STAFF_URL, PARTNER_URL }, host, trustedProxy });
  if (problem) throw new StartError(problem);
}

export function readConfig(variables: Environment): Config {
  const parsed = environment.safeParse(withoutEmpty(variables));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartError(lines.join(' '));
  }
  const values = parsed.data;
  const config: Config = {
    port: Number(values.API_PORT),
    host: values.HOST,
    trustedProxy: readNetworks(values.TRUSTED_PROXY ?? '') ?? [],
    databaseUrl: values.DATABASE_URL,
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL,
    dataDir: resolve(values.DATA_DIR),
    minFreeBytes: Number(values.MIN_FREE_MB) * 1024 * 1024,
    storageUrl: values.STORAGE_URL,
    seed: values.SEED ?? (values.NODE_ENV === 'development' ? 'demo' : 'none'),
    demoPassword: values.DEMO_PASSWORD,
    production: values.NODE_ENV === 'production',
    staffUrl: new URL(values.STAFF_URL ?? 'http://localhost:3000').origin,
    partnerUrl: new URL(values.PARTNER_URL ?? 'http://partner.localhost:3001').origin,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    signup: values.SIGNUP,
    strictAdmin: values.STRICT_ADMIN === 'on',
    sessionSecret: values.SESSION_SECRET,
    logLevel: values.LOG_LEVEL,
    build: { version: values.BUILD_VERSION, commit: values.BUILD_COMMIT },
  };
  if (config.production) refuseInProduction(config, values);
  return config;
}
