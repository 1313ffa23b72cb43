import Sequencer from '@jest/test-sequencer';
import { endedParts, jestPart } from './endedParts.mjs';

/** Skips what has passed in an earlier sitting of this run; otherwise Jest's own order, the slowest file first. */
export default class SkippingSequencer extends (Sequencer.default ?? Sequencer) {
  sort(tests) {
    const ended = endedParts();
    return super.sort(tests.filter((test) => ended.get(jestPart(test))?.failed !== 0));
  }
}
