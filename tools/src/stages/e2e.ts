import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../build';
import { provideChromium } from '../provide/chromium';
import { Failure } from '../workspace/failure';
import { root } from '../workspace/paths';
import { runNode } from './command';
import type { Stage } from './stage';

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
}

/** Runs the journeys in a real browser on what `build` makes: files with one of the words in their name, or all. */
export const e2e = (words: string[]): Stage => ({
  name: 'end to end',
  async run() {
    const cwd = `${root}e2e`;
    if (!existsSync(`${cwd}/playwright.config.ts`)) throw new Failure('e2e has no playwright.config.ts.');
    const browser = await provideChromium();
    await build([]);
    const folder = await mkdtemp(join(tmpdir(), 'itinera-e2e-'));
    try {
      const output = join(folder, 'report.json');
      const code = await runNode(
        [`${cwd}/node_modules/@playwright/test/cli.js`, 'test', '--reporter=list,json', ...words],
        { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: output },
        cwd,
      );
      const { stats }: PlaywrightReport = JSON.parse(await readFile(output, 'utf8'));
      const failed = stats.unexpected === 0 && code !== 0 ? 1 : stats.unexpected;
      return { passed: stats.expected + stats.flaky, failed };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});
