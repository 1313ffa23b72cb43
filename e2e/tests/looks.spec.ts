import {
  expectFocusSeen,
  expectReachable,
  expectToFitTheWidth,
  isFocusUncovered,
  screenshotHash,
} from '../support/looks';
import { expect, openSignedIn, test } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';

test('at 400 % a list and its form do not scroll sideways, and every control can be reached', async ({
  page,
  product,
}) => {
  // A window of 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await openSignedIn(page, `${product.staff}/geography?tab=cities`, 'manager');
  const grid = page.getByRole('grid', { name: 'Cities' });
  await expect(grid.getByRole('checkbox').nth(2)).toBeVisible();
  await expectToFitTheWidth(page, 'list');
  await page.getByRole('main').focus();
  await expectReachable(page, 6);
  await grid.getByRole('checkbox').nth(1).check();
  await expect(page.getByRole('toolbar', { name: 'Actions for selected cities' })).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).focus();
  expect(await isFocusUncovered(page), 'below the bar of many').toBe(true);
  await page.goto(`${product.staff}/geography?tab=cities&edit=new`);
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await expectToFitTheWidth(page, 'dialog');
  await expectReachable(page, 4);
});

test('forced colours: the focus and the selection are visible', async ({ page, product }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openSignedIn(page, `${product.staff}/geography?tab=cities`, 'manager');
  const row = page.getByRole('grid').getByRole('checkbox').nth(1);
  await expect(row).toBeVisible();
  await expectFocusSeen(page, {
    'a link of the menu': page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Airports' }),
    'a tab': page.getByRole('tab', { name: 'City' }),
    'a search': page.getByRole('searchbox'),
    'a button': page.getByRole('button', { name: 'Add city' }),
  });
  await page.getByRole('main').first().focus();
  const before = await screenshotHash(page, row);
  await row.check();
  await page.getByRole('main').first().focus();
  await page.mouse.move(0, 0);
  expect(await screenshotHash(page, row), 'a selected row').not.toBe(before);
});

test('an open menu and a form with errors have no accessibility violation', async ({ page, product }) => {
  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/geography?tab=cities&per_page=5`, 'manager');
  const grid = page.getByRole('grid', { name: 'Cities' });
  await grid.getByRole('columnheader').nth(1).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNoViolations(page, 'menu of a column');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add city' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add city' }).click();
  await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible();
  await expectNoViolations(page, 'form with errors');
});
