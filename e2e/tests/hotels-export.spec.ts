import { join } from 'node:path';
import { allHotels, grid, rows, tool, type Hotel } from '../support/hotelsList';
import type { Product } from '../support/product';
import { csvLines, sheetRows } from '../support/spreadsheet';
import { full } from '../support/scale';
import { expect, openSignedIn, type Page, test } from '../support/test';

const headers = ['Name', 'Stars', 'Status', 'Location', 'Prices', 'Class', 'Type', 'Partners'];

/** The expected cells of a hotel, from the API's entry. */
function valuesOf({
  name,
  place,
  hotel_class,
  hotel_type,
  stars,
  is_active,
  partner_count,
  price_coverage,
}: Hotel) {
  const resort = place?.resort;
  const region = resort?.region;
  const [country, regionName] = [
    region?.country?.country_name?.name,
    region?.region_name?.name ?? region?.name,
  ];
  const [resortName, placeName] = [resort?.resort_name?.name, place?.name];
  const levels = [
    country,
    regionName === country ? undefined : regionName,
    resortName,
    placeName === resortName ? undefined : placeName,
  ];
  return [
    name,
    stars,
    is_active ? 'Active' : 'Inactive',
    levels.filter((level) => level !== undefined).join(', '),
    price_coverage,
    hotel_class?.name,
    hotel_type?.hotel_type_name?.name,
    partner_count,
  ];
}

async function exported(page: Page, entry: RegExp) {
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await tool(page, 'Export').click();
  await page.getByRole('menuitem', { name: entry }).click();
  return download;
}

/** Exports the list of all hotels in both formats and compares each cell with the API. */
async function expectWholeExports(page: Page, product: Product): Promise<number> {
  await openSignedIn(page, `${product.staff}/hotels`, 'manager');
  await expect(rows(page).first()).toBeVisible();
  const all = await allHotels(product);
  const values = all.map(valuesOf);

  const csv = await exported(page, /^Current view, [\d,]+ hotels: CSV$/);
  expect(csv.suggestedFilename()).toMatch(/^hotels.*\.csv$/);
  expect(await csvLines(csv)).toEqual([
    headers,
    ...values.map((row) => row.map((value) => String(value ?? ''))),
  ]);

  const xlsx = await exported(page, /^Current view, [\d,]+ hotels: Excel \(XLSX\)$/);
  expect(xlsx.suggestedFilename()).toMatch(/^hotels.*\.xlsx$/);
  const inCells = (value: unknown) => String(value ?? '');
  expect(await sheetRows(page, xlsx)).toEqual([headers, ...values.map((row) => row.map(inCells))]);
  return all.length;
}

test('all hotels are exported to CSV and to Excel with the values of the API', async ({ page, product }) => {
  expect(await expectWholeExports(page, product)).toBeGreaterThan(100);
});

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

const ofFullTier = full ? test : test.skip;

// Seeding so many takes minutes.
ofFullTier('5,000 hotels are exported whole', async ({ page, ownProduct: product }) => {
  test.setTimeout(900_000);
  await product.stopApi();
  await product.startApi({ SEED: 'large', DATA_DIR: join(product.folder, 'large') });
  expect(await expectWholeExports(page, product)).toBe(5000);
});
