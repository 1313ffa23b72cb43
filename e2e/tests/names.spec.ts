import { cities, cityNames, type City, type Region } from '@itinera/shared/contracts';
import { callAs } from '../support/calls';
import { message } from '../support/hotelsList';
import { cell } from '../support/sheet';
import { expect, openSignedIn, test } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';

test('names are edited and saved with the keyboard alone, and another user’s change is not overwritten', async ({
  page,
  product,
}) => {
  const before = await callAs<Region[]>(product, 'manager', 'GET', '/api/regions?with_data=true');
  const namesOf = (regions: Region[]) => regions.map(({ names = [] }) => names.map(({ name }) => name));
  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/geography?tab=regions&view=names`, 'manager');
  await cell(page, 0, 0).waitFor();
  await page.getByRole('button', { name: 'Keys' }).focus();
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
