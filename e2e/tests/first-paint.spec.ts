import type { Locator } from '@playwright/test';
import { delayScripts, expectAllHinted } from '../support/firstPaint';
import { demoPassword, expect, openSignedIn, test } from '../support/test';
import { violations } from '../support/violations';

test('all scripts of the list of hotels have preload hints in its document, and none is requested twice', async ({
  page,
  product,
}) => {
  const shows = () => page.getByText(/^\d+–\d+ of \d+ /);
  await expectAllHinted(page, product, [{ address: '/hotels?q=a&page=2', shows }]);
});

test('Enter signs in, even before any script has arrived', async ({ page, product }) => {
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

/** Left edge and middle of a line, in pixels. */
async function middleOf(text: Locator): Promise<{ x: number; y: number }> {
  const { x, y, height } = (await text.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  return { x, y: y + height / 2 };
}

/** At the place of another line: boxes of inline elements and of others are rounded differently. */
async function expectAt(text: Locator, place: { x: number; y: number }): Promise<void> {
  const { x, y } = await middleOf(text);
  expect(Math.max(Math.abs(x - place.x), Math.abs(y - place.y))).toBeLessThanOrEqual(1);
}

test('a list is shown as at the last visit before any script has arrived, without a shift', async ({
  page,
  product,
}) => {
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('itinera.snapshot')));
  await openSignedIn(page, `${product.staff}/be`, 'manager');
  const row = page.locator('[role=row][data-index="0"]');
  await expect(row.locator('[data-title=Total]')).toContainText('EUR');
  const reference = await row.locator('[data-name]').innerText();
  const total = await row.locator('[data-title=Total]').innerText();
  const customer = (await row.locator('[data-title=Customer]').innerText()).split('\n')[0] ?? '';
  expect([reference, total, customer].map((text) => text.length > 3)).toEqual([true, true, true]);
  await expect.poll(kept).toEqual(['itinera.snapshot:/be']);
  const place = await middleOf(row.getByText(reference));

  const tab = await page.context().newPage();
  await tab.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      const below = list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[];
      for (const { value, sources } of below)
        if (sources.some(({ node }) => node instanceof Element && node.closest('.snapshot')))
          seen.push(value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const arrive = await delayScripts(tab);
  await tab.goto(`${product.staff}/be`, { waitUntil: 'commit' });
  const snapshot = tab.locator('.snapshot');
  await expect(snapshot.getByRole('status')).toHaveText(/^Loading, shown as of \d\d:\d\d$/);
  await expect(snapshot).toContainText(reference);
  await expect(snapshot).not.toContainText(total);
  await expect(snapshot).not.toContainText(customer);
  // Nothing but the heading that the page will have, with or without the last visit.
  expect(
    (await violations(tab)).filter((text) => !/^(page-has-heading-one|landmark-one-main)/.test(text)),
  ).toEqual([]);
  await expectAt(snapshot.getByText(reference), place);
  arrive();
  await expect(snapshot).toHaveCount(0);
  await expectAt(tab.locator('[role=row][data-index="0"]').getByText(reference), place);
  expect(await tab.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
});
