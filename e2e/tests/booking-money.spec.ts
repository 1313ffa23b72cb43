import type { Booking, BookingTransaction, Payment } from '@itinera/shared/contracts';
import { callAs } from '../support/calls';
import { inDays } from '../support/days';
import { message } from '../support/hotelsList';
import type { Product } from '../support/product';
import { expect, openSignedIn, test, type Page } from '../support/test';
import { addTrip, confirmTrip } from '../support/trips';

/** Starts in the past, so that the trip can be completed. */
const pastTrip = (product: Product) => addTrip(product, inDays(-20), inDays(-13));

/** Opens the dialog that adds a transaction, and fills in purpose and amount. */
async function addTransaction(page: Page, purpose: string, amount: string) {
  await page.getByRole('button', { name: 'Add transaction' }).click();
  const form = page.getByRole('dialog', { name: 'Add transaction' });
  await expect(form.getByRole('combobox', { name: /^Purpose/ }).locator('option:checked')).toHaveText(
    purpose,
  );
  await expect(form.getByRole('textbox', { name: /^Amount/ })).toHaveValue(amount);
  await form.getByRole('combobox', { name: /^Method/ }).selectOption('Cash');
  return form;
}

test('a trip is confirmed, paid, overpaid, refunded and completed', async ({ page, product }) => {
  const { id } = await pastTrip(product);
  const transactions = async () =>
    (await callAs<Booking>(product, 'manager', 'GET', `/api/bookings/${id}`)).transactions ?? [];
  await openSignedIn(page, `${product.staff}/be/${id}`, 'manager');
  const steps = page.getByRole('group', { name: 'Next steps' });
  const figures = page.getByRole('region', { name: 'Figures' });
  const status = page.getByRole('region', { name: 'Payment status' });

  await steps.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('list', { name: 'Instalments' }).getByRole('listitem')).toHaveCount(1);

  await test.step('a double click on Save makes one payment', async () => {
    const form = await addTransaction(page, 'Customer payment', '500,00');
    await form.getByRole('button', { name: /^Record 500,00/ }).dblclick();
    await expect(status.getByText('Paid in full')).toBeVisible();
    await expect(figures).toContainText(/Outstanding.*0,00/);
    expect(await transactions()).toHaveLength(1);
  });

  await test.step('what is paid too much is offered as a refund', async () => {
    await callAs<BookingTransaction>(product, 'manager', 'POST', '/api/transactions', {
      booking_id: id,
      direction: 'in',
      purpose: 'customer_payment',
      method: 'card',
      date: inDays(-1),
      amount_minor: 2_500,
    });
    await page.reload();
    await expect(figures).toContainText(/Outstanding.*25,00/);
    const form = await addTransaction(page, 'Refund', '25,00');
    await form.getByRole('button', { name: /^Record 25,00/ }).click();
    await expect(figures).toContainText(/Outstanding.*0,00/);
  });

  await steps.getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Complete' }).click();
  // The page shows the next status before the server has answered.
  await expect
    .poll(() => callAs<Booking>(product, 'manager', 'GET', `/api/bookings/${id}`))
    .toMatchObject({ status: 'completed', payment_status: 'paid', received_minor: 50_000 });
});

test('a booking is cancelled with a fee and refunded; a refused paid date rolls back', async ({
  page,
  product,
}) => {
  const { id, ref } = await pastTrip(product);
  const call = (path: string, body: object) => callAs(product, 'manager', 'POST', path, body);
  await confirmTrip(product, id);
  const payment = { booking_id: id, method: 'card', date: inDays(-1), amount_minor: 20_000 };
  await call('/api/transactions', { ...payment, direction: 'in', purpose: 'customer_payment' });
  await openSignedIn(page, `${product.staff}/be/${id}?dialog=step:cancelled`, 'manager');
  const cancel = page.getByRole('dialog', { name: `Cancel ${ref}` });
  await cancel.getByRole('textbox', { name: /^Reason/ }).fill('Illness');
  await cancel.getByRole('textbox', { name: /^Cancellation fee/ }).fill('50');
  await cancel.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Cancelled: Illness')).toBeVisible();
  const refund = await addTransaction(page, 'Refund', '150,00');
  await refund.getByRole('button', { name: /^Record 150,00/ }).click();
  await expect(page.getByText('Refunded').first()).toBeVisible();

  await test.step('a day that is none yet for the server', async () => {
    await page.goto(`${product.staff}/payments?q=${ref}`);
    const day = page.getByRole('button', { name: `Hotel paid of ${ref}: Set date` });
    await expect(day).toBeVisible();
    await page.clock.setFixedTime(Date.now() + 3 * 86_400_000);
    await day.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Today' }).click();
    await expect(message(page, /not in the future/)).toBeVisible();
    await expect(day).toBeVisible();
    const [kept] = await callAs<Payment[]>(product, 'manager', 'GET', `/api/payments?q=${ref}`);
    expect(kept?.hotel_paid_date).toBeNull();
  });
});

test('Payments opens with what is to be paid, which is marked as paid today and can be undone', async ({
  page,
  product,
}) => {
  const { id, ref } = await pastTrip(product);
  await confirmTrip(product, id);
  const paidOn = async () => {
    const [payment] = await callAs<Payment[]>(product, 'manager', 'GET', `/api/payments?q=${ref}`);
    return payment?.hotel_paid_date;
  };
  await openSignedIn(page, `${product.staff}/payments`, 'manager');
  const toPay = page.getByRole('region', { name: 'To pay' });
  const check = toPay.getByRole('checkbox', { name: new RegExp(`of ${ref}$`) });
  await check.check();
  await toPay.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await toPay.getByRole('button', { name: /^Mark 1 paid today, / }).click();
  await expect(check).toHaveCount(0);
  await expect.poll(paidOn).toBe(inDays(0));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(check).toBeVisible();
  await expect.poll(paidOn).toBeNull();
});
