import { createHash } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { expect, type Page } from './test';

/** How an element and what is around it is painted, to be compared with how it is painted in another state. */
export async function looks(page: Page, locator: Locator): Promise<string> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not drawn.`);
  const around = 6;
  const [x, y] = [Math.max(0, box.x - around), Math.max(0, box.y - around)];
  const clip = { x, y, width: box.width + 2 * around, height: box.height + 2 * around };
  return createHash('sha256')
    .update(await page.screenshot({ clip, animations: 'disabled' }))
    .digest('hex');
}

/** Whether nothing lies over the middle of what has the focus: a bar that floats, a header that stays. */
export const isFocusUncovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return over !== null && (focused.contains(over) || over.contains(focused));
  });

/** Follows the Tab key, forwards and back: the focused element is visible and not covered. */
export async function expectReachable(page: Page, stops: number): Promise<void> {
  for (let stop = 0; stop < 2 * stops - 1; stop += 1) {
    await page.keyboard.press(stop < stops ? 'Tab' : 'Shift+Tab');
    const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    // What arrives late can move it for a moment.
    await expect.poll(() => isFocusUncovered(page), { message: `covered: ${focused}` }).toBe(true);
  }
}

/** Each of them is painted otherwise when the keyboard is there. */
export async function expectFocusSeen(page: Page, controls: Record<string, Locator>): Promise<void> {
  for (const [name, control] of Object.entries(controls)) {
    await page.getByRole('main').first().focus();
    await page.mouse.move(0, 0);
    const before = await looks(page, control);
    // What a script focuses after a key is shown as focused.
    await page.keyboard.press('Shift');
    await control.focus();
    expect(await looks(page, control), `focus on ${name}`).not.toBe(before);
  }
}

/** Nothing scrolls sideways, as soon as the page is drawn for its width. */
export const expectToFitTheWidth = (page: Page, what = 'the page') =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), {
      message: `${what} fits the width`,
    })
    .toBe(true);
