import type { Product } from './product';
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

/** For a page that follows the device. In the second theme only the colours can differ from the first. */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  for (const [colorScheme, find] of [
    ['dark', violations],
    ['light', violationsOfColour],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
      .toBe(colorScheme);
    await transitionsEnded(page);
    expect(await find(page), `${state}, ${colorScheme}`).toEqual([]);
  }
}
