import { projectsOf, transform } from './shared/src/testing/jest.mjs';

const at = (folder) => projectsOf(new URL(`${folder}/`, import.meta.url));

const node = (name, options = {}) => ({
  displayName: name,
  rootDir: name,
  transform,
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  ...options,
});

/**
 * What `npm test` runs of the API on PostgreSQL alone: rules above the engines. What an engine could do differently (plans,
 * search, policies, migrations, kills, copies, random calls) runs on both, and `npm run test:full` runs everything on both.
 */
const onOneEngine = [
  '/src/(base|http|people|identity|mail|storage|accounts|modules(?!/bookings/seats/selling)|seed|commands)/',
  '/src/main\\.',
  '/src/audit/(audit|changedFields)\\.',
  '/src/rest/(batch|embeds|entries|write)/',
  '/src/rest/(describeCalls|everyPage|resource|requireWay|statementsPerList)\\.',
  '/proof/(candidates|dryRuns|fields|foreignIds|moneyKeys|objects|priceSecrecy|quotes|undo)\\.',
  '/proof/lines/',
  '/proof/invariants/oracle\\.',
];

/** The API's tests run on either engine; only what an engine's own folder tests stays with it. */
const api = (engine, ...elsewhere) => ({
  ...node('api'),
  displayName: `api on ${engine}`,
  globals: { ENGINE: engine },
  globalSetup: `<rootDir>/testing/${engine}/globalSetup.ts`,
  globalTeardown: `<rootDir>/testing/${engine}/globalTeardown.ts`,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...elsewhere],
  // Packages that are ES modules only.
  transformIgnorePatterns: [
    '/node_modules/\\.pnpm/(?!(jose|cookie@|@fastify\\+cookie|@sindresorhus\\+|escape-string-regexp))',
  ],
});

/** One run for the whole workspace: a project per package and environment. */
export default {
  // How long is given up after, not how long something may take: a slow machine is no failure, and `bench` measures times.
  testTimeout: 120_000,
  projects: [
    ...['shared', 'shell', 'mf-hotels', 'mf-bookings', 'mf-geography', 'mf-admin'].flatMap(at),
    {
      ...node('shell/server'),
      // Fastify's plugins require these ES modules, which Node can do and Jest can't.
      transformIgnorePatterns: ['/node_modules/\\.pnpm/(?!(content-disposition|cookie)@)'],
    },
    node('tools'),
    node('e2e'),
    api('pglite', '/src/db/postgres/', ...(process.env.ITINERA_TEST === 'short' ? onOneEngine : [])),
    api('postgres', '/src/db/pglite/'),
  ],
};
