import { allHotels, rows, tool, type Hotel } from './hotelsList';
import type { Product } from './product';
import { csvLines, sheetRows } from './spreadsheet';
import { expect, openSignedIn, type Page } from './test';

export const headers = ['Name', 'Stars', 'Status', 'Location', 'Prices', 'Class', 'Type', 'Partners'];

/** The expected cells of a hotel, from the API's entry. */
export function valuesOf({
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

export async function exported(page: Page, entry: RegExp) {
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await tool(page, 'Export').click();
  await page.getByRole('menuitem', { name: entry }).click();
  return download;
}

/** Exports the list of all hotels in both formats and compares each cell with the API. */
export async function expectWholeExports(page: Page, product: Product): Promise<number> {
  await openSignedIn(page, `${product.staff}/hotels`, 'manager');
  await expect(rows(page).first()).toBeVisible();
  const all = await allHotels(product);
  const values = all.map(valuesOf);

  const csv = await exported(page, /^Current view, [\d\s]+ hotels: CSV$/);
  expect(csv.suggestedFilename()).toMatch(/^hotels.*\.csv$/);
  expect(await csvLines(csv)).toEqual([
    headers,
    ...values.map((row) => row.map((value) => String(value ?? ''))),
  ]);

  const xlsx = await exported(page, /^Current view, [\d\s]+ hotels: Excel \(XLSX\)$/);
  expect(xlsx.suggestedFilename()).toMatch(/^hotels.*\.xlsx$/);
  const inCells = (value: unknown) => String(value ?? '');
  expect(await sheetRows(page, xlsx)).toEqual([headers, ...values.map((row) => row.map(inCells))]);
  return all.length;
}
