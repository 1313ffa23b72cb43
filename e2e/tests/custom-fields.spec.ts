import type { CustomField } from '@itinera/shared/contracts';
import { callAs } from '../support/calls';
import { expect, signIn, test } from '../support/test';
import { violations } from '../support/violations';

test('a custom field that is defined in the browser is filled in, filtered by, and shown to the partner', async ({
  page,
  product,
}) => {
  await signIn(page, `${product.staff}/settings/custom-fields`, 'admin');
  await page.getByRole('button', { name: 'Add field' }).click();
  const definition = page.getByRole('dialog', { name: 'Add custom field' });
  await definition.getByLabel('Label').fill('Arrival gift');
  await expect(definition.getByLabel('Key')).toHaveValue('arrival_gift');
  await definition.getByLabel('Type').selectOption('One of several options');
  for (const gift of ['Wine', 'Fruit']) {
    await definition.getByRole('button', { name: 'Add option' }).click();
    await definition.getByRole('group', { name: 'Options' }).getByLabel('Label').last().fill(gift);
  }
  await definition.getByRole('group', { name: 'Who sees it' }).getByLabel('Partner').check();
  const preview = definition.getByRole('region', { name: 'Preview' });
  await preview.getByLabel('Arrival gift').selectOption('Fruit');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(definition).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Arrival gift/ })).toContainText('0 entries');

  // The others remain optional.
  for (const type of ['text', 'boolean', 'number', 'date', 'multiselect', 'user'])
    await callAs(product, 'manager', 'POST', '/api/custom-fields', {
      entity: 'booking',
      key: `also_${type}`,
      label: `Also ${type}`,
      type,
      options: type === 'multiselect' ? [{ value: 'one', label: 'One', colour: null }] : [],
    });

  // In another remote, without a reload.
  await page.getByRole('link', { name: 'Booking entries' }).click();
  const [booking] = await callAs<{ id: string; ref: string }[]>(product, 'partner', 'GET', '/api/bookings');
  if (!booking) throw new Error('The partner of the demo has no bookings.');
  await page.getByRole('searchbox').fill(booking.ref);
  await page.getByRole('link', { name: booking.ref }).click();
  await page.getByRole('button', { name: 'Edit General info' }).click();
  const general = page.getByRole('dialog', { name: 'Edit general info' });
  await general.getByLabel('Arrival gift').selectOption('Fruit');
  expect(await violations(page)).toEqual([]);
  await general.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Booking updated: Arrival gift empty → Fruit')).toBeVisible();

  await page.goto(`${product.staff}/be?custom.arrival_gift=fruit`);
  await expect(page.getByText('Arrival gift: Fruit')).toBeVisible();
  await expect(page.getByRole('link', { name: booking.ref })).toBeVisible();
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible();
  await page.goto(`${product.staff}/be?custom.arrival_gift=wine`);
  await expect(page.getByRole('link', { name: booking.ref })).toHaveCount(0);

  const seen = await callAs<{ custom: object }>(product, 'partner', 'GET', `/api/bookings/${booking.id}`);
  expect(seen.custom).toEqual({ arrival_gift: 'fruit' });
  await callAs(product, 'manager', 'PUT', `/api/bookings/${booking.id}`, { custom: { arrival_gift: null } });
  const fields = await callAs<CustomField[]>(product, 'manager', 'GET', '/api/custom-fields?entity=booking');
  for (const { id, key } of fields)
    if (/^(arrival_gift$|also_)/.test(key))
      await callAs(product, 'manager', 'DELETE', `/api/custom-fields/${id}`);
});
