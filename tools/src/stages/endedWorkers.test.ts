import { expect, test } from '@jest/globals';
import { filesOfEndedWorkers } from './endedWorkers';

const file = (name: string, message: string, assertionResults: unknown[] = []) => ({
  name,
  message,
  assertionResults,
});

test('only files whose worker process ended are repeated', () => {
  expect(
    filesOfEndedWorkers([
      file(
        'aborted',
        '  ● Test suite failed to run\n\n    A jest worker process (pid=7) was terminated by another process: signal=SIGABRT, exitCode=null.',
      ),
      file('crashed', 'A jest worker process (pid=12) crashed for an unknown reason: exitCode=134'),
      file('wrong', '  ● Test suite failed to run\n\n    Cannot find module'),
      file('failed', 'A jest worker process (pid=12) was terminated', [{ status: 'failed' }]),
      file('passed', '', [{ status: 'passed' }]),
    ]),
  ).toEqual(['aborted', 'crashed']);
});
