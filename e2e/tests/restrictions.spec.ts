import type { GraphPrice, StopSale } from '@itinera/shared/contracts';
import { callAs } from '../support/calls';
import { message, undo } from '../support/hotelsList';
import { expect, openSignedIn, signIn, test } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';

test('a stop sale is added from the year calendar by keys, closes its cells in the grid, is deleted and restored', async ({
  page,
  product,
}) => {
  const [{ hotel_id, dmc_id } = { hotel_id: '', dmc_id: '' }] = await callAs<GraphPrice[]>(
    product,
    'partner',
    'GET',
    '/api/graph-prices',
  );
  const stops = () =>
    callAs<StopSale[]>(product, 'manager', 'GET', `/api/stop-sales?hotel_id=${hotel_id}&dmc_id=${dmc_id}`);
  const before = await stops();
  const first = page.locator('[data-cell][data-row="0"][data-stopped]');
  const count = () => first.count();

  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/hotels/${hotel_id}?tab=price&dmc_id=${dmc_id}`, 'manager');
  await expect(page.getByRole('grid', { name: 'Prices' })).toBeVisible();
  const stopped = await count();

  await test.step('from a day of next summer, without the mouse', async () => {
    await page.keyboard.press('3');
    await page.getByRole('button', { name: '2027', exact: true }).press('Enter');
    // The calendar is one tab stop; keys move by month and by day to 10 June.
    await page.getByRole('button', { name: /^1 January 2027/ }).focus();
    for (let month = 1; month < 6; month += 1) await page.keyboard.press('PageDown');
    for (let day = 1; day < 10; day += 1) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: /^10 June 2027/ })).toBeFocused();
    await expectNoViolations(page, 'a calendar of restrictions');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Add stop sale' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Add stop sale' });
    await form.getByRole('textbox', { name: 'Last day' }).fill('12.6.2027');
    await page.keyboard.press('Control+s');
    await expect(message(page, 'Stop sale added')).toBeVisible();
    await expect(page.getByRole('button', { name: /^12 June 2027: .*stop sale/ })).toBeVisible();
  });

  await test.step('the grid shows its cells as stopped', async () => {
    await page.keyboard.press('2');
    await expect.poll(count).toBe(stopped + 1);
    await expect(first.last()).toHaveAccessibleName(/stop sale/);
  });

  await test.step('deleted, it can be sold again, until Undo brings the stop back', async () => {
    await page.getByRole('button', { name: 'Offers and stops' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Stop sales' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Stop sales' });
    await dialog.getByRole('button', { name: /^Delete .*10\.06\.2027/ }).press('Enter');
    await expect.poll(count).toBe(stopped);
    await undo(page);
    await expect.poll(count).toBe(stopped + 1);
    // The grid shows what is undone before the server has answered.
    await expect.poll(async () => (await stops()).length).toBe(before.length + 1);
  });

  for (const { id } of await stops())
    if (before.every((other) => other.id !== id))
      await callAs(product, 'manager', 'DELETE', `/api/stop-sales/${id}`);
});

test('dragging over days of the calendar stops their sale, and Escape lets go', async ({ page, product }) => {
  const [{ hotel_id, dmc_id } = { hotel_id: '', dmc_id: '' }] = await callAs<GraphPrice[]>(
    product,
    'partner',
    'GET',
    '/api/graph-prices',
  );
  const stops = () =>
    callAs<StopSale[]>(product, 'manager', 'GET', `/api/stop-sales?hotel_id=${hotel_id}&dmc_id=${dmc_id}`);
  const before = await stops();
  await followDevice(page, product);
  await openSignedIn(
    page,
    `${product.staff}/hotels/${hotel_id}?tab=restrictions&dmc_id=${dmc_id}&year=2027`,
    'manager',
  );
  const day = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} 2027`) });
  const drag = async (from: string, to: string) => {
    await day(from).hover();
    await page.mouse.down();
    await day(to).hover();
  };
  await day('30 August').scrollIntoViewIfNeeded();
  await drag('24 August', '27 August');
  await expect(page.getByText('24.08.2027 – 27.08.2027 · 4 days')).toBeVisible();
  await expectNoViolations(page, 'days that are dragged over');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('menuitem')).toHaveCount(0);

  await drag('27 August', '24 August');
  await page.mouse.up();
  const form = page.getByRole('dialog', { name: 'Add stop sale' });
  await expect(form.getByRole('textbox', { name: 'First day' })).toHaveValue('24.08.2027');
  await expect(form.getByRole('textbox', { name: 'Last day' })).toHaveValue('27.08.2027');
  await page.keyboard.press('Control+s');
  await expect(message(page, 'Stop sale added')).toBeVisible();
  await expect(page.getByRole('button', { name: /^25 August 2027: .*stop sale/ })).toBeVisible();
  const added = (await stops()).filter(({ id }) => before.every((other) => other.id !== id));
  expect(added).toMatchObject([{ start_date: '2027-08-24', end_date: '2027-08-27' }]);
  for (const { id } of added) await callAs(product, 'manager', 'DELETE', `/api/stop-sales/${id}`);
});

test('on a phone, a partner stops the sale of a hotel for today in two taps', async ({ page, product }) => {
  const stops = () => callAs<StopSale[]>(product, 'partner', 'GET', '/api/stop-sales');
  const before = await stops();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, `${product.partner}/hotels`, 'partner');
  const stop = page.getByRole('button', { name: /^Stop sale: / }).first();
  await stop.click();
  const form = page.getByRole('dialog', { name: 'Add stop sale' });
  const first = form.getByRole('textbox', { name: 'First day' });
  await expect(form.getByRole('textbox', { name: 'Last day' })).toHaveValue(await first.inputValue());
  await expect(first).not.toHaveValue('');
  await form.getByRole('button', { name: 'Add stop sale' }).click();
  await expect(message(page, 'Stop sale added')).toBeVisible();
  const added = (await stops()).filter(({ id }) => before.every((other) => other.id !== id));
  expect(added).toMatchObject([{ applies_to: 'stay', room_type_id: null }]);
  for (const { id } of added) await callAs(product, 'manager', 'DELETE', `/api/stop-sales/${id}`);
});
