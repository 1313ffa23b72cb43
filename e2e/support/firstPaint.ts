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

/** A page finds all of its scripts in the hints of its document, and requests nothing twice. */
export async function expectAllHinted(
  page: Page,
  product: Product,
  pages: { address: string; shows: (page: Page) => Locator }[],
): Promise<void> {
  // What is fetched when nothing else is to do is not part of it.
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
    expect(calls).toEqual([...new Set(calls)]);
    expect(calls).toContain('/api/auth/refresh');
    expect(calls).toContain('/api/users/profile');
  }
}
