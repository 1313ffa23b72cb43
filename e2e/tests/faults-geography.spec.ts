import type { Country, Resort } from '@itinera/shared/contracts';
import { loseAnswer, replaceAnswer } from '../faults/faults';
import { callAs } from '../support/calls';
import { firstOf } from '../support/scale';
import { expect, openSignedIn, type Page, test } from '../support/test';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name });
const save = (page: Page, verb = 'Save') => dialog(page).getByRole('button', { name: verb }).click();

const captivePortal = replaceAnswer('text/html', '<h1>Welcome to the airport. Accept the terms.</h1>');

for (const [how, fault, iso2] of firstOf([
  ['is the page of a captive portal', captivePortal, 'XB'],
  ['is lost', loseAnswer(), 'XA'],
] as const)) {
  test(`a country whose answer ${how} and that is then corrected exists once, as corrected`, async ({
    page,
    broken,
  }) => {
    const { product, staff } = broken;
    await openSignedIn(page, `${product.staff}/geography?tab=countries`, 'manager');
    await page.getByRole('button', { name: 'Add country' }).click();
    await field(page, 'Name (English)').fill(`Lostland ${iso2}`);
    await field(page, 'ISO code').fill(iso2);
    staff.fault('POST /api/countries', fault);
    await save(page, 'Add country');
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    expect(staff.count('POST /api/countries').passed).toBeGreaterThan(0);

    await staff.heal();
    await field(page, 'Name (English)').fill(`Foundland ${iso2}`);
    await field(page, 'Order').fill('7');
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page)).toHaveCount(0);
    const countries = await callAs<Country[]>(product, 'manager', 'GET', '/api/countries?with_data=true');
    const made = countries.filter((country) => country.iso2 === iso2);
    expect(made).toMatchObject([{ order: 7, names: [{ locale: 'en', name: `Foundland ${iso2}` }] }]);
  });
}

test('a change of a resort and its name whose answer is lost is not mistaken for another user’s', async ({
  page,
  broken,
}) => {
  const { product, staff } = broken;
  await openSignedIn(page, `${product.staff}/geography?tab=resorts`, 'manager');
  await page
    .getByRole('grid')
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click();
  await field(page, 'Name (English)').fill('Corrected twice');
  staff.fault('PUT /api/resorts/*', loseAnswer());
  await save(page);
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await staff.heal();
  await field(page, 'Name (Russian)').fill('Исправлен дважды');
  await save(page);
  await expect(dialog(page)).toHaveCount(0);
  const resorts = await callAs<Resort[]>(product, 'manager', 'GET', '/api/resorts?with_data=true');
  const changed = resorts.filter(({ names = [] }) => names.some(({ name }) => name === 'Corrected twice'));
  expect(changed.map(({ names = [] }) => names.map(({ name }) => name))).toEqual([
    ['Corrected twice', 'Исправлен дважды'],
  ]);
});
