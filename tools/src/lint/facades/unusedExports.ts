import { runtimeLayers } from '@itinera/shared/federation/shares';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedNames } from './exportedNames';
import { importedNames } from './importedNames';

/** Packages whose files count as users. Tests don't count, but the test kit (`src/testing`) does. */
const packages = /^(shared|shell|mf-.+)$/;
const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);

const sourcesIn = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => packages.test(name))
    .map((name) => join(root, name, 'src'))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(isSource)
        .map((path) => join(folder, path)),
    );

/**
 * Exports of shared layers that nobody imports. A layer is provided as a whole, because what remotes will use of it is unknown at build
 * time: everybody downloads each export.
 */
export function unusedExports(root: string): string[] {
  const used = new Set<string>();
  for (const file of sourcesIn(root))
    for (const { from, name } of importedNames(readFileSync(file, 'utf8'), file)) used.add(`${from} ${name}`);
  return runtimeLayers
    .map((layer) => ({ layer, facade: `shared/src/${layer}/index.ts` }))
    .filter(({ facade }) => existsSync(join(root, facade)))
    .flatMap(({ layer, facade }) =>
      exportedNames(join(root, facade))
        .filter((name) => !used.has(`@itinera/shared/${layer} ${name}`))
        .map((name) => `${facade} exports ${name}, which nobody imports.`),
    );
}
