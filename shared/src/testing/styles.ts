import createCache from '@emotion/cache';

const sheet: { insert: (rule: string) => void } = Object.getPrototypeOf(createCache({ key: 'tests' }).sheet);
const { insert } = sheet;

/**
 * jsdom lays nothing out, yet compares each element that a role is looked for with every rule, which takes a quarter of the time
 * of a test. What styles hide or show is proved in the browser.
 */
export function leaveStylesOut(): void {
  sheet.insert = () => undefined;
}

/** For the tests of a file that are about styles. */
export function applyStyles(): void {
  sheet.insert = insert;
}
