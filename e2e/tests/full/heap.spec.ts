import type { CDPSession } from '@playwright/test';
import { expect, openSignedIn, type Page, test } from '../../support/test';

const [rounds, limit] = [50, 0.05];
/** One page of each remote. */
const areas = ['Hotels', 'Booking entries', 'Geography', 'Reports'];

// Traces use memory of the page, and so does the optimising compiler. Without them, the heap grows only by what is still referenced.
test.use({
  trace: 'off',
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode',
      ],
    });
  },
});

async function openEach(page: Page): Promise<void> {
  for (const area of areas) {
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: area, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: area })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  }
}

/** The previous page is released a moment after the next one is shown: measures until the size no longer changes. */
async function heapAtRest(page: Page, devtools: CDPSession): Promise<number> {
  for (let before = 0; ;) {
    // A second collection frees what only finalised objects referenced.
    for (let collected = 0; collected < 2; collected += 1) await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    if (Math.abs(usedSize / before - 1) < 0.001) return usedSize;
    before = usedSize;
    await page.waitForTimeout(500);
  }
}

test(`opening and closing each remote ${rounds} times leaks no memory`, async ({ page, product }) => {
  test.setTimeout(600_000);
  // Without prefetching in idle time, whose modules stay in memory and would arrive in any round.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await openSignedIn(page, `${product.staff}/reports`, 'manager');
  const devtools = await page.context().newCDPSession(page);
  for (let warmUp = 0; warmUp < 5; warmUp += 1) await openEach(page);
  const before = await heapAtRest(page, devtools);
  for (let round = 0; round < rounds; round += 1) await openEach(page);
  const growth = (await heapAtRest(page, devtools)) / before - 1;
  test.info().annotations.push({
    type: 'growth',
    description: `${(growth * 100).toFixed(2)} % of ${(before / 1e6).toFixed(1)} MB`,
  });
  expect(growth).toBeLessThan(limit);
});
