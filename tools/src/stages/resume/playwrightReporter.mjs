import { journeyPart, recordPart } from './endedParts.mjs';

/** Records each file of journeys all of which have ended. */
export default class RecordingReporter {
  #files = new Map();

  onBegin(_config, suite) {
    for (const test of suite.allTests()) this.#of(test).waiting += 1;
  }

  onTestEnd(test, { status }) {
    const file = this.#of(test);
    file.waiting -= 1;
    if (status === 'interrupted') file.isWhole = false;
    else if (test.outcome() === 'unexpected') file.failed += 1;
    else if (status !== 'skipped') file.passed += 1;
    if (file.waiting === 0 && file.isWhole) recordPart(file.part, file);
  }

  #of({ location }) {
    const part = journeyPart(location.file);
    if (!this.#files.has(part))
      this.#files.set(part, { part, waiting: 0, passed: 0, failed: 0, isWhole: true });
    return this.#files.get(part);
  }
}
