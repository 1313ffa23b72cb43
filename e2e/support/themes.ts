import type { Product } from './product';
import { full } from './scale';
import { expect, type Page } from './test';
import { violations, violationsOfColour } from './violations';

/** Makes the page follow the theme of the device, so that each state can be checked in both themes without a reload. */
export async function followDevice(page: Page, { staff, partner }: Product): Promise<void> {
  await page
    .context()
    .addCookies([staff, partner].map((url) => ({ name: 'appearance', value: 'system', url })));
}

/** Transitions end after several frames, however short they are: a colour passes on by one level of elements in each frame. */
export const transitionsEnded = (page: Page) =>
  page.waitForFunction(
    () => !document.getAnimations().some((animation) => animation instanceof CSSTransition),
  );

async function expectNone(
  page: Page,
  state: string,
  colorScheme: 'dark' | 'light',
  find: (page: Page) => Promise<string[]>,
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
    .toBe(colorScheme);
  await transitionsEnded(page);
  expect(await find(page), `${state}, ${colorScheme}`).toEqual([]);
}

/** For a page that follows the device. In the second theme only the rules of colour run again: nothing else can differ. */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  await expectNone(page, state, 'dark', violations);
  await expectNone(page, state, 'light', violationsOfColour);
}

/** Alternates the theme from page to page; the full run checks each page in both. */
export async function expectNoViolationsInTurn(page: Page, state: string, turn: number): Promise<void> {
  if (full) await expectNoViolations(page, state);
  else await expectNone(page, state, turn % 2 === 0 ? 'dark' : 'light', violations);
}
