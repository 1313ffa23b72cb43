import { readFileSync } from 'node:fs';

/**
 * What exists once per page, by share key. `eager` layers are part of the shell's first file; a `lazy` one
 * is a chunk of the shell that the first page in need of it fetches. Whatever is not named here (contracts,
 * routes, format) is stateless and bundled into each remote.
 */
const libraries = ['react', 'react-dom', 'react/jsx-runtime', '@emotion/react', '@emotion/styled'];
const eagerLayers = ['state', 'data', 'router', 'ui', 'remote'];
const lazyLayers = ['ui-more', 'forms', 'grid'];

/** Folders of `shared/src` that a remote never bundles, because the shell provides them at run time. */
export const runtimeLayers = [...eagerLayers, ...lazyLayers];

const manifest: { version: string; dependencies: Record<string, string> } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
const [major, minor] = manifest.version.split('.');

type Side = 'host' | 'remote';

/** `strictVersion` makes a remote built for another major fail to load instead of running on the wrong code. */
const once = (side: Side, eager: boolean, version: object) => ({
  singleton: true,
  strictVersion: true,
  eager: side === 'host' && eager,
  ...version,
  ...(side === 'remote' && { import: false as const }),
});

const layer = (side: Side, eager: boolean) =>
  once(side, eager, { version: manifest.version, requiredVersion: `^${major}.${minor}.0` });

export function sharesOf(side: Side) {
  const share = (names: string[], options: object) => names.map((name) => [name, options] as const);
  const layers = (names: string[]) => names.map((name) => `@itinera/shared/${name}`);
  return Object.fromEntries([
    ...share(libraries, once(side, true, {})),
    ...share(layers(eagerLayers), layer(side, true)),
    ...share(layers(lazyLayers), layer(side, false)),
  ]);
}
