import { countsPath } from '@itinera/shared/contracts';
import type { Browser } from '@playwright/test';
import { hotelsPage } from '../browser/pages';
import { untilVisible } from '../browser/untilVisible';
import { withVisitor } from '../browser/visitor';
import type { Product } from '../product/startProduct';
import { followRequests, waterfallDepth } from './followRequests';
import { slowDown } from './profiles';

/**
 * The longest chain of requests between the document of a cold /hotels and its rows; on a slow network, each costs a round trip. It is at
 * most too high: the refresh of the session waits for no script, but counts as if it did when a script has arrived before it is sent.
 */
export const countTurns = (browser: Browser, product: Product): Promise<number> =>
  withVisitor(browser, product, 'federated', hotelsPage, async ({ page, origin }) => {
    await slowDown(page, 'throttled');
    // The count of the bell follows the list and on a busy machine ends before its rows are rendered. It gets no answer, which shows that
    // they don't wait for it.
    await page.route(`**${countsPath}?*`, () => {});
    const requests = followRequests(page);
    await page.goto(origin + hotelsPage.path, { waitUntil: 'commit' });
    await page.evaluate(untilVisible, { selector: hotelsPage.ready, since: 'navigation' as const });
    return waterfallDepth(requests().filter(({ type }) => ['script', 'fetch', 'xhr'].includes(type)));
  });
