import type { City } from '@itinera/shared/contracts';
import { status } from '../faults/faults';
import { callAs } from '../support/calls';
import type { Product } from '../support/product';
import { csvLines, workbookOf } from '../support/spreadsheet';
import { expect, openSignedIn, type Page, test } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';
import { expectToFitTheWidth } from '../support/looks';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import cities' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });
const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name });

const countries = ['Latvia', 'lt', 'Турция'];

/** The mistakes in every tenth row, one kind after the other. */
const mistakes = [
  (code: string) => ['Latvia', '', code],
  (code: string) => ['Latvja', `Wrongly placed ${code}`, code],
  (code: string) => ['Latvia', `Wrongly coded ${code}`, 'R1'],
  () => ['Latvia', 'Riga', ''],
];

const letters = (number: number) =>
  [676, 26, 1].map((unit) => String.fromCharCode(65 + (Math.floor(number / unit) % 26))).join('');

/** 200 cities, every tenth of them invalid. */
function citiesFile(): string {
  const rows = Array.from({ length: 200 }, (_, index) => {
    // Codes that are not in use.
    const code = `Q${letters(index).slice(1)}`;
    if (index % 10 === 9) return mistakes[Math.floor(index / 10) % mistakes.length]?.(code) ?? [];
    return [countries[index % countries.length] ?? '', `Nova ${letters(index)}`, code];
  });
  return [['Country', 'Name en', 'IATA'], ...rows].map((row) => row.join(';')).join('\r\n');
}

async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  await dialog(page)
    .getByLabel('File to import')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
}

/** Whether one of the scripts that the page has fetched or preloads contains these words. */
const hasFetched = (page: Page, words: string) =>
  page.evaluate(async (text) => {
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js'));
    const contents = await Promise.all(scripts.map(async (name) => (await fetch(name)).text()));
    return contents.some((content) => content.includes(text));
  }, words);

const citiesOf = (product: Product) => callAs<City[]>(product, 'manager', 'GET', '/api/cities?sort=order');

test('200 cities with a mistake in every tenth row: the 180 valid ones are added, the others downloaded, and the import is undone', async ({
  page,
  product,
}) => {
  test.setTimeout(240_000);
  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/geography?tab=cities`, 'manager');
  const before = await citiesOf(product);
  expect(await hasFetched(page, 'Match columns')).toBe(false);
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(heading(page, 'Choose a file')).toBeFocused();
  await expectNoViolations(page, 'import: file');
  expect(await hasFetched(page, 'Match columns')).toBe(true);
  // A word of the workbook reader, which CSV must not load.
  expect(await hasFetched(page, 'sharedStrings')).toBe(false);

  await choose(page, 'cities.csv', citiesFile());
  await expect(heading(page, 'Match columns')).toBeFocused();
  await expect(dialog(page).getByRole('combobox', { name: 'Name en' })).toHaveValue('names.en');
  await expectNoViolations(page, 'import: columns');

  await button(page, 'Check rows').click();
  await expect(dialog(page).getByText('180 valid, 15 errors, 5 already exist')).toBeVisible({
    timeout: 60_000,
  });
  await dialog(page).getByRole('switch', { name: 'Show only skipped rows' }).check();
  const table = dialog(page).getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(21);
  await expect(table.getByText('No such country: Latvja. Did you mean Latvia?').first()).toBeVisible();
  await expectNoViolations(page, 'import: check');
  const [left] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download skipped rows').click(),
  ]);
  const lines = await csvLines(left);
  expect(lines).toHaveLength(21);
  expect(lines[0]).toEqual(['Country', 'Name en', 'IATA', 'What to fix']);
  expect(lines[3]).toEqual([
    'Latvia',
    expect.stringMatching(/^Wrongly coded/),
    'R1',
    'IATA code: Use three letters, such as RIX.',
  ]);
  expect(await citiesOf(product)).toHaveLength(before.length);

  await button(page, 'Add 180 cities').click();
  await expect(dialog(page).getByText('180 cities added. 20 rows skipped.')).toBeVisible({
    timeout: 60_000,
  });
  await expectNoViolations(page, 'import: done');
  expect(await citiesOf(product)).toHaveLength(before.length + 180);

  await button(page, 'Undo').click();
  await expect(dialog(page).getByText(/^Everything that was added has been removed/)).toBeVisible({
    timeout: 60_000,
  });
  expect(await citiesOf(product)).toEqual(before);
  await button(page, 'Show the list').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${product.staff}/geography?tab=cities`);
});

test('an import whose answer is lost is retried, and adds nothing twice', async ({ page, broken }) => {
  const { product, staff } = broken;
  await openSignedIn(page, `${product.staff}/geography?tab=cities&import=file`, 'manager');
  await choose(page, 'cities.csv', 'Country,Name\nLatvia,Once\nLatvia,Twice\n');
  await button(page, 'Check rows').click();
  await expect(dialog(page).getByText('2 valid, 0 errors')).toBeVisible();
  staff.fault('POST /api/batch', status(500));
  await button(page, 'Add 2 cities').click();
  await expect(dialog(page).getByRole('alert')).toContainText('Trying again is safe');
  await staff.heal();
  await button(page, 'Try again').click();
  await expect(dialog(page).getByText('2 cities added.')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(dialog(page).getByText(/^Everything that was added has been removed/)).toBeVisible();
});

test('a workbook of 5,000 rows is read, and the import works by keyboard on a phone', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openSignedIn(page, `${product.staff}/geography?tab=cities&import=file`, 'manager');
  const rows = Array.from({ length: 5000 }, (_, index) => [
    'Latvia',
    `A city with a name that takes room ${index}`,
    '',
  ]);
  await choose(page, 'cities.xlsx', Buffer.from(workbookOf([['Country', 'Name', 'IATA'], ...rows])));
  await expect(dialog(page).getByText('cities.xlsx: 5 000 rows, 3 columns')).toBeVisible({ timeout: 60_000 });
  await expectToFitTheWidth(page);

  await button(page, 'Choose another file').focus();
  await page.keyboard.press('Enter');
  await choose(page, 'one.csv', 'Name\nKeyboard Town\n');
  await expect(heading(page, 'Match columns')).toBeFocused();
  await dialog(page)
    .getByRole('textbox', { name: /^Country/ })
    .fill('Latvja');
  await button(page, 'Check rows').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('No such country: Latvja. Did you mean Latvia?')).toBeVisible();
  await expectToFitTheWidth(page);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Stay')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
});
