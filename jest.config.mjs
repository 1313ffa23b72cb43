import { projectsOf, sandboxInjectedGlobals, transform } from './shared/src/testing/jest.mjs';

const at = (folder) => projectsOf(new URL(`${folder}/`, import.meta.url));

const node = (name, options = {}) => ({
  displayName: name,
  rootDir: name,
  transform,
  sandboxInjectedGlobals,
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  ...options,
});

/**
 * What `npm test` runs of the API on both engines: what one of them could do differently. All else is decided above the engines and
 * runs on PostgreSQL; on PGlite the journeys in the browser use it, and `npm run test:full` runs everything on both.
 */
const dependsOnEngine = [
  // Statements, transactions, turns, policies and migrations. Copies have both engines in the run on PostgreSQL.
  'src/db/pglite/**',
  'src/db/{fairTurns,migrate,rowLevelSecurity,search}',
  // Plans of lists, and what a search finds.
  'src/rest/{sortedByIndex,typeAhead}',
  // Locks and leases.
  'src/audit/chain',
  'src/jobs/**',
  'src/modules/bookings/rooms/{lastRoom,roomsOfServers}',
  // A full disk, and a killed process.
  'src/app/refuseWritesWhenFull',
  'proof/kills',
  // Sequences of commands, of which both engines must answer the same.
  'proof/sequences/**',
];

/** The API's tests run on either engine; only what an engine's own folder tests stays with it. */
const api = (engine, elsewhere, files = ['**']) => ({
  ...node('api'),
  displayName: `api on ${engine}`,
  testEnvironment: '<rootDir>/testing/jest/environment.ts',
  runtime: '<rootDir>/testing/jest/runtime.mjs',
  // These speed up a context of its own.
  sandboxInjectedGlobals: [],
  globals: { ENGINE: engine },
  globalSetup: `<rootDir>/testing/${engine}/globalSetup.ts`,
  globalTeardown: `<rootDir>/testing/${engine}/globalTeardown.ts`,
  testMatch: files.map((file) => `<rootDir>/${file}${file.endsWith('**') ? '/*' : ''}.test.ts`),
  testPathIgnorePatterns: ['/node_modules/', '/dist/', elsewhere],
});

/** One run for the whole workspace: a project per package and environment. */
export default {
  // How long is given up after, not how long something may take: a slow machine is no failure, and `bench` measures times. At a load of
  // 20 on two cores the hooks that fill a database took more than two minutes.
  testTimeout: 300_000,
  projects: [
    ...['shared', 'shell', 'mf-hotels', 'mf-bookings', 'mf-geography', 'mf-admin'].flatMap(at),
    {
      ...node('shell/server'),
      // Fastify's plugins require these ES modules, which Node can do and Jest can't.
      transformIgnorePatterns: ['/node_modules/\\.pnpm/(?!(content-disposition|cookie)@)'],
      // Its compression declares `Promise` and others again.
      sandboxInjectedGlobals: [],
    },
    node('tools'),
    node('e2e'),
    api('pglite', '/src/db/postgres/', process.env.ITINERA_TEST === 'short' ? dependsOnEngine : undefined),
    api('postgres', '/src/db/pglite/'),
  ],
};
