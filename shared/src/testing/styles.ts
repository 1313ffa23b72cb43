import createCache from '@emotion/cache';

const sheet: { insert: (rule: string) => void } = Object.getPrototypeOf(createCache({ key: 'tests' }).sheet);
const { insert } = sheet;

/**
 * Disables styles: jsdom compares each element with each rule when it looks for a role, which takes a quarter of a test's time. Styles
 * are tested in the browser.
 */
export function leaveStylesOut(): void {
  sheet.insert = () => undefined;
}

/** Enables styles, for test files about them. */
export function applyStyles(): void {
  sheet.insert = insert;
}
