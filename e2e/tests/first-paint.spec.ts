import { expect, openSignedIn, test } from '../support/test';

const lists = ['/hotels', '/hotels?q=a&page=2', '/geography', '/airports', '/flight-carriers'];

test('a list finds all of its scripts in the hints of its document, and requests nothing twice', async ({
  page,
  product,
}) => {
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
  for (const address of lists) {
    await page.goto('about:blank');
    scripts.length = calls.length = 0;
    const answer = await page.goto(product.staff + address);
    await expect(page.getByText(/^\d+–\d+ of \d+ /)).toBeVisible();
    const hinted = [...((await answer?.text()) ?? '').matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(
      ([, href]) => href,
    );
    expect(scripts.filter((path) => !hinted.includes(path))).toEqual([]);
    expect(calls).toEqual([...new Set(calls)]);
    expect(calls).toContain('/api/auth/refresh');
    expect(calls).toContain('/api/users/profile');
  }
});
