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

export default {
  projects: [
    screens('shared'),
    screens('shell'),
    screens('mf-hotels'),
    screens('mf-bookings'),
    screens('mf-geography'),
    screens('mf-admin'),
    { ...node('shell'), displayName: 'shell/server', rootDir: 'shell/server' },
    node('tools'),
    { ...node('api'), displayName: 'api on pglite', globals: { ENGINE: 'pglite' } },
    { ...node('api'), displayName: 'api on postgres', globals: { ENGINE: 'postgres' } },
  ],
};
