import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { providePostgres } from '../provide/postgres';
import { root } from '../workspace/paths';
import { exitCodeOf, startNode } from './command';
import { filesOfEndedWorkers } from './endedWorkers';
import { problemsOfJest } from './problems';
import { isResumable, withEarlier } from './resume/withEarlier';
import { sum, withExitCode, type Result, type Stage } from './stage';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: (Parameters<typeof filesOfEndedWorkers>[0][number] &
    Parameters<typeof problemsOfJest>[0][number])[];
}
interface Run {
  code: number;
  report: JestReport;
}

/** Plugins of the API import ES modules dynamically, which under Jest needs this flag of Node. */
const jest = [
  '--experimental-vm-modules',
  '--no-warnings',
  `${root}node_modules/jest/bin/jest.js`,
  '--silent',
  '--json',
  // One more than there are cores: many tests wait for a timer, a process or the database.
  `--maxWorkers=${availableParallelism() + 1}`,
  // Memory left over from earlier files slows a worker down; a fresh one costs a second.
  '--workerIdleMemoryLimit=1GB',
];
/** In a run that can be stopped: what has passed before is skipped, and what ends is recorded. */
const resuming = [
  '--reporters=default',
  `--reporters=${root}tools/src/stages/resume/jestReporter.mjs`,
  `--testSequencer=${root}tools/src/stages/resume/jestSequencer.mjs`,
  '--passWithNoTests',
];
const TIME_TO_END_MS = 20_000;

/**
 * Runs all Jest projects. Tests that depend on the database run on both engines; in the full run, all tests of the API do. With words, only
 * tests whose path contains one of them run.
 */
export const unit = (words: string[]): Stage => ({
  name: 'unit',
  run: () => withEarlier(isUnit, () => run(words)),
});

const isUnit = (part: string) => part.includes('.test.ts');

async function run(words: string[]): Promise<Result> {
  const postgres = await providePostgres();
  try {
    const first = await runJest(isResumable() ? [...resuming, ...words] : words, postgres.url);
    const again = filesOfEndedWorkers(first.report.testResults);
    if (again.length === 0) return resultOf(first);
    console.error(`Run again, because their worker process ended:\n${again.join('\n')}`);
    const second = await runJest(['--runTestsByPath', ...again], postgres.url);
    const { passed, failed, problems } = sum([resultOf(first, again), resultOf(second)]);
    const note = `${again.length} files run again, because their worker process ended`;
    return { passed, failed, note, problems };
  } finally {
    await postgres.stop();
  }
}

async function runJest(args: string[], databaseUrl: string): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), 'itinera-unit-'));
  try {
    const output = join(folder, 'report.json');
    const { ITINERA_TEST = 'short' } = process.env;
    const child = startNode([...jest, `--outputFile=${output}`, ...args], {
      TEST_DATABASE_URL: databaseUrl,
      ITINERA_TEST,
    });
    const exit = exitCodeOf(child);
    const code = await Promise.race([exit, leftOpen(output, exit)]);
    child.kill('SIGKILL');
    return { code, report: JSON.parse(await readFile(output, 'utf8')) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The result without those files, which are run again. */
function resultOf({ code, report }: Run, except: string[] = []): Result {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = report;
  const failed = numFailedTests + numRuntimeErrorTestSuites - except.length;
  const problems = problemsOfJest(
    testResults.filter(({ name }) => !except.includes(name)),
    root,
  );
  return withExitCode({ passed: numPassedTests, failed, problems }, except.length > 0 ? 0 : code, 'Jest');
}

/** Jest would wait for ever for handles that a test left open: this ends it and counts as a failure. */
async function leftOpen(output: string, exit: Promise<number>): Promise<number> {
  let ended = false;
  void exit.then(() => (ended = true));
  while (!ended && !existsSync(output)) await pause(500);
  await pause(TIME_TO_END_MS, undefined, { ref: false });
  if (!ended) console.error('Jest does not end: a test has left something open.');
  return 1;
}
