import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Share keys: modules that exist once per page. `eager` layers are in the shell's first file; a `lazy` one is a chunk of the shell,
 * loaded by the first page that needs it. Others (contracts, routes, format) are stateless and bundled into each remote.
 */
const libraries = ['react', 'react-dom', 'react/jsx-runtime', '@emotion/react', '@emotion/styled'];
const eagerLayers = ['state', 'data', 'router', 'ui', 'remote'];
const lazyLayers = [
  'schema',
  'ui-more',
  'forms',
  'choices',
  'pickers',
  'grid',
  'sheet',
  'imports',
  'reorder',
  'charts',
];

const keyOf = (layer: string) => `@itinera/shared/${layer}`;

/** Folders of `shared/src` that a remote never bundles, because the shell provides them at run time. */
export const runtimeLayers = [...eagerLayers, ...lazyLayers];
export const lazyLayerKeys = lazyLayers.map(keyOf);

type Side = 'host' | 'remote';

export function sharesOf(side: Side) {
  const eager = [...libraries, ...eagerLayers.map(keyOf)];
  return Object.fromEntries([
    ...eager.map((key) => [key, once(side, key, true)]),
    ...lazyLayerKeys.map((key) => [key, once(side, key, false)]),
  ]);
}

/**
 * `strictVersion` makes a remote built for another major fail to load instead of running on the wrong code.
 */
function once(side: Side, key: string, eager: boolean) {
  const version = installedVersion(key);
  return {
    singleton: true,
    strictVersion: true,
    version,
    requiredVersion: rangeOf(version),
    eager: side === 'host' && eager,
    ...(side === 'remote' && { import: false as const }),
  };
}

/** The range that a package built now requires of the shell: the same major, and at least this minor. */
function rangeOf(version: string) {
  const [major, minor] = version.split('.');
  return `^${major}.${minor}.0`;
}

/** Passed to the bundler because the manifests say only `catalog:`. */
function installedVersion(key: string): string {
  const name = key.split('/', key.startsWith('@') ? 2 : 1).join('/');
  const file =
    name === '@itinera/shared'
      ? new URL('../../package.json', import.meta.url)
      : createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}

const shared = installedVersion('@itinera/shared');

/** The shared layers as this shell provides them, and the range that a remote built with it requires. */
export const sharedLayers = { version: shared, range: rangeOf(shared) };
