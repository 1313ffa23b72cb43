import type { Browser } from '@playwright/test';
import { withVisitor } from '../browser/visitor';
import type { Product } from '../product/startProduct';
import { arrowKeys, clickUntilVisible, pasteUntilJudged } from './inPage';
import type { PriceGrid } from './makeGrid';

export interface GridVisit {
  paint: number;
  key: number;
  paste: number;
  keyUnsaved: number;
  save: number;
}

const KEYS = 30;

/**
 * One visit: opens the grid, moves in it, pastes into half of its cells, moves again, and saves. `price` differs from that of the previous
 * visit.
 */
export const visitGrid = (
  browser: Browser,
  product: Product,
  { hotelId, dmcId, size }: PriceGrid,
  price: number,
): Promise<GridVisit> =>
  withVisitor(browser, product, 'federated', { signedIn: true }, async ({ page, origin }) => {
    // Loaded before, because the measurement excludes fetching its chunk and data.
    await page.goto(`${origin}/hotels/${hotelId}?tab=price&dmc_id=${dmcId}`);
    const first = page.locator('[data-cell][data-row="0"][data-column="0"]');
    await first.waitFor();
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Content', exact: true }).click();
    await first.waitFor({ state: 'detached' });
    const paint = await page.evaluate(clickUntilVisible, ['Price', '[data-cell]'] as [string, string]);

    await first.click();
    const key = await page.evaluate(arrowKeys, KEYS);
    await first.click();
    const line = Array.from({ length: size / 2 }, () => `${price},50`).join('\t');
    const paste = await page.evaluate(
      pasteUntilJudged,
      Array.from({ length: size }, () => line).join('\r\n'),
    );
    await page.getByRole('button', { name: /^Take / }).click();
    await first.click();
    const keyUnsaved = await page.evaluate(arrowKeys, KEYS);

    const start = performance.now();
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'Nothing to save' }).waitFor();
    return { paint, key, paste, keyUnsaved, save: performance.now() - start };
  });
