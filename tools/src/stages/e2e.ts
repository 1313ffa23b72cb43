import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../build';
import { provideHeadlessChromium } from '../provide/chromium';
import { Failure } from '../workspace/failure';
import { root } from '../workspace/paths';
import { runNode } from './command';
import { problemsOfPlaywright, type PlaywrightProblems } from './problems';
import { endedParts, journeyPart } from './resume/endedParts.mjs';
import { isResumable, withEarlier } from './resume/withEarlier';
import { withExitCode, type Result, type Stage } from './stage';

interface PlaywrightReport extends PlaywrightProblems {
  stats: { expected: number; flaky: number; unexpected: number };
}

/** Runs the journeys in a real browser on what `build` makes: files with one of the words in their name, or all. */
export const e2e = (words: string[]): Stage => ({
  name: 'end to end',
  run: () => withEarlier(isJourney, () => run(words)),
});

const cwd = `${root}e2e`;
const isJourney = (part: string) => part.endsWith('.spec.ts');

async function run(words: string[]): Promise<Result> {
  if (!existsSync(`${cwd}/playwright.config.ts`)) throw new Failure('e2e has no playwright.config.ts.');
  const files = isResumable() ? journeysLeft() : words;
  if (isResumable() && files.length === 0) return { passed: 0, failed: 0 };
  const browser = await provideHeadlessChromium();
  await build([]);
  const folder = await mkdtemp(join(tmpdir(), 'itinera-e2e-'));
  try {
    const output = join(folder, 'report.json');
    const reporters = ['list', 'json', ...(isResumable() ? [recorder] : [])];
    const code = await runNode(
      [`${cwd}/node_modules/@playwright/test/cli.js`, 'test', `--reporter=${reporters.join(',')}`, ...files],
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
}

const recorder = `${root}tools/src/stages/resume/playwrightReporter.mjs`;

/** Files of journeys that have not passed in this run, as patterns that match nothing else. */
function journeysLeft(): string[] {
  const ended = endedParts();
  return readdirSync(`${cwd}/tests`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts') && ended.get(journeyPart(`/tests/${file}`))?.failed !== 0)
    .map((file) => `/tests/${file.replaceAll('.', '\\.')}$`);
}
