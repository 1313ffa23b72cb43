/** Projects for Jest, which reads this file directly: without a build step, so no TypeScript. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { bundleLibraries } from './libraries.mjs';

const { resolve } = createRequire(import.meta.url);

/** Compiles TypeScript and ES modules for Jest. */
export const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    resolve('@swc/jest'),
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

/**
 * What the language itself has, as parameters of each module: Jest runs them in a context in which each look-up of a global costs 0.2 µs,
 * and libraries do millions. Not what a test replaces, such as `Date`, nor what a library declares again, such as `URL`.
 */
export const sandboxInjectedGlobals = [
  'Object',
  'Array',
  'String',
  'Number',
  'Boolean',
  'Symbol',
  'BigInt',
  'Map',
  'Set',
  'WeakMap',
  'WeakSet',
  'Promise',
  'Proxy',
  'Reflect',
  'JSON',
  'Math',
  'RegExp',
  'Error',
  'TypeError',
  'RangeError',
  'Uint8Array',
];

/** Our own packages are sources, also in node_modules; one library is published as ES modules only. */
const transformIgnorePatterns = [
  '/node_modules/(?!(\\.pnpm/[^/]+/node_modules/)?(@itinera/[^/]+/src|saxen/dist)/)',
];

/** Screens, and other tests with a document or requests: `.test.tsx`, in jsdom. */
const screens = (name, rootDir) => ({
  displayName: name,
  rootDir,
  transform,
  transformIgnorePatterns,
  sandboxInjectedGlobals,
  testEnvironment: fileURLToPath(new URL('./environment.ts', import.meta.url)),
  setupFilesAfterEnv: [fileURLToPath(new URL('./setup.ts', import.meta.url))],
  testMatch: ['<rootDir>/src/**/*.test.tsx'],
  ...bundleLibraries(rootDir),
});

/** Pure rules: `.test.ts`, in Node, where a suite starts in a third of the time. */
const rules = (name, rootDir) => ({
  displayName: name,
  rootDir,
  transform,
  transformIgnorePatterns,
  sandboxInjectedGlobals,
  testMatch: ['<rootDir>/src/**/*.test.ts'],
});

/** Both kinds of projects of a package: `url` is the `import.meta.url` of its jest.config.mjs, or of its folder. */
export function projectsOf(url) {
  const folder = fileURLToPath(new URL('.', url));
  const { name } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
  const short = name.split('/').at(-1);
  return [screens(short, folder), rules(short, folder)];
}
