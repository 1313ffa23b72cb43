import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../build';
import { provideHeadlessChromium } from '../provide/chromium';
import { Failure } from '../workspace/failure';
import { root } from '../workspace/paths';
import { runNode } from './command';
import { problemsOfPlaywright, type PlaywrightProblems } from './problems';
import { withExitCode, type Stage } from './stage';

interface PlaywrightReport extends PlaywrightProblems {
  stats: { expected: number; flaky: number; unexpected: number };
}

/** Runs the journeys in a real browser on what `build` makes: files with one of the words in their name, or all. */
export const e2e = (words: string[]): Stage => ({
  name: 'end to end',
  async run() {
    const cwd = `${root}e2e`;
    if (!existsSync(`${cwd}/playwright.config.ts`)) throw new Failure('e2e has no playwright.config.ts.');
    const browser = await provideHeadlessChromium();
    await build([]);
    const folder = await mkdtemp(join(tmpdir(), 'itinera-e2e-'));
    try {
      const output = join(folder, 'report.json');
      const code = await runNode(
        [`${cwd}/node_modules/@playwright/test/cli.js`, 'test', '--reporter=list,json', ...words],
        { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: output },
        cwd,
      );
      const report: PlaywrightReport = JSON.parse(await readFile(output, 'utf8'));
      const { expected, flaky, unexpected } = report.stats;
      const problems = problemsOfPlaywright(report);
      return withExitCode({ passed: expected + flaky, failed: unexpected, problems }, code, 'Playwright');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});
