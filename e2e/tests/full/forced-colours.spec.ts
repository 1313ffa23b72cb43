import { expectFocusSeen, screenshotHash } from '../../support/looks';
import { expect, openSignedIn, test } from '../../support/test';
import type { Locator } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
});

test('forced colours: the focus is visible on every kind of control', async ({ page, product }) => {
  await openSignedIn(page, `${product.staff}/geography?tab=cities`, 'manager');
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  await expectFocusSeen(page, {
    'a link of the menu': page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Airports' }),
    'a button of the top bar': page.getByRole('button', { name: 'Close menu' }),
    'a link of the trail': page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first(),
    'a tab': page.getByRole('tab', { name: 'City' }),
    'a search': page.getByRole('searchbox'),
    'a tool': page.getByRole('button', { name: 'Filter', exact: true }),
    'a button': page.getByRole('button', { name: 'Add city' }),
    'a select': page.getByRole('combobox', { name: 'Rows per page' }),
  });
  await page.getByRole('button', { name: 'Add city' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Add city' })).toBeVisible();
  for (const [name, control] of Object.entries({
    'a field': dialog.getByRole('textbox').first(),
    'a switch': dialog.getByRole('switch').first(),
    'a button of a dialog': dialog.getByRole('button', { name: 'Add city' }),
  })) {
    await dialog.getByRole('button', { name: 'Cancel' }).focus();
    const before = await screenshotHash(page, control);
    await page.keyboard.press('Shift');
    await control.focus();
    expect(await screenshotHash(page, control), `focus on ${name}`).not.toBe(before);
  }
});

test('forced colours: selected items differ from others', async ({ page, product }) => {
  await openSignedIn(page, `${product.staff}/geography?tab=cities`, 'manager');
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  const seen = async (locator: Locator) => {
    await page.getByRole('main').first().focus();
    await page.mouse.move(0, 0);
    return screenshotHash(page, locator);
  };
  const city = page.getByRole('tab', { name: 'City' });
  const menu = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Geography' });
  const row = page.getByRole('grid').getByRole('checkbox').nth(1);

  const [tabChosen, menuChosen, rowFree] = [await seen(city), await seen(menu), await seen(row)];
  await row.check();
  expect(await seen(row), 'a selected row').not.toBe(rowFree);
  await page.getByRole('tab', { name: 'Region' }).click();
  await expect(page.getByRole('grid', { name: 'Regions' })).toBeVisible();
  expect(await seen(city), 'a selected tab').not.toBe(tabChosen);
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  expect(await seen(menu), 'the page in the menu').not.toBe(menuChosen);

  await page.goto(`${product.staff}/geography?tab=cities&edit=new`);
  const shown = page.getByRole('dialog').getByRole('switch').first();
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await cancel.focus();
  const on = await screenshotHash(page, shown);
  await shown.setChecked(!(await shown.isChecked()));
  await cancel.focus();
  expect(await screenshotHash(page, shown), 'a switch').not.toBe(on);

  await page.goto(`${product.staff}/reports`);
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const option = page.getByRole('option').first();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  const meant = await screenshotHash(page, option);
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'false');
  expect(await screenshotHash(page, option), 'an option of the palette').not.toBe(meant);
});
