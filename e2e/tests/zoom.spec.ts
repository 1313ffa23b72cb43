import { isFocusUncovered } from '../support/looks';
import { expect, openSignedIn, type Page, test } from '../support/test';
import { fitsTheWidth } from '../support/violations';

// A window of 1280 × 1024 at 400 %.
test.use({ viewport: { width: 320, height: 256 } });

/** Follows the Tab key, forwards and back: the focused element is visible and not covered. */
async function expectReachable(page: Page, stops: number): Promise<void> {
  for (let stop = 0; stop < 2 * stops - 1; stop += 1) {
    await page.keyboard.press(stop < stops ? 'Tab' : 'Shift+Tab');
    const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    expect(await isFocusUncovered(page), `covered: ${focused}`).toBe(true);
  }
}

test('at 400 % nothing scrolls sideways, and everything can be reached', async ({ page, product }) => {
  test.setTimeout(180_000);
  await page.goto(product.staff);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  expect(await fitsTheWidth(page)).toBe(true);
  await page.getByRole('link', { name: 'Forgot your password?' }).focus();
  expect(await isFocusUncovered(page)).toBe(true);

  await openSignedIn(page, product.staff, 'manager');
  await expect(page.getByRole('heading', { name: 'All areas' })).toBeVisible();
  expect(await fitsTheWidth(page)).toBe(true);
  await expect(page.getByRole('region', { name: 'Hotels' }).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('main').focus();
  await expectReachable(page, 12);

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Log Out' }).focus();
  expect(await isFocusUncovered(page), 'Log Out').toBe(true);
  await page.keyboard.press('Escape');

  await page.goto(`${product.staff}/hotels`);
  const grid = page.getByRole('grid', { name: 'Hotels' });
  await expect(grid.getByRole('link').first()).toBeVisible();
  expect(await fitsTheWidth(page), 'hotels').toBe(true);
  await page.getByRole('main').focus();
  await expectReachable(page, 10);
  await grid.getByRole('checkbox').first().check();
  await expect(page.getByRole('toolbar', { name: 'Actions for selected hotels' })).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).focus();
  expect(await isFocusUncovered(page), 'below the bar of many').toBe(true);
  await grid.getByRole('link').nth(1).focus();
  expect(await isFocusUncovered(page), 'a row beside the bar of many').toBe(true);
  expect(await fitsTheWidth(page), 'chosen').toBe(true);

  await grid.getByRole('link').nth(1).click();
  await page.getByRole('button', { name: 'Edit general information' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  expect(await fitsTheWidth(page), 'dialog').toBe(true);
  await expectReachable(page, 7);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: /^Go to/ }).click();
  await expect(page.getByRole('combobox', { name: /^Go to/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { selected: true })).toBeInViewport();
  expect(await fitsTheWidth(page), 'palette').toBe(true);
  await page.keyboard.press('Escape');

  await page.goto(`${product.staff}/geography?tab=cities`);
  await expect(page.getByRole('grid', { name: 'Cities' }).getByRole('checkbox').nth(2)).toBeVisible();
  expect(await fitsTheWidth(page), 'geography').toBe(true);
  await page.getByRole('main').focus();
  await expectReachable(page, 10);
});
