import type { Product } from './product';
import { full } from './scale';
import { expect, type Page } from './test';
import { violations, violationsOfColour } from './violations';

/** The page follows the device, so that both themes are seen of every state without leaving it. */
export async function followDevice(page: Page, { staff, partner }: Product): Promise<void> {
  await page
    .context()
    .addCookies([staff, partner].map((url) => ({ name: 'appearance', value: 'system', url })));
}

/** However short, a transition passes a colour on by one level of elements in each frame. */
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

/** For a page that follows the device. In the second theme only the colours can differ from the first. */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  await expectNone(page, state, 'dark', violations);
  await expectNone(page, state, 'light', violationsOfColour);
}

/** In one theme for the first of many pages and in the other for the next, in turn; the full run looks at each page in both. */
export async function expectNoViolationsInTurn(page: Page, state: string, turn: number): Promise<void> {
  if (full) await expectNoViolations(page, state);
  else await expectNone(page, state, turn % 2 === 0 ? 'dark' : 'light', violations);
}
