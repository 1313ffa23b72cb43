import type { Scheme } from '@itinera/shared/ui/palette';
import type { Product } from './product';
import { full } from './scale';
import { expect, type Page } from './test';
import { violations, violationsOfColour } from './violations';

/** The background of pages in a theme, as browsers compute it. */
export const backgroundOf = ({ page }: Scheme) =>
  `rgb(${[1, 3, 5].map((place) => Number.parseInt(page.slice(place, place + 2), 16)).join(', ')})`;

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

/**
 * For a page that follows the device. The full run checks each state in both themes, in the second one only by the rules of colour: nothing
 * else can differ. Otherwise it is checked in one of them, which its turn or its name chooses.
 */
export async function expectNoViolations(page: Page, state: string, turn = state.length): Promise<void> {
  if (!full) return expectNone(page, state, turn % 2 === 0 ? 'dark' : 'light', violations);
  await expectNone(page, state, 'dark', violations);
  await expectNone(page, state, 'light', violationsOfColour);
}
