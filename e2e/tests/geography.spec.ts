import type { Country } from '@itinera/shared/contracts';
import { status } from '../faults/faults';
import { callAs } from '../support/calls';
import { message, undo } from '../support/hotelsList';
import { firstOf } from '../support/scale';
import { expect, openSignedIn, type Page, test } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';
import { expectToFitTheWidth } from '../support/looks';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name });
const save = (page: Page, verb = 'Save') => dialog(page).getByRole('button', { name: verb }).click();
const row = (page: Page, name: string) => page.getByRole('grid').getByRole('row').filter({ hasText: name });
const act = (page: Page, action: string, name: string) =>
  page.getByRole('button', { name: `${action}: ${name}`, exact: true }).click();

test('a country is added with two names, loses one, is deleted after typing its name, and is restored by Undo', async ({
  page,
  product,
}) => {
  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/geography?q=freedonia`, 'manager');
  await page.getByRole('button', { name: 'Add country' }).click();
  await field(page, 'Name (English)').fill('Freedonia');
  await field(page, 'Name (Russian)').fill('Фридония');
  await expectNoViolations(page, 'add country');
  await save(page, 'Add country');
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, 'Freedonia').getByText('ru', { exact: true })).toBeVisible();

  await act(page, 'Edit', 'Freedonia');
  await expect(field(page, 'Name (Russian)')).toHaveValue('Фридония');
  await field(page, 'Name (Russian)').fill('');
  await save(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, 'Freedonia').getByText('no ru')).toBeVisible();

  await act(page, 'Delete', 'Freedonia');
  const question = page.getByRole('alertdialog', { name: 'Delete country ‘Freedonia’?' });
  await expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await question.getByRole('textbox', { name: 'Type Freedonia to confirm' }).fill('Freedonia');
  await expectNoViolations(page, 'delete a country that is free');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, 'Freedonia')).toHaveCount(0);
  // The row disappears at once; until the answer arrives, Undo is that of the edit.
  await expect(message(page, 'Country ‘Freedonia’ deleted')).toBeVisible();
  await undo(page);
  await expect(row(page, 'Freedonia').getByText('en', { exact: true })).toBeVisible();
  await page.reload();
  await expect(row(page, 'Freedonia').getByText('no ru')).toBeVisible();
  const [restored] = await callAs<Country[]>(product, 'manager', 'GET', '/api/countries?q=freedonia');
  await callAs(product, 'manager', 'DELETE', `/api/countries/${restored?.id}`);
});

test('deleting a country in use is refused, with a link to what uses it', async ({ page, product }) => {
  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/geography?q=latvia`, 'manager');
  await act(page, 'Delete', 'Latvia');
  const question = page.getByRole('alertdialog', { name: 'Delete country ‘Latvia’?' });
  await expect(question.getByRole('alert')).toContainText('can’t be deleted while it is in use');
  await expect(question.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expectNoViolations(page, 'delete a country that is in use');
  const user = question.getByRole('link').first();
  const address = await user.getAttribute('href');
  await user.click();
  await expect(page).toHaveURL(product.staff + address);
  await expect(question).toHaveCount(0);
});

test('names that could not be saved are saved on a retry, and nothing is created twice', async ({
  page,
  broken,
}) => {
  const { product, staff } = broken;
  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/geography?q=sylvania`, 'manager');
  await page.getByRole('button', { name: 'Add country' }).click();
  await field(page, 'Name (English)').fill('Sylvania');
  await field(page, 'Name (Russian)').fill('Сильвания');
  staff.fault('POST /api/countries-names', status(500));
  await save(page, 'Add country');
  await expect(dialog(page).getByText('Save its name')).toBeVisible();
  const again = dialog(page).getByRole('button', { name: 'Try again' });
  await expect(again).toBeEnabled();
  await expectNoViolations(page, 'a step that failed');
  await expect(field(page, 'Name (English)')).toHaveValue('Sylvania');
  expect(staff.count('POST /api/countries').passed).toBe(1);
  await staff.heal();

  await again.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, 'Sylvania')).toHaveCount(1);
  expect(staff.count('POST /api/countries').came).toBe(0);
  const made = await callAs<Country[]>(product, 'manager', 'GET', '/api/countries?q=sylvania&with_data=true');
  expect(made.map(({ names = [] }) => names.map(({ name }) => name).sort())).toEqual([
    ['Sylvania', 'Сильвания'],
  ]);
});

test('tabs and filters are in the address; no tab scrolls sideways on a phone, and the widest has no violation', async ({
  page,
  product,
}) => {
  test.setTimeout(240_000);
  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/geography`, 'manager');
  await expect(
    page.getByRole('grid', { name: 'Countries' }).getByText('Latvia', { exact: true }),
  ).toBeVisible();
  await page.goto(`${product.staff}/geography?missing_locale=ru`);
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible();

  for (const [tab, list] of firstOf([
    ['City', 'Cities'],
    ['Region', 'Regions'],
    ['Resort', 'Resorts'],
    ['Place', 'Places'],
    ['Country', 'Countries'],
  ] as const)) {
    await page.getByRole('tab', { name: tab }).click();
    const grid = page.getByRole('grid', { name: list });
    await expect(grid.getByRole('button', { name: /^Edit: / }).first()).toBeVisible();
    expect(new URL(page.url()).search).toBe(tab === 'Country' ? '' : `?tab=${list.toLowerCase()}`);
    await page.reload();
    await expect(grid).toBeVisible();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    // Tabs differ only in their columns, and cities have most of them.
    if (tab === 'City') await expectNoViolations(page, list);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectToFitTheWidth(page, list);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
