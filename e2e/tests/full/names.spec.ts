import { cities, type City } from '@itinera/shared/contracts';
import { callAs } from '../../support/calls';
import { firstCountry } from '../../support/countries';
import { message, undo } from '../../support/hotelsList';
import { expectToFitTheWidth } from '../../support/looks';
import type { Product } from '../../support/product';
import { cell, paste } from '../../support/sheet';
import { expect, openSignedIn, type Page, test } from '../../support/test';
import { expectNoViolations, followDevice } from '../../support/themes';

const saveButton = (page: Page, names: string) =>
  page.getByRole('button', { name: `Save ${names}`, exact: true });

const townName = (number: number) => `Town ${String(number).padStart(3, '0')}`;

/** Cities that have an English name only. */
async function addTowns(product: Product, count: number): Promise<void> {
  const country_id = await firstCountry(product);
  for (let done = 0; done < count; done += 100) {
    const operations = Array.from({ length: 100 }, (_, index) => ({
      method: 'POST',
      path: cities.path,
      body: { country_id, names: [{ locale: 'en', name: townName(done + index + 1) }] },
    }));
    await callAs(product, 'manager', 'POST', '/api/batch', { operations });
  }
}

const towns = (product: Product) =>
  callAs<City[]>(product, 'manager', 'GET', `${cities.path}?with_data=true&q=town&per_page=200`);
const russianOf = ({ names = [] }: City) => names.find(({ locale }) => locale === 'ru')?.name;

test('200 names are pasted, saved together, and undone', async ({ page, ownProduct: product }) => {
  test.setTimeout(180_000);
  await addTowns(product, 200);
  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/geography?tab=cities`, 'manager');
  await page.getByRole('link', { name: 'Names', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: /Russian ru 55 of 255/ })).toBeVisible();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitem', { name: 'Name missing in' }).click();
  await page.getByRole('combobox', { name: 'Name missing in' }).selectOption('Russian');
  await expect(page).toHaveURL(/tab=cities&view=names&missing_locale=ru/);
  await expect(page.getByText('200 cities', { exact: true })).toBeVisible();
  await expectNoViolations(page, 'names that are missing');

  await cell(page, 0, 1).click();
  const lines = Array.from({ length: 200 }, (_, index) =>
    index === 1 ? '"Город\nвторой"' : `Город ${index + 1}`,
  );
  await paste(page, lines.join('\r\n'));
  await expect(page.getByText('200 cells pasted')).toBeVisible();
  await page.reload();
  await expect(page.getByText('200 cities', { exact: true })).toBeVisible();
  await cell(page, 0, 1).click();
  await paste(page, [...lines, 'Город лишний'].join('\r\n'));
  await expect(page.getByRole('region', { name: 'What did not fit' })).toHaveText('Город лишний');
  await expectNoViolations(page, 'names that were pasted');
  await saveButton(page, '200 names').click();
  await expect(message(page, '200 names saved')).toBeVisible();
  // They have a name now and no longer match the filter, but rows stay in place while the sheet is edited.
  await expect(page.getByText(/^No longer on this page of the list: 200 cities/)).toBeVisible();
  await expect(cell(page, 0, 1)).toContainText('Город 1');
  const saved = await towns(product);
  expect(saved.map(russianOf).toSorted()).toEqual(
    Array.from({ length: 200 }, (_, index) =>
      index === 1 ? 'Город второй' : `Город ${index + 1}`,
    ).toSorted(),
  );

  await undo(page);
  await expect(message(page, 'Undone for 200 names')).toBeVisible();
  await expect(page.getByText('200 cities', { exact: true })).toBeVisible();
  expect((await towns(product)).filter(russianOf)).toEqual([]);

  // Leaving unsaved text asks first, on a phone as well.
  await page.setViewportSize({ width: 390, height: 844 });
  await cell(page, 0, 1).dblclick();
  await page.keyboard.type('Город');
  await expectToFitTheWidth(page);
  await expectNoViolations(page, 'names on a phone');
  await page.getByRole('tab', { name: 'Country' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('tab', { name: 'Country' }).click();
  await question.getByRole('button', { name: 'Discard and leave' }).click();
  await expect(page.getByRole('grid', { name: 'Countries' })).toBeVisible();
});
