import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runtimeLayers } from '@itinera/shared/federation/shares';
import { isAlone, root, sharedFolder } from '../workspace/paths';

const ignored = /(^|[\\/])(node_modules|dist|\.[^\\/]*)$|\.test\.tsx?$|\.md$/;

function filesBelow(path: string): string[] {
  if (ignored.test(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** A hash of the files' content: twelve hexadecimal digits. */
export function hashOf(paths: string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(resolve(root, path)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

/** In a repository of its own, a remote has its lockfile among its own files. */
const lockfile = isAlone ? [] : ['pnpm-lock.yaml'];
const toolchain = [
  ...lockfile,
  join(sharedFolder, 'tsconfig.base.json'),
  join(sharedFolder, 'package.json'),
  fileURLToPath(new URL('.', import.meta.url)),
];

const sharedFolders = (without: string[]) =>
  readdirSync(join(sharedFolder, 'src'))
    .filter((name) => !without.includes(name))
    .map((name) => join(sharedFolder, 'src', name));

/** Layers that only remotes and tests contain. */
const notOfShell = ['kinds', 'record', 'testing', 'server'];

export const inputsOfShell = () => [
  ...toolchain,
  'shell/src',
  'shell/package.json',
  'shell/rspack.config.ts',
  ...sharedFolders(notOfShell),
];

/** Without the layers of the shell: a remote contains none of their code. */
export const inputsOfRemote = (folder: string) => [
  ...toolchain,
  folder,
  ...sharedFolders([...runtimeLayers, 'testing', 'server']),
];

export const inputsOfApi = () => [
  'pnpm-lock.yaml',
  'api',
  'shared/package.json',
  ...sharedFolders([...runtimeLayers, 'kinds', 'record', 'testing', 'federation']),
];

export const inputsOfShellServer = () => [
  'pnpm-lock.yaml',
  'shell/server',
  'shell/src/guard',
  'shell/src/reads',
  'shell/package.json',
  ...['contracts', 'routes', 'server'].map((name) => `shared/src/${name}`),
];
