import { nightsBetween, type Payment } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { callAs } from '../support/calls';
import { inDays } from '../support/days';
import { message } from '../support/hotelsList';
import type { Product } from '../support/product';
import { expect, openSignedIn, test } from '../support/test';
import { addTrip, confirmTrip } from '../support/trips';

const paymentOf = async (product: Product, ref: string): Promise<Payment> => {
  const [payment] = await callAs<Payment[]>(product, 'manager', 'GET', `/api/payments?q=${ref}`);
  if (!payment) throw new Error(`There is no row of payments for ${ref}.`);
  return payment;
};

/** A confirmed trip whose hotel is due so many days from today, and its row of payments. */
async function dueIn(product: Product, days: number): Promise<Payment> {
  const probe = await paymentOf(product, (await addTrip(product, inDays(30), inDays(37))).ref);
  const terms = nightsBetween(inDays(30), probe.hotel_due_date ?? inDays(30));
  const trip = await addTrip(product, inDays(days - terms), inDays(days - terms + 7));
  await confirmTrip(product, trip.id);
  return paymentOf(product, trip.ref);
}

// At any hour, the day of one of the two differs from that of the business in Riga.
for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('uses the day of the business for overdue payments, the date that forms begin with, and the calendar', async ({
      page,
      product,
    }) => {
      const [yesterday, today, tomorrow] = [
        await dueIn(product, -1),
        await dueIn(product, 0),
        await dueIn(product, 1),
      ];
      await openSignedIn(page, `${product.staff}/payments?q=Maija+Proof&sort=-booking_created`, 'manager');
      const row = ({ booking_ref }: Payment) => page.getByRole('row').filter({ hasText: booking_ref });
      await expect(row(yesterday)).toContainText(`${formatDay(inDays(-1))} overdue`);
      for (const payment of [today, tomorrow]) {
        await expect(row(payment)).toContainText(formatDay(payment.hotel_due_date ?? ''));
        await expect(row(payment)).not.toContainText('overdue');
      }

      await page.goto(`${product.staff}/payments?q=Maija+Proof&is_overdue=true`);
      await expect(row(yesterday)).toBeVisible();
      await expect(row(today)).toHaveCount(0);

      await page.getByRole('button', { name: `Hotel paid of ${yesterday.booking_ref}: Set date` }).click();
      const calendar = page.getByRole('dialog');
      await expect(calendar.locator('[aria-current="date"]')).toHaveText(String(Number(inDays(0).slice(8))));
      await calendar.getByRole('button', { name: 'Today' }).click();
      await expect(
        message(page, `Hotel paid of ${yesterday.booking_ref} set to ${formatDay(inDays(0))}`),
      ).toBeVisible();
      // It is not overdue any more.
      await expect(row(yesterday)).toHaveCount(0);
    });
  });
