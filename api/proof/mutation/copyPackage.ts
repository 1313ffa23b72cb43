import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageFolder, root } from './folders';

// With package.json, without which its files are not ES modules.
const parts = ['package.json', 'src', 'testing', 'proof', 'migrations'];

export interface Copy {
  configFile: string;
  /** Changes one file; returns a function that reverts it. */
  change: (file: string, to: (source: string) => string) => () => void;
  remove: () => void;
}

interface Config {
  projects: { displayName?: unknown }[];
  testTimeout: number;
}

/** A copy of the package, so that mutations never touch the sources. */
export async function copyPackage(): Promise<Copy> {
  const { default: config }: { default: Config } = await import(`${root}jest.config.mjs`);
  const { projects, testTimeout } = config;
  const project = projects.find(({ displayName }) => displayName === 'api on pglite');
  const folder = mkdtempSync(join(tmpdir(), 'itinera-mutants-'));
  const copy = join(folder, 'api');
  mkdirSync(copy);
  for (const part of parts) cpSync(join(packageFolder, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  symlinkSync(join(packageFolder, 'node_modules'), join(copy, 'node_modules'));
  const configFile = join(folder, 'jest.config.json');
  // The template databases are created once for all runs.
  writeFileSync(
    configFile,
    JSON.stringify({
      ...project,
      testTimeout,
      rootDir: copy,
      globalSetup: undefined,
      globalTeardown: undefined,
    }),
  );

  return {
    configFile,
    change(file, to) {
      const path = join(copy, file);
      const source = readFileSync(path, 'utf8');
      writeFileSync(path, to(source));
      return () => writeFileSync(path, source);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
