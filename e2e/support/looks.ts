import { createHash } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { expect, type Page } from './test';

/** Hash of a screenshot of an element and its surroundings, to be compared with that in another state. */
export async function screenshotHash(page: Page, locator: Locator): Promise<string> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not rendered.`);
  const around = 6;
  const [x, y] = [Math.max(0, box.x - around), Math.max(0, box.y - around)];
  const clip = { x, y, width: box.width + 2 * around, height: box.height + 2 * around };
  return createHash('sha256')
    .update(await page.screenshot({ clip, animations: 'disabled' }))
    .digest('hex');
}

/** Whether nothing, such as a floating bar or a fixed header, covers the middle of the focused element. */
export const isFocusUncovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return over !== null && (focused.contains(over) || over.contains(focused));
  });

/** Follows the Tab key forwards and back: each focused element is visible and not covered. */
export async function expectReachable(page: Page, stops: number): Promise<void> {
  for (let stop = 0; stop < 2 * stops - 1; stop += 1) {
    await page.keyboard.press(stop < stops ? 'Tab' : 'Shift+Tab');
    const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    // Late content can move it for a moment.
    await expect.poll(() => isFocusUncovered(page), { message: `covered: ${focused}` }).toBe(true);
  }
}

/** Each control is painted differently while it has the keyboard focus. */
export async function expectFocusSeen(page: Page, controls: Record<string, Locator>): Promise<void> {
  for (const [name, control] of Object.entries(controls)) {
    await page.getByRole('main').first().focus();
    await page.mouse.move(0, 0);
    const before = await screenshotHash(page, control);
    // After a key, browsers show the focus even of elements that a script focuses.
    await page.keyboard.press('Shift');
    await control.focus();
    expect(await screenshotHash(page, control), `focus on ${name}`).not.toBe(before);
  }
}

/** Nothing scrolls sideways, once the page is rendered for its width. */
export const expectToFitTheWidth = (page: Page, what = 'the page') =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), {
      message: `${what} fits the width`,
    })
    .toBe(true);
