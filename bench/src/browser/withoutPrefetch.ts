import type { Page } from '@playwright/test';

/** Stops the idle time in which the shell fetches code of likely next pages: what a visit itself needs is counted. */
export const withoutPrefetch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => (window.requestIdleCallback = () => 0));
