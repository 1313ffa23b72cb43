import { allHotels, grid, message, rows, undo, type Hotel } from '../../support/hotelsList';
import { expect, openSignedIn, type Page, test } from '../../support/test';

async function chooseAll(page: Page): Promise<void> {
  await expect(rows(page).first()).toBeVisible();
  await grid(page).getByRole('columnheader', { name: 'Selection' }).getByRole('checkbox').check();
}

const forChosen = (page: Page, name: string) =>
  page
    .getByRole('toolbar', { name: 'Actions for selected hotels' })
    .getByRole('button', { name, exact: true });

test('Undo restores replaced themes', async ({ page, product }) => {
  const themesOf = ({ hotel_themes = [] }: Hotel) => hotel_themes.map(({ id }) => id).sort();
  const firstTen = async () => (await allHotels(product, '&sort=name')).slice(0, 10);
  const before = await firstTen();
  expect(before.some((hotel) => themesOf(hotel).length > 0)).toBe(true);
  await openSignedIn(page, `${product.staff}/hotels?sort=name&per_page=10`, 'manager');
  await chooseAll(page);
  await forChosen(page, 'Assign themes').click();
  const question = page.getByRole('alertdialog', { name: 'Assign themes to 10 hotels' });
  await question.getByRole('combobox', { name: 'Themes' }).click();
  const theme = page.getByRole('option').first();
  const themeName = await theme.textContent();
  await theme.click();
  // The list stays open for more themes, and covers what is below it.
  await page.keyboard.press('Tab');
  await question.getByRole('switch', { name: 'Replace existing themes' }).check();
  await question.getByRole('button', { name: 'Assign' }).click();
  await message(page, '10 hotels given themes').hover();
  expect((await firstTen()).map(({ hotel_themes }) => hotel_themes?.map(({ name }) => name))).toEqual(
    before.map(() => [themeName]),
  );
  await undo(page);
  await expect(message(page, 'Undone for 10 hotels')).toBeVisible();
  expect((await firstTen()).map(themesOf)).toEqual(before.map(themesOf));
});
