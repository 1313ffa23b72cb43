import { cities, cityNames, type City, type Country, type Region } from '@itinera/shared/contracts';
import { callAs } from '../support/calls';
import { message, undo } from '../support/hotelsList';
import type { Product } from '../support/product';
import { expect, openSignedIn, type Page, test } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';
import { expectToFitTheWidth } from '../support/looks';

const cell = (page: Page, row: number, column: number) =>
  page.locator(`[data-cell][data-row="${row}"][data-column="${column}"]`);
const head = (page: Page, name: string) => page.getByRole('rowheader', { name });
const saveButton = (page: Page, names: string) =>
  page.getByRole('button', { name: `Save ${names}`, exact: true });

/** Pastes text as copied in a spreadsheet. */
async function paste(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

async function firstCountry(product: Product): Promise<string> {
  const [country] = await callAs<Country[]>(product, 'manager', 'GET', '/api/countries?q=latvia');
  if (!country) throw new Error('The demo has no Latvia.');
  return country.id;
}

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
  await page.getByRole('combobox', { name: 'Name missing in' }).selectOption('Russian');
  await expect(page).toHaveURL(/tab=cities&view=names&missing_locale=ru/);
  await expect(page.getByText('1–200 of 200 cities')).toBeVisible();
  await expectNoViolations(page, 'names that are missing');

  await cell(page, 0, 1).click();
  const lines = Array.from({ length: 200 }, (_, index) =>
    index === 1 ? '"Город\nвторой"' : `Город ${index + 1}`,
  );
  await paste(page, lines.join('\r\n'));
  await expect(page.getByText('200 cells pasted')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1–200 of 200 cities')).toBeVisible();
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
  await expect(page.getByText('1–200 of 200 cities')).toBeVisible();
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

test('an entry whose creation was interrupted is reported, and completed', async ({
  page,
  ownProduct: product,
}) => {
  test.setTimeout(120_000);
  const country_id = await firstCountry(product);
  await callAs(product, 'manager', 'POST', cities.path, { country_id, iata: 'QQA' });
  await callAs(product, 'manager', 'POST', cities.path, { country_id, iata: 'QQB' });
  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/geography`, 'manager');
  await page.getByRole('button', { name: 'Show list' }).click();
  await expectNoViolations(page, 'entries without a name');
  await page.getByRole('link', { name: 'Complete (no name) (Latvia · QQA)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit city' });
  await dialog.getByRole('textbox', { name: 'Name (English)' }).fill('Quality');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 entry has no name yet')).toBeVisible();
  await page.getByRole('link', { name: 'Add the names in the sheet' }).click();
  await expect(head(page, '(no name) Latvia · QQB')).toBeVisible();
  await cell(page, 0, 0).click();
  await page.keyboard.type('Quibble');
  await page.keyboard.press('Control+s');
  await expect(message(page, '1 name saved')).toBeVisible();
  await expect(page.getByText(/no name yet/)).toHaveCount(0);
  const [made] = await callAs<City[]>(product, 'manager', 'GET', `${cities.path}?with_data=true&q=QQB`);
  expect(made?.names).toMatchObject([{ locale: 'en', name: 'Quibble' }]);
});

test('names are edited and saved with the keyboard alone, and another user’s change is not overwritten', async ({
  page,
  product,
}) => {
  test.setTimeout(90_000);
  const before = await callAs<Region[]>(product, 'manager', 'GET', '/api/regions?with_data=true');
  const namesOf = (regions: Region[]) => regions.map(({ names = [] }) => names.map(({ name }) => name));
  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/geography?tab=regions&view=names`, 'manager');
  await cell(page, 0, 0).waitFor();
  await page.getByRole('button', { name: 'Redo' }).focus();
  await page.keyboard.press('Tab');
  await expect(cell(page, 0, 0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('First');
  await page.keyboard.press('Tab');
  await expect(cell(page, 1, 1)).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type(' (тест)');
  await page.keyboard.press('Enter');
  await expect(cell(page, 2, 1)).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(message(page, '2 names saved')).toBeVisible();
  await expect(cell(page, 1, 0)).toHaveText('First');
  await page.keyboard.press('Control+z');
  await expect(message(page, 'Undone for 2 names')).toBeVisible();
  expect(namesOf(await callAs<Region[]>(product, 'manager', 'GET', '/api/regions?with_data=true'))).toEqual(
    namesOf(before),
  );

  await page.goto(`${product.staff}/geography?tab=cities&view=names&q=riga`);
  await expect(cell(page, 0, 1)).toHaveText('Рига');
  const [riga] = await callAs<City[]>(product, 'manager', 'GET', `${cities.path}?with_data=true&q=riga`);
  const russian = riga?.names?.find(({ locale }) => locale === 'ru');
  const rename = (name: string) =>
    callAs(product, 'operator', 'PUT', `${cityNames.path}/${russian?.id}`, { name });
  await cell(page, 0, 1).click();
  // The browser has no keys for these letters, which can only be typed into a field.
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Моя Рига');
  await page.keyboard.press('Enter');
  await rename('Их Рига');
  await page.keyboard.press('Control+s');
  await expect(cell(page, 0, 1)).toContainText('Someone else has saved ‘Их Рига’.');
  await expect(cell(page, 0, 1)).toContainText('Моя Рига');
  await expectNoViolations(page, 'two names to choose from');
  await page.getByRole('button', { name: /^Use theirs/ }).click();
  await expect(cell(page, 0, 1)).toHaveText('Их Рига');
  await expect(page.getByRole('button', { name: 'Nothing to save' })).toBeDisabled();
  await rename('Рига');
});
