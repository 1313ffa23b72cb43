import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { root } from '../workspace/paths';

/** What the first step of every command hands to npx. */
const fakeNpx = `#!/bin/sh
echo "$* NODE_ENV=$NODE_ENV" > "$RECORD"
echo "$SAYS" >&2
exit 1
`;

let parent: string;
beforeEach(() => void (parent = mkdtempSync(join(tmpdir(), 'itinera-run-'))));
afterEach(() => rmSync(parent, { recursive: true }));

/** Runs `npm start` of a checkout without packages, in a folder of that name. */
function start(name: string, environment: NodeJS.ProcessEnv = {}) {
  const folder = join(parent, name);
  mkdirSync(join(folder, 'tools/src'), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const file of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'tools/src/start.ts'])
    writeFileSync(join(folder, file), '');
  copyFileSync(`${root}tools/run.mjs`, join(folder, 'tools/run.mjs'));
  writeFileSync(join(parent, 'npx'), fakeNpx);
  chmodSync(join(parent, 'npx'), 0o755);
  const record = join(parent, 'record');
  const { stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'start'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: `${parent}${delimiter}${process.env.PATH}`,
      RECORD: record,
      SAYS: 'ERR_PNPM_X the reason',
      ...environment,
    },
  });
  return { stderr, handed: () => readFileSync(record, 'utf8') };
}

test('packages are those of development, whatever npm omits or runs', () => {
  const { handed } = start('a 100%20 b', {
    NODE_ENV: 'production',
    npm_config_omit: 'dev',
    npm_config_package: 'node@24',
  });
  expect(handed()).toMatch(/--package=pnpm@\S+ -- pnpm install --frozen-lockfile --prod=false NODE_ENV=\n/);
});

test('production that was meant stays', () => {
  expect(start('a', { NODE_ENV: 'production' }).handed()).toContain('NODE_ENV=production');
});

test('a folder that the bundler can’t build in is named, with what to do', () => {
  expect(start('a #1').stderr).toMatch(/has a # in it: .*a #1\/.*Rename the folder/s);
});

test('packages that can’t be installed are said with the reason, also one of an unknown form', () => {
  expect(start('a').stderr).toContain('Packages could not be installed: ERR_PNPM_X the reason');
  rmSync(join(parent, 'a'), { recursive: true });
  expect(start('a', { SAYS: 'sh: 1: npx: not found' }).stderr).toContain('not found');
});
