import type { Booking } from '@itinera/shared/contracts';
import { callAs } from '../support/calls';
import { message } from '../support/hotelsList';
import { expect, openSignedIn, signIn, test } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';

test.setTimeout(120_000);

/** A booking with a stay that the demo has a price for. */
async function bookingLike(product: Parameters<typeof callAs>[0], query: string): Promise<Booking> {
  const found = await callAs<Booking[]>(
    product,
    'manager',
    'GET',
    `/api/bookings?page=1&per_page=50&${query}`,
  );
  const one = found.find(({ hotel_id, check_in }) => hotel_id !== null && check_in !== null);
  if (!one) throw new Error(`The demo has no booking with ${query}.`);
  return one;
}

test('two people change different blocks of a booking at the same time, and both changes survive', async ({
  page,
  browser,
  product,
}) => {
  const { id } = await bookingLike(product, 'status=draft');
  const other = await (await browser.newContext()).newPage();
  await openSignedIn(page, `${product.staff}/be/${id}?dialog=general`, 'manager');
  await openSignedIn(other, `${product.staff}/be/${id}?dialog=customer`, 'operator');
  const general = page.getByRole('dialog', { name: 'Edit general info' });
  await general.getByRole('textbox', { name: /^Internal note/ }).fill('Calls back on Monday');
  const customer = other.getByRole('dialog', { name: 'Edit customer' });
  await customer.getByRole('textbox', { name: /^Address/ }).fill('Brivibas iela 1, Riga');
  await customer.getByRole('button', { name: 'Save' }).click();
  await expect(customer).toHaveCount(0);
  await general.getByRole('button', { name: 'Save' }).click();
  await expect(message(page, 'Booking updated')).toBeVisible();
  const saved = await callAs<Booking>(product, 'manager', 'GET', `/api/bookings/${id}`);
  expect(saved.note_internal).toBe('Calls back on Monday');
  expect(saved.customer?.address).toBe('Brivibas iela 1, Riga');
  await other.context().close();
});

test('a partner finds what is to confirm, and confirms a stay with its number', async ({ page, product }) => {
  const [waiting] = await callAs<Booking[]>(product, 'partner', 'GET', '/api/bookings?status=on_request');
  if (!waiting) throw new Error('The demo has nothing for the partner to confirm.');
  await followDevice(page, product);
  await signIn(page, `${product.partner}/be?status=on_request`, 'partner');
  await page.getByRole('link', { name: waiting.ref }).click();
  await expect(page.getByRole('heading', { level: 1, name: waiting.ref })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Customer info' })).toHaveCount(0);
  await expect(page.getByText(/profit/i)).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Confirm stay: / })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: /^Confirm the stay/ });
  await form.getByRole('textbox', { name: /^Confirmation number/ }).fill('HB-4711');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Confirmed as HB-4711/)).toBeVisible();
  await expectNoViolations(page, 'the booking of a partner');
});
