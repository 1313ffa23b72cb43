import { cities, type City } from '@itinera/shared/contracts';
import { callAs } from '../../support/calls';
import { firstCountry } from '../../support/countries';
import { message } from '../../support/hotelsList';
import { cell } from '../../support/sheet';
import { expect, openSignedIn, type Page, test } from '../../support/test';
import { expectNoViolations, followDevice } from '../../support/themes';

const head = (page: Page, name: string) => page.getByRole('rowheader', { name });

test('an entry whose creation was interrupted is reported, and completed', async ({ page, product }) => {
  const country_id = await firstCountry(product);
  const add = (iata: string) => callAs<City>(product, 'manager', 'POST', cities.path, { country_id, iata });
  const added = [await add('QQA'), await add('QQB')];
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
  for (const { id } of added) await callAs(product, 'manager', 'DELETE', `${cities.path}/${id}`);
});
