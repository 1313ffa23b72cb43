import type { Locator } from '@playwright/test';
import {
  bookingTravellers,
  graphPrices,
  transactions,
  type BookingTraveller,
  type GraphPrice,
} from '@itinera/shared/contracts';
import { sites } from '@itinera/shared/routes';
import { callAs } from '../support/calls';
import { expect, openSignedIn, test } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';
import { violations } from '../support/violations';
import { expectToFitTheWidth } from '../support/looks';

test('every page of the site map opens for staff, with title, heading and without violations', async ({
  page,
  product,
}) => {
  test.setTimeout(300_000);
  await followDevice(page, product);
  await openSignedIn(page, product.staff, 'admin');
  const id = '019aa0c4-0000-7000-8000-000000000001';
  const pages = sites.filter(({ guestOnly }) => !guestOnly);
  for (const [turn, { path, title, name }] of pages.entries()) {
    // Few rows are enough: all have the same structure, and axe checks each of them.
    await page.goto(`${product.staff}${path.replace(':id', id)}?per_page=5`);
    // The rest of a page whose address opens a dialog is hidden as soon as that is open.
    await expect(page.locator('#root main')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    if (name !== 'index' && name !== 'hotels-id') await expect(page).toHaveTitle(`${title} · Itinera`);
    await expectNoViolations(page, path, turn);
  }
});

test('the pages of entries have no violations with all that is in them, and fit 320 pixels', async ({
  page,
  product,
}) => {
  await followDevice(page, product);
  await openSignedIn(page, product.staff, 'admin');
  const first = async <T>(path: string) => {
    const [entry] = await callAs<T[]>(product, 'admin', 'GET', `${path}?per_page=1&page=1`);
    if (entry === undefined) throw new Error(`The demo has none of ${path}.`);
    return entry;
  };
  const { booking_id } = await first<{ booking_id: string }>(transactions.path);
  const { hotel_id } = await first<GraphPrice>(graphPrices.path);
  const { traveller_id } = await first<BookingTraveller>(bookingTravellers.path);
  const addresses = [
    `/be/${booking_id}`,
    `/hotels/${hotel_id}`,
    `/hotels/${hotel_id}?tab=price`,
    `/travelers/${traveller_id}`,
    '/reports?report=audit',
  ];
  for (const [turn, address] of addresses.entries()) {
    await page.goto(product.staff + address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectNoViolations(page, address, turn);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectToFitTheWidth(page, `${address} at 320 pixels`);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test('the auth pages and the error page have no violations', async ({ page, product }) => {
  await followDevice(page, product);
  for (const path of ['/auth', '/auth/register', '/auth/restore-password', '/no/such/page']) {
    await page.goto(product.staff + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoViolations(page, path);
  }
});

test('nothing scrolls sideways on phones and tablets, and the menu is a sheet', async ({ page, product }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openSignedIn(page, `${product.staff}/hotels`, 'manager');
  const go = async (name: string) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  };
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('grid', { name: 'Hotels' }).getByRole('link').first()).toBeVisible();
    await expectToFitTheWidth(page, `hotels at ${width} pixels`);
    await go('Reports');
    await expectToFitTheWidth(page, `reports at ${width} pixels`);
    await go('Hotels');
  }
});

test('on a phone, all facts of a card are whole and its buttons are within it', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, `${product.staff}/hotels`, 'admin');
  for (const address of ['/hotels', '/block-seats', '/settings/notifications', '/be', '/payments']) {
    await page.goto(product.staff + address);
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('checkbox').first()).toBeVisible();
    const cut = await grid.evaluate((table) =>
      [...table.querySelectorAll('[data-index]')].flatMap((row) => {
        const card = row.getBoundingClientRect();
        const parts = [...row.querySelectorAll('[data-fact], [data-actions] > button')];
        const boxes = parts.map((part) => [part, part.getBoundingClientRect()] as const);
        return boxes
          .filter(([, { height, top, bottom }]) => height > 0 && (top < card.top || bottom > card.bottom))
          .map(([part]) => `${row.textContent}: ${part.getAttribute('aria-label') ?? part.textContent}`);
      }),
    );
    expect(cut, address).toEqual([]);
  }
});

/** Days and amounts that their cell cuts: half an amount is another amount. */
const cutFigures = (grid: Locator) =>
  grid.evaluate((table) =>
    [...table.querySelectorAll('[data-index] [data-cell]')]
      .filter((cell) => {
        // Not `scrollWidth`, which is rounded: less than a pixel is enough for an ellipsis.
        const text = document.createRange();
        text.selectNodeContents(cell);
        const { paddingLeft, paddingRight } = getComputedStyle(cell);
        const room = cell.getBoundingClientRect().width - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return text.getBoundingClientRect().width > room + 0.01;
      })
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => /^\D{0,4}\d\d\.\d\d\.\d{4}$|\d,\d\d\s[A-Z]{3}$/.test(text)),
  );

test('at 1440 pixels, no list cuts a day or an amount, and a notice leaves the head in one line', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, `${product.staff}/be`, 'manager');
  for (const address of ['/be', '/payments?customer_owes=true', '/travelers', '/block-seats']) {
    await page.goto(product.staff + address);
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('link').first()).toBeVisible();
    expect(await cutFigures(grid), address).toEqual([]);
  }
  await page.goto(`${product.staff}/block-seats?view=019aa0c4-0000-7000-8000-000000000001`);
  await expect(page.getByText('This view was deleted')).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.y).toBeLessThan(80);
});

test('at 1440 × 900, a list with filters and totals has one line of head and 18 whole rows', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, `${product.staff}/be`, 'manager');
  const filtered = [
    '/be?status=confirmed,on_request&departure_from=2020-01-01',
    '/payments?customer_owes=true',
    '/hotels?is_active=true&has_images=true',
    '/block-seats?date_from=2020-01-01',
  ];
  for (const address of filtered) {
    await page.goto(product.staff + address);
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('link').first()).toBeVisible();
    const search = page.getByRole('searchbox');
    const clear = page.getByRole('button', { name: 'Clear all' });
    const lines = await Promise.all([search, clear].map((tool) => tool.boundingBox()));
    const [first, last] = lines.map((box) => box && box.y + box.height / 2);
    expect(Math.abs((first ?? 0) - (last ?? 1440)), `lines of the head of ${address}`).toBeLessThan(4);
    const whole = () =>
      grid.evaluate((table) => {
        const edge = (selector: string) => table.querySelector(selector)?.getBoundingClientRect();
        const top = edge('[role=columnheader]')?.bottom ?? 0;
        const bottom = Math.min(edge('[data-sums]')?.top ?? Infinity, table.getBoundingClientRect().bottom);
        return [...table.querySelectorAll('[data-index]')].filter((row) => {
          const box = row.getBoundingClientRect();
          return box.top >= top - 1 && box.bottom <= bottom + 1;
        }).length;
      });
    // Totals arrive after the rows.
    await page.waitForLoadState('networkidle');
    expect(await whole(), `whole rows of ${address}`).toBeGreaterThanOrEqual(18);
    const [totals] = await grid.locator('[data-sums]').all();
    const pager = await page.getByRole('navigation', { name: /^Pages/ }).boundingBox();
    const top = (await totals?.boundingBox())?.y ?? 0;
    expect(top, `totals and pages of ${address} are one line`).toBeLessThanOrEqual(pager?.y ?? 0);
  }
});

test('on a tablet, title, tools and buttons of a list have one line, and the tools are behind one button', async ({
  page,
  product,
}) => {
  await openSignedIn(page, `${product.staff}/be`, 'manager');
  for (const width of [1024, 768]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/be?status=confirmed,on_request', '/block-seats?is_active=true&q=a']) {
      await page.goto(product.staff + address);
      const tools = [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('searchbox'),
        page.getByRole('button', { name: 'Clear all' }),
        page.getByRole('button', { name: /^(New booking|Add block)$/ }),
      ];
      await expect(page.getByRole('button', { name: 'Clear all' })).toBeVisible();
      const boxes = await Promise.all(tools.map((tool) => tool.boundingBox()));
      const centres = boxes.map((box) => (box ? box.y + box.height / 2 : 0));
      expect(Math.max(...centres) - Math.min(...centres), `${address} at ${width}`).toBeLessThan(4);
      await expectToFitTheWidth(page, `${address} at ${width}`);
    }
  }
  await expect(page.getByRole('button', { name: 'Columns' })).toBeHidden();
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Columns' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'More tools' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Columns' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('button', { name: 'Columns' })).toBeHidden();
});

test('a sheet that is opened from the last column leaves the first columns where they are', async ({
  page,
  product,
}) => {
  await openSignedIn(page, `${product.staff}/payments?customer_owes=true`, 'manager');
  // Behind an open sheet, it has no role.
  const grid = page.locator('[role=grid]');
  const pencil = page
    .getByRole('grid')
    .getByRole('button', { name: /^Edit payment status/ })
    .first();
  const note = page.getByRole('textbox', { name: /^Note/ });
  await pencil.click();
  await expect(note).toBeVisible();
  await page.keyboard.press('Alt+PageDown');
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  await expect(note).toBeVisible();
  expect(await grid.evaluate(({ scrollLeft }) => scrollLeft), 'of an open sheet').toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await grid.evaluate(({ scrollLeft }) => scrollLeft), 'of a closed one').toBe(0);
});

test('pages are served with strict security headers', async ({ page, product }) => {
  const answer = await page.goto(`${product.staff}/hotels`);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-|\*/);
  expect(answer?.headers()['cache-control']).toBe('no-store');
});

test('injected markup and foreign scripts are refused, and the settings say so', async ({
  browser,
  product,
}) => {
  // A context of its own: in all others, a violation fails the test.
  const context = await browser.newContext();
  const page = await context.newPage();
  await openSignedIn(page, `${product.staff}/settings`, 'admin');
  const card = page.getByRole('region', { name: 'Refused by browsers' });
  await expect(card.getByText('Nothing in the last 90 days.')).toBeVisible();
  const reported = page.waitForRequest('**/api/policy-reports');
  const outcomes = await page.evaluate(() => {
    const outcomeOf = (run: () => void) => {
      try {
        run();
        return 'done';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    };
    type Types = { createPolicy: (name: string, rules: object) => unknown };
    const { trustedTypes: types } = window as Window & { trustedTypes?: Types };
    const script = document.createElement('script');
    const injected = document.createElement('div');
    return {
      markup: outcomeOf(() => (injected.innerHTML = '<img src="x" onerror="window.injected = true">')),
      foreign: outcomeOf(() => (script.src = 'https://evil.example/x.js')),
      upload: outcomeOf(() => (script.src = '/storage/picture.webp')),
      release: outcomeOf(() => (script.src = '/remotes/mf_hotels/1/c/1.js')),
      policy: outcomeOf(() => void types?.createPolicy('mine', {})),
    };
  });
  expect(outcomes).toEqual({
    markup: 'refused',
    foreign: 'refused',
    upload: 'refused',
    release: 'done',
    policy: 'refused',
  });
  await reported;
  await expect(async () => {
    await page.reload();
    await expect(
      card.getByRole('row', { name: /^\/settings require-trusted-types-for trusted-types-sink \d/ }),
    ).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await context.close();
});

test('the keyboard skips the menu, and starts at the beginning of each new page', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.staff, 'manager');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'Hotels', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hotels' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the menu beside the page stays collapsed after a reload, and its icons have names', async ({
  page,
  product,
}) => {
  await openSignedIn(page, `${product.staff}/reports`, 'manager');
  await page.getByRole('button', { name: 'Close menu' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  const hotels = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Hotels' });
  const [icon, tooltip] = [hotels, hotels.getByText('Hotels')];
  await expect(tooltip).toHaveCSS('clip-path', 'inset(50%)');
  await icon.hover();
  await expect(tooltip).toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCSS('clip-path', 'inset(50%)');
  expect(await violations(page)).toEqual([]);
});
