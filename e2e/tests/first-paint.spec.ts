import { demoPassword, expect, openSignedIn, test, type Page } from '../support/test';

const lists = ['/hotels', '/hotels?q=a&page=2', '/geography', '/airports', '/flight-carriers'];
const rows = (page: Page) => page.getByText(/^\d+–\d+ of \d+ /);
const tile = (page: Page) =>
  page.getByRole('region', { name: 'Recently changed hotels' }).getByRole('link').first();
const pages = [...lists.map((address) => ({ address, shows: rows })), { address: '/', shows: tile }];

test('a page finds all of its scripts in the hints of its document, and requests nothing twice', async ({
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
});

/** Holds all scripts back until the returned function is called. */
async function delayScripts(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  return arrive;
}

const placesOf = (page: Page) =>
  Promise.all(
    [
      page.getByRole('heading', { name: 'Sign in' }),
      page.getByLabel('E-mail'),
      page.getByLabel('Password'),
      page.getByRole('button', { name: 'Sign in' }),
      page.getByRole('link', { name: 'Forgot your password?' }),
    ].map((element) => element.boundingBox()),
  );

for (const address of ['/auth', '/hotels?q=spa'])
  test(`sign-in at ${address} can be filled in before any script arrives, and nothing moves when they do`, async ({
    page,
    product,
  }) => {
    const arrive = await delayScripts(page);
    await page.goto(product.staff + address, { waitUntil: 'commit' });
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await page.keyboard.type('manager@itinera');
    const before = await placesOf(page);
    arrive();
    await expect(page).toHaveTitle('Sign in · Itinera');
    await page.keyboard.type('.example');
    expect(await placesOf(page)).toEqual(before);
    await expect(page.getByLabel('E-mail')).toHaveValue('manager@itinera.example');
  });

test('who presses Enter before any script arrives is signed in', async ({ page, product }) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const arrive = await delayScripts(page);
  await page.goto(`${product.staff}/auth?returnTo=/airports`, { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill('manager@itinera.example');
  await page.getByLabel('Password').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Signing in…' })).toBeDisabled();
  arrive();
  await expect(page).toHaveURL(`${product.staff}/airports`);
  expect(addresses.filter((url) => url.includes(demoPassword))).toEqual([]);
});
