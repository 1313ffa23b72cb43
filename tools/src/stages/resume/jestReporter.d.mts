import type { jestPart } from './endedParts.mjs';

export default class RecordingReporter {
  onTestFileResult(
    test: Parameters<typeof jestPart>[0],
    result: { numPassingTests: number; numFailingTests: number; testExecError?: unknown },
  ): void;
}
