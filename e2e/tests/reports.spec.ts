import { readFile } from 'node:fs/promises';
import { expect, openSignedIn, test } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';

const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, ' ');

test('the gallery leads to the sales of a hotel, to its bookings and to a file', async ({
  page,
  product,
}) => {
  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/reports`, 'manager');
  const cards = page.getByRole('list', { name: 'Reports' });
  await expect(cards.getByRole('listitem').filter({ hasText: 'Sales' }).first()).toContainText('EUR');
  await expectNoViolations(page, 'the gallery');

  await cards.getByRole('link', { name: 'Sales', exact: true }).click();
  await expect(page).toHaveTitle('Sales · Itinera');
  const rows = page.getByRole('region', { name: 'Rows of Sales' });
  await expect(rows.getByRole('row', { name: /^Total/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Sales by week/ })).toBeVisible();

  await page.getByRole('button', { name: /^Period:/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Period' });
  await dialog.getByLabel('First day').fill('01.10.2026');
  await dialog.getByLabel('Last day').fill('31.10.2026');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/report=sales&from=2026-10-01&to=2026-10-31/);
  await expect(page.getByText('Compared with 01.09.2026 – 30.09.2026')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Period: 01.10.2026 – 31.10.2026' })).toBeFocused();

  await page.getByRole('button', { name: 'As a table' }).click();
  const steps = page.getByRole('region', { name: 'Sales by week', exact: true });
  await expect(steps.getByRole('row')).toHaveCount(5);
  await expectNoViolations(page, 'a report');

  const total = plain(await rows.getByRole('row', { name: /^Total/ }).textContent());
  const first = rows.getByRole('row').nth(1);
  const [bookings, cancelled] = [first.getByRole('cell').nth(0), first.getByRole('cell').nth(1)];
  const counted = Number(await bookings.textContent()) + Number(await cancelled.textContent());
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('Hotel,Bookings,Cancelled');
  const sales = lines.slice(1).reduce((sum, line) => sum + Number(line.split(',')[6]), 0);
  const written = new Intl.NumberFormat('ru', { minimumFractionDigits: 2 }).format(
    Math.round(sales * 100) / 100,
  );
  expect(total).toContain(plain(written));

  const hotel = await first.getByRole('link').textContent();
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Booking entries' })).toBeVisible();
  const listed = page
    .getByRole('grid')
    .getByRole('row')
    .filter({ hasText: hotel ?? '' });
  await expect(listed).toHaveCount(counted);
});
