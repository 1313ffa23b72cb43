/** One run for the whole workspace: a project per package, jsdom where screens are tested. */
const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

const screens = (name) => ({
  displayName: name,
  rootDir: name,
  transform,
  testEnvironment: '@itinera/shared/testing/environment',
  setupFilesAfterEnv: ['@itinera/shared/testing/setup'],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
});

const node = (name, options = {}) => ({
  displayName: name,
  rootDir: name,
  transform,
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  ...options,
});

/** The API's tests run on either engine; only what an engine's own folder tests stays with it. */
const api = (engine, otherEngine) => ({
  ...node('api'),
  displayName: `api on ${engine}`,
  globals: { ENGINE: engine },
  globalSetup: `<rootDir>/testing/${engine}/globalSetup.ts`,
  globalTeardown: `<rootDir>/testing/${engine}/globalTeardown.ts`,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', `/src/db/${otherEngine}/`],
  // Packages that are ES modules only.
  transformIgnorePatterns: [
    '/node_modules/\\.pnpm/(?!(jose|cookie@|@fastify\\+cookie|@sindresorhus\\+|escape-string-regexp))',
  ],
});

export default {
  projects: [
    screens('shared'),
    screens('shell'),
    screens('mf-hotels'),
    screens('mf-bookings'),
    screens('mf-geography'),
    screens('mf-admin'),
    {
      ...node('shell/server'),
      // Fastify's plugins require these ES modules, which Node can do and Jest can't.
      transformIgnorePatterns: ['/node_modules/\\.pnpm/(?!(content-disposition|cookie)@)'],
    },
    node('tools'),
    node('e2e'),
    api('pglite', 'postgres'),
    api('postgres', 'pglite'),
  ],
};
