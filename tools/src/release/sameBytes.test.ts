import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { root } from '../workspace/paths';

const sources = join(root, 'mf-geography');
const places = ['here', 'there'].map((name) => mkdtempSync(join(tmpdir(), `itinera-${name}-`)));
afterAll(() => places.forEach((place) => rmSync(place, { recursive: true })));

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Builds a remote in a folder. Returns the hash of each file. */
function buildIn(folder: string): Record<string, string> {
  for (const name of ['src', 'package.json', 'rspack.config.ts'])
    cpSync(join(sources, name), join(folder, name), { recursive: true });
  symlinkSync(join(sources, 'node_modules'), join(folder, 'node_modules'));
  const output = join(folder, 'built');
  const rspack = join(root, 'shell/node_modules/@rspack/cli/bin/rspack.js');
  execFileSync(process.execPath, [rspack, 'build', '--env', 'release=same', '--output-path', output], {
    cwd: folder,
    stdio: 'pipe',
  });
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(output, name)).isFile())
    .sort();
  return Object.fromEntries(files.map((name) => [name, hashOf(join(output, name))]));
}

test('builds are reproducible: the same sources give the same bytes in every folder', () => {
  const [here = '', there = ''] = places;
  const built = buildIn(here);
  expect(Object.keys(built).length).toBeGreaterThan(5);
  expect(buildIn(join(there, 'one folder/100%20/deeper'))).toEqual(built);
});
