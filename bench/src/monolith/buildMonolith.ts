import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { rspack, type Configuration } from '@rspack/core';
import { bundle } from '../../../tools/src/release/bundle';
import { compressBelow } from '../../../tools/src/release/compress';
import { configOf, shell } from '../../../tools/src/workspace/apps';
import { monolithDist, monolithRelease } from './folders';
import { writeRegistry } from './writeRegistry';

const everyRemote = fileURLToPath(new URL('./everyRemote.ts', import.meta.url));
const nothing = fileURLToPath(new URL('./nothing.ts', import.meta.url));

/** Builds shell and remotes as one bundle: the shell's configuration without federation, with the bundler's default splitting. */
export async function buildMonolith(): Promise<void> {
  const outputPath = `${monolithDist}/shell/${monolithRelease}`;
  await rm(monolithDist, { recursive: true, force: true });
  const config = await configOf(shell);
  await bundle(withoutFederation(config({ release: monolithRelease, outputPath })));
  await compressBelow(outputPath);
  await writeRegistry([]);
}

function withoutFederation(config: Configuration): Configuration {
  const plugins = config.plugins ?? [];
  const others = plugins.filter((plugin) => plugin && plugin.constructor.name !== 'ModuleFederationPlugin');
  if (others.length !== plugins.length - 1)
    throw new Error('The shell has not one ModuleFederationPlugin any more.');
  const replaced = [
    new rspack.NormalModuleReplacementPlugin(/\/loadRemote$/, everyRemote),
    new rspack.NormalModuleReplacementPlugin(/\/(provide|recover|recovery)$/, nothing),
  ];
  return { ...config, plugins: [...others, ...replaced] };
}
