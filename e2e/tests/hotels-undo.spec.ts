import { imageUrl } from '@itinera/shared/contracts';
import {
  allHotels,
  bookedHotels,
  grid,
  hotelOf,
  message,
  rows,
  undo,
  type Hotel,
} from '../support/hotelsList';
import type { Product } from '../support/product';
import { expect, openSignedIn, type Page, test } from '../support/test';

async function chooseAll(page: Page): Promise<void> {
  await expect(rows(page).first()).toBeVisible();
  await grid(page).getByRole('columnheader', { name: 'Selection' }).getByRole('checkbox').check();
}

const forChosen = (page: Page, name: string) =>
  page
    .getByRole('toolbar', { name: 'Actions for selected hotels' })
    .getByRole('button', { name, exact: true });

/** Without the field that every write changes. */
const valuesOf = ({ updated_at: _time, ...values }: Hotel) => values;

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

test('Undo restores deleted hotels with their pictures and all of their parts', async ({ page, product }) => {
  const booked = await bookedHotels(product);
  const illustrated = (await allHotels(product, '&sort=name'))
    .slice(0, 50)
    .filter(({ id, hotel_images }) => hotel_images?.length && !booked.has(id));
  const deleted = illustrated.slice(0, 3).map(({ id }) => id);
  const before = await hotelsOf(product, deleted);
  const [one, ...others] = before;
  await openSignedIn(page, `${product.staff}/hotels?sort=name&per_page=50`, 'manager');
  await page.getByRole('button', { name: `Delete: ${one?.name}`, exact: true }).click();
  const question = page.getByRole('alertdialog', { name: `Delete hotel ‘${one?.name}’?` });
  await expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await question.getByRole('textbox').fill(one?.name ?? '');
  await question.getByRole('button', { name: 'Delete' }).click();
  await message(page, `Hotel ‘${one?.name}’ deleted`).hover();
  await expect(grid(page).getByRole('link', { name: one?.name, exact: true })).toHaveCount(0);
  await expect(hotelOf(product, one?.id ?? '')).rejects.toThrow('404');
  await undo(page);
  await expect(message(page, `Hotel ‘${one?.name}’ restored`)).toBeVisible();
  await expect(grid(page).getByRole('link', { name: one?.name, exact: true })).toBeVisible();

  for (const { name } of others)
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  await forChosen(page, 'Delete').click();
  await page
    .getByRole('alertdialog', { name: 'Delete 2 hotels?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await message(page, '2 hotels deleted').hover();
  await expect(hotelOf(product, others[0]?.id ?? '')).rejects.toThrow('404');
  await undo(page);
  await expect(message(page, 'Undone for 2 hotels')).toBeVisible();

  const after = await hotelsOf(product, deleted);
  expect(after.map(valuesOf)).toEqual(before.map(valuesOf));
  for (const { file_name } of after.flatMap(({ hotel_images = [] }) => hotel_images)) {
    expect((await fetch(product.staff + imageUrl(file_name))).status).toBe(200);
  }
});

const hotelsOf = (product: Product, ids: string[]) => Promise.all(ids.map((id) => hotelOf(product, id)));
