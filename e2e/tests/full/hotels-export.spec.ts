import { join } from 'node:path';
import { exported, expectWholeExports, headers, valuesOf } from '../../support/hotelsExport';
import { allHotels, grid, tool } from '../../support/hotelsList';
import { csvLines } from '../../support/spreadsheet';
import { expect, openSignedIn, test } from '../../support/test';

test('an export has the rows, the order and the columns of the list', async ({ page, product }) => {
  await openSignedIn(page, `${product.staff}/hotels?is_active=false&sort=-name`, 'manager');
  await tool(page, 'Columns').click();
  for (const name of headers.slice(2)) await page.getByRole('checkbox', { name, exact: true }).uncheck();
  await page.keyboard.press('Escape');
  const closed = (await allHotels(product, '&is_active=false&sort=-name')).map((hotel) =>
    valuesOf(hotel).slice(0, 2).map(String),
  );
  const view = await exported(page, /^Current view.*CSV$/);
  expect(await csvLines(view)).toEqual([headers.slice(0, 2), ...closed]);
  await grid(page)
    .getByRole('checkbox', { name: `Select ${closed[1]?.[0]}`, exact: true })
    .check();
  const chosen = await exported(page, /^1 hotel selected: CSV$/);
  expect(await csvLines(chosen)).toEqual([headers.slice(0, 2), closed[1]]);
});

// Seeding so many takes minutes.
test('5,000 hotels are exported whole', async ({ page, ownProduct: product }) => {
  test.setTimeout(900_000);
  await product.stopApi();
  await product.startApi({ SEED: 'large', DATA_DIR: join(product.folder, 'large') });
  expect(await expectWholeExports(page, product)).toBe(5000);
});
