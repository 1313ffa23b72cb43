import type { Browser } from '@playwright/test';
import { hotelsPage } from '../browser/pages';
import { untilVisible } from '../browser/untilVisible';
import { withVisitor } from '../browser/visitor';
import type { Product } from '../product/startProduct';
import { followRequests, waterfallDepth } from './followRequests';
import { slowDown } from './profiles';

/**
 * Requests in a row between the document of a cold /hotels and its rows. On a slow network, where each of them costs a turn. It is at most
 * too high: the refresh of the session waits for no script, but counts so when one is there before it leaves.
 */
export const countTurns = (browser: Browser, product: Product): Promise<number> =>
  withVisitor(browser, product, 'federated', hotelsPage, async ({ page, origin }) => {
    await slowDown(page, 'throttled');
    const requests = followRequests(page);
    await page.goto(origin + hotelsPage.path, { waitUntil: 'commit' });
    await page.evaluate(untilVisible, { selector: hotelsPage.ready, since: 'navigation' as const });
    return waterfallDepth(requests().filter(({ type }) => ['script', 'fetch', 'xhr'].includes(type)));
  });
