import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { root } from '../../workspace/paths';
import { endedParts, recordPart, variable } from './endedParts.mjs';
import JestReporter from './jestReporter.mjs';
import SkippingSequencer from './jestSequencer.mjs';
import PlaywrightReporter from './playwrightReporter.mjs';
import { withEarlier } from './withEarlier';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'itinera-resume-'));
  file = join(folder, 'made', 'run.jsonl');
  process.env[variable] = file;
});
afterEach(() => {
  delete process.env[variable];
  rmSync(folder, { recursive: true });
});

const jestTest = (path: string, project = 'tools') => ({
  path: root + path,
  context: {
    config: { displayName: { name: project }, cacheDirectory: folder, id: project },
    hasteFS: { getSize: () => 1 },
  },
});

test('the last result of each part counts, and a line that was cut does not', () => {
  recordPart('a', { passed: 1, failed: 1 });
  recordPart('a', { passed: 2, failed: 0 });
  appendFileSync(file, '\n{"part":"b","pas');
  recordPart('c', { passed: 3, failed: 0 });
  expect([...endedParts().values()]).toEqual([
    { part: 'a', passed: 2, failed: 0 },
    { part: 'c', passed: 3, failed: 0 },
  ]);
});

test('Jest skips files that have passed on the same engine, and runs failed ones and those whose process ended again', () => {
  const reporter = new JestReporter();
  const passed = { numPassingTests: 4, numFailingTests: 0 };
  reporter.onTestFileResult(jestTest('api/a.test.ts', 'api on pglite'), passed);
  reporter.onTestFileResult(jestTest('api/b.test.ts'), { numPassingTests: 4, numFailingTests: 1 });
  reporter.onTestFileResult(jestTest('api/c.test.ts'), {
    numPassingTests: 0,
    numFailingTests: 0,
    testExecError: new Error('A jest worker process was terminated'),
  });
  const tests = [
    jestTest('api/a.test.ts', 'api on pglite'),
    jestTest('api/a.test.ts', 'api on postgres'),
    jestTest('api/b.test.ts'),
    jestTest('api/c.test.ts'),
  ];
  const left = new SkippingSequencer({ contexts: [], globalConfig: {} }).sort(tests);
  expect(left).toEqual(expect.arrayContaining(tests.slice(1)));
  expect(left).toHaveLength(3);
  expect(endedParts().get('api on pglite api/a.test.ts')).toMatchObject({ passed: 4 });
});

test('what ends after the run was stopped is not recorded', () => {
  const ppid = Object.getOwnPropertyDescriptor(process, 'ppid');
  Object.defineProperty(process, 'ppid', { value: 1, configurable: true });
  try {
    recordPart('a', { passed: 0, failed: 1 });
  } finally {
    Object.defineProperty(process, 'ppid', ppid ?? {});
  }
  expect(endedParts().size).toBe(0);
});

test('a file of journeys is recorded when all of it has ended, and not when it was interrupted', () => {
  const journey = (name: string, outcome = 'expected') => ({
    location: { file: `/clone/e2e/tests/${name}` },
    outcome: () => outcome,
  });
  const [one, two, cut] = [
    journey('a.spec.ts'),
    journey('a.spec.ts', 'unexpected'),
    journey('full/b.spec.ts'),
  ];
  const reporter = new PlaywrightReporter();
  reporter.onBegin({}, { allTests: () => [one, two, cut] });
  reporter.onTestEnd(one, { status: 'passed' });
  reporter.onTestEnd(cut, { status: 'interrupted' });
  expect(endedParts().size).toBe(0);
  reporter.onTestEnd(two, { status: 'failed' });
  expect([...endedParts().values()]).toEqual([{ part: 'journeys a.spec.ts', passed: 1, failed: 1 }]);
});

test('a stage counts what passed before, and a failure that passes now is listed as flaky', async () => {
  recordPart('tools a.test.ts', { passed: 5, failed: 0 });
  recordPart('tools b.test.ts', { passed: 0, failed: 1 });
  recordPart('journeys c.spec.ts', { passed: 7, failed: 0 });
  const result = await withEarlier(
    (part) => part.endsWith('.test.ts'),
    async () => {
      recordPart('tools b.test.ts', { passed: 1, failed: 0 });
      return { passed: 1, failed: 0 };
    },
  );
  expect(result).toMatchObject({
    passed: 6,
    failed: 0,
    note: 'passed before the run was stopped: 1 of the files',
    problems: [{ title: 'tools b.test.ts', flaky: true }],
  });
});
