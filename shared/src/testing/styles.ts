import { beforeAll } from '@jest/globals';
import createCache from '@emotion/cache';
import * as emotion from '@emotion/serialize';

const sheet: { insert: (rule: string) => void } = Object.getPrototypeOf(createCache({ key: 'tests' }).sheet);
const { insert } = sheet;
const serializer: { serializeStyles: unknown } = emotion;
let areApplied = false;

/**
 * Disables styles: jsdom compares each element with each rule when it looks for a role, which takes a quarter of a test's time, and
 * computing them for each rendered element takes a tenth. Styles are tested in the browser.
 */
export function leaveStylesOut(): void {
  sheet.insert = () => undefined;
  // Not before a file has loaded its modules: it may apply styles, also those that are computed when a module is loaded.
  beforeAll(() => {
    if (!areApplied) serializer.serializeStyles = () => ({ name: 'none', styles: '' });
  });
}

/** Enables styles, for test files about them. */
export function applyStyles(): void {
  sheet.insert = insert;
  areApplied = true;
}
