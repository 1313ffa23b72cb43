import type { Page } from '@playwright/test';
import { inDays } from '../support/days';
import { callAs } from '../support/calls';
import { expect, openSignedIn, test } from '../support/test';
import { addTrip, confirmTrip } from '../support/trips';

interface Report {
  row_count: number;
}

/** Text of the light theme. */
const ink = 'rgb(16, 22, 29)';
const note = 'Pays late, ask the manager first';
/** What is on paper: hidden text is no part of it. */
const printed = (page: Page) => page.locator('#content').evaluate((main) => (main as HTMLElement).innerText);

test('a printed booking is what its customer may see', async ({ page, product }) => {
  const { id } = await addTrip(product, inDays(20), inDays(27));
  await callAs(product, 'manager', 'PUT', `/api/bookings/${id}`, { note_internal: note, tags: ['vip'] });
  await confirmTrip(product, id);
  const call = (body: object) =>
    callAs(product, 'manager', 'POST', '/api/transactions', {
      booking_id: id,
      method: 'card',
      date: inDays(0),
      ...body,
    });
  await call({ direction: 'in', purpose: 'customer_payment', amount_minor: 12_345 });
  await call({ direction: 'out', purpose: 'hotel', amount_minor: 6789 });
  await openSignedIn(page, `${product.staff}/be/${id}`, 'manager');
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Prices of the services' })).toContainText('Net');
  await expect(page.locator('#content')).toContainText('400,00');

  await page.emulateMedia({ media: 'print' });
  const text = (await printed(page)).replaceAll(/\s/g, ' ');
  for (const seen of ['Price table', 'Travelers', 'Sale', '123,45', 'Outstanding'])
    expect(text).toContain(seen);
  for (const internal of [
    /\bnet\b/i,
    /profit/i,
    /mark-up/i,
    /400,00/,
    /67,89/,
    /to do/i,
    /history/i,
    /vip/,
    new RegExp(note),
    /payment status/i,
    /confirmed documents/i,
  ])
    expect(text).not.toMatch(internal);
  await expect(page.locator('#content').getByRole('button')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('color', ink);
});

test('a printed report has all its rows, in the dark theme as black on white', async ({ page, product }) => {
  const { row_count } = await callAs<Report>(product, 'manager', 'GET', '/api/reports/sales');
  await openSignedIn(page, `${product.staff}/reports?report=sales`, 'manager');
  const rows = page.getByRole('region', { name: 'Rows of Sales' }).locator('tbody tr');
  await expect(page.getByRole('button', { name: `Show all ${row_count} rows` })).toBeVisible();
  const onScreen = await rows.count();
  expect(onScreen).toBeLessThan(row_count);
  const fire = (event: string) => page.evaluate((name) => window.dispatchEvent(new Event(name)), event);
  await fire('beforeprint');
  await expect(rows).toHaveCount(row_count);
  await expect(page.locator('body')).toHaveCSS('color', ink);
  await fire('afterprint');
  await expect(rows).toHaveCount(onScreen);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b(?!s)/g);
  expect(sheets?.length).toBeGreaterThan(1);
});

test('a printed list has the rows of its page with heads and without buttons', async ({ page, product }) => {
  await openSignedIn(page, `${product.staff}/be`, 'manager');
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('link').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(grid.getByText('Customer', { exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('button', { name: 'New booking' })).toBeHidden();
  await expect(grid.getByRole('button', { name: /^Edit / })).toHaveCount(0);
  const size = await grid.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(size).toBeLessThanOrEqual(1);
});
