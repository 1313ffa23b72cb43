import { expect, openSignedIn, type Page } from './test';
import type { Product } from './product';
import type { Locator } from '@playwright/test';

/** Holds all scripts back until the returned function is called. */
export async function delayScripts(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  return arrive;
}

/** All scripts of a page have preload hints in its document, and none is requested twice. */
export async function expectAllHinted(
  page: Page,
  product: Product,
  pages: { address: string; shows: (page: Page) => Locator }[],
): Promise<void> {
  // Without prefetching in idle time.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  const scripts: string[] = [];
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === 'script') scripts.push(pathname);
    if (pathname.startsWith('/api/'))
      calls.push(pathname.endsWith('/refresh') ? pathname : pathname + search);
  });
  await openSignedIn(page, product.staff, 'manager');
  for (const { address, shows } of pages) {
    await page.goto('about:blank');
    scripts.length = calls.length = 0;
    const answer = await page.goto(product.staff + address);
    await expect(shows(page)).toBeVisible();
    const hinted = [...((await answer?.text()) ?? '').matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(
      ([, href]) => href,
    );
    expect(scripts.filter((path) => !hinted.includes(path))).toEqual([]);
    expect(scripts).toEqual([...new Set(scripts)]);
    expect(calls).toEqual([...new Set(calls)]);
    expect(calls).toContain('/api/auth/refresh');
    expect(calls).toContain('/api/users/profile');
  }
}
