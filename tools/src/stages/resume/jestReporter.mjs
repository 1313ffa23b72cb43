import { jestPart, recordPart } from './endedParts.mjs';

/** Records each test file that has ended. One whose process ended has no result, and is run again. */
export default class RecordingReporter {
  onTestFileResult(test, { numPassingTests, numFailingTests, testExecError }) {
    if (testExecError && numPassingTests + numFailingTests === 0) return;
    recordPart(jestPart(test), {
      passed: numPassingTests,
      failed: numFailingTests + (testExecError ? 1 : 0),
    });
  }
}
