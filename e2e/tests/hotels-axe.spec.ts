import { expectNoViolations, followDevice } from '../support/themes';
import { grid, rows, tool } from '../support/hotelsList';
import { expect, signIn, test, type Page } from '../support/test';

const leave = async (page: Page, role: 'menu' | 'dialog') => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole(role)).toHaveCount(0);
};

test.beforeEach(async ({ page, product }) => {
  test.setTimeout(180_000);
  await followDevice(page, product);
  await signIn(page, `${product.staff}/hotels?sort=name`, 'manager');
  await expect(rows(page).first()).toBeVisible();
});

test('the list, its tools and their menus have no violations, in neither theme', async ({ page }) => {
  await tool(page, 'Filters').click();
  await page.getByRole('combobox', { name: 'Active' }).selectOption('Yes');
  await expect(page.getByRole('button', { name: 'Remove Active: Yes' })).toBeVisible();
  await expectNoViolations(page, 'list with filters');
  await page.getByRole('combobox', { name: 'Country' }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectNoViolations(page, 'choices of a filter');
  await page.keyboard.press('Escape');
  for (const name of ['Views', 'Display', 'Export']) {
    await tool(page, name).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectNoViolations(page, name);
    await leave(page, 'menu');
  }
  await tool(page, 'Columns').click();
  await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible();
  await expectNoViolations(page, 'Columns');
  await leave(page, 'dialog');
  await grid(page).getByRole('columnheader', { name: 'Country' }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('menu', { name: 'Column Country' })).toBeVisible();
  await expectNoViolations(page, 'menu of a column');
  await leave(page, 'menu');
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('No results for ‘zzzz’')).toBeVisible();
  await expectNoViolations(page, 'nothing found');
});
