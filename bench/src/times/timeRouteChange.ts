import type { Browser, Page } from '@playwright/test';
import { perBuild, type PerBuild } from '../browser/build';
import { firstRow, hotelsPage } from '../browser/pages';
import { untilVisible } from '../browser/untilVisible';
import { withVisitor } from '../browser/visitor';
import { withoutPrefetch } from '../browser/withoutPrefetch';
import type { Product } from '../product/startProduct';
import { followRequests, waterfallDepth } from './followRequests';
import { summarise, type Summary } from './summary';

export interface RouteChange extends Summary {
  /** Scripts that were requested although the code of the page was loaded before. */
  scripts: number;
  /** The longest chain of requests in one change. */
  depth: number;
}

/** Long enough for the lists of earlier visits to become stale, so that they are fetched again. */
const REST_MS = 700;

/** From the click on Hotels in the menu to the table, when both pages were visited before. */
export const timeRouteChange = (
  browser: Browser,
  product: Product,
  repeats: number,
): Promise<PerBuild<RouteChange>> =>
  perBuild((build) =>
    withVisitor(browser, product, build, hotelsPage, async ({ page, origin }) => {
      await withoutPrefetch(page);
      await page.goto(origin + hotelsPage.path);
      await page.locator(firstRow).waitFor();
      return changeTo(page, repeats);
    }),
  );

async function changeTo(page: Page, repeats: number): Promise<RouteChange> {
  const times: number[] = [];
  const changes = [];
  while (times.length < repeats) {
    // A page without a table, so that the first row belongs to the hotels.
    await follow(page, 'Settings');
    await page.locator(firstRow).waitFor({ state: 'detached' });
    await page.waitForTimeout(REST_MS);

    const requests = followRequests(page);
    const shown = page.evaluate(untilVisible, { selector: firstRow, since: 'click' as const });
    await follow(page, 'Hotels');
    times.push(await shown);
    await page.waitForTimeout(REST_MS);
    changes.push(requests());
  }
  return {
    ...summarise(times),
    scripts: changes.flat().filter(({ type }) => type === 'script').length,
    depth: Math.max(
      ...changes.map((requests) => waterfallDepth(requests.filter(({ type }) => type !== 'image'))),
    ),
  };
}

const follow = (page: Page, label: string) => page.getByRole('link', { name: label, exact: true }).click();
