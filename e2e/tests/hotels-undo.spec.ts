import { imageUrl } from '@itinera/shared/contracts';
import { allHotels, bookedHotels, grid, hotelOf, message, undo, type Hotel } from '../support/hotelsList';
import type { Product } from '../support/product';
import { expect, openSignedIn, type Page, test } from '../support/test';

const forChosen = (page: Page, name: string) =>
  page
    .getByRole('toolbar', { name: 'Actions for selected hotels' })
    .getByRole('button', { name, exact: true });

/** Without the field that every write changes. */
const valuesOf = ({ updated_at: _time, ...values }: Hotel) => values;

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
