import type { Browser, Page, Route } from '@playwright/test';
import { firstRow, hotelsPage } from '../browser/pages';
import { untilVisible } from '../browser/untilVisible';
import { withVisitor } from '../browser/visitor';
import type { Product } from '../product/startProduct';
import { fling, type Smoothness } from './fling';

/** `scroll` has all rows under one scrollbar; `pages` has a hundred on a page, all rendered. */
export const ways = ['scroll', 'pages'] as const;
export type Way = (typeof ways)[number];

export interface TableVisit extends Smoothness {
  firstRows: number;
  search: number;
  heap: number;
  elements: number;
}

const FRAMES = 180;
const firstName = `${firstRow} [role=rowheader] a`;

/** One visit: opens the list, scrolls through it, and searches in it. */
export const visitTable = (
  browser: Browser,
  product: Product,
  way: Way,
  answer: (route: Route) => Promise<void>,
): Promise<TableVisit> =>
  withVisitor(browser, product, 'federated', hotelsPage, async ({ page, origin }) => {
    await page.route('**/api/hotels?*', answer);
    const profile = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/users/profile') && answer.ok(),
    );
    await page.goto(`${origin}${hotelsPage.path}?per_page=100`);
    const { result }: { result: { id: string } } = await (await profile).json();
    await page.locator(firstName).waitFor();
    await page.evaluate(
      ([user, paging]) => localStorage.setItem(`itinera.table.${user}.hotels`, JSON.stringify({ paging })),
      [result.id, way],
    );

    await page.reload({ waitUntil: 'commit' });
    const firstRows = await page.evaluate(untilVisible, {
      selector: firstName,
      since: 'navigation' as const,
    });
    await page.waitForLoadState('networkidle');
    const smoothness = await page.evaluate(fling, FRAMES);
    const weight = await weigh(page);
    return { firstRows, ...smoothness, ...weight, search: await search(page) };
  });

async function weigh(page: Page): Promise<Pick<TableVisit, 'heap' | 'elements'>> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { heap: usedSize, elements: await page.locator('[role=grid] *').count() };
}

/** Milliseconds from the last letter to the first row of the answer. */
async function search(page: Page): Promise<number> {
  const start = performance.now();
  await page.getByRole('searchbox').fill('Riviera');
  await page.getByText('Riviera 1', { exact: true }).waitFor();
  return performance.now() - start;
}
