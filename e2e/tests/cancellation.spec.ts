import type { Booking, CancellationTerms } from '@itinera/shared/contracts';
import { callAs } from '../support/calls';
import { inDays } from '../support/days';
import { expect, openSignedIn, test } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';
import { addTrip, confirmTrip } from '../support/trips';
import { onDevice } from '../support/typedDraft';

test('a booking whose terms ask for the whole stay is cancelled for what its customer was to pay', async ({
  page,
  product,
}) => {
  const [first, last] = [inDays(40), inDays(47)];
  const like = await addTrip(product, first, last);
  // More selectors and fewer days than any terms of the demo.
  const terms = await callAs<CancellationTerms>(product, 'manager', 'POST', '/api/cancellation-terms', {
    hotel_id: like.hotel_id,
    dmc_id: like.dmc_id,
    name: 'Not refundable',
    stay_from: first,
    stay_to: first,
    booking_from: inDays(-1),
    booking_to: inDays(1),
    room_type_ids: [like.room_type_id],
    boarding_type_ids: [like.boarding_type_id],
    steps: [{ days_before: null, hour: 0, kind: 'percent', value: 10_000 }],
  });
  const { id, ref } = await addTrip(product, first, last);
  await confirmTrip(product, id);
  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/be/${id}`, 'manager');
  await expect(page.getByText(/^Cancelling costs 500,00\sEUR$/)).toBeVisible();

  await page.getByRole('group', { name: 'Next steps' }).getByRole('button', { name: 'More steps' }).click();
  await page.getByRole('menuitem', { name: 'Cancel booking' }).click();
  const form = page.getByRole('dialog', { name: `Cancel ${ref}` });
  const costs = form.getByRole('group', { name: 'Costs of the cancellation' });
  await expect(costs).toContainText(/By the terms the customer pays 500,00\sEUR\./);
  await expect(costs).toContainText(/: the partner charges 400,00\sEUR/);
  const fee = form.getByRole('textbox', { name: /^Cancellation fee/ });
  await expect(fee).toHaveValue('500,00');
  await expectNoViolations(page, 'a cancellation with its costs');

  await test.step('another fee says what the terms ask, and survives a reload', async () => {
    await fee.fill('450');
    await expect(form.getByText(/^By the terms it is 500,00\sEUR$/)).toBeVisible();
    await expect.poll(() => onDevice(page)).toHaveLength(1);
    await page.reload();
    await expect(costs).toContainText('By the terms');
    await expect(fee).toHaveValue('450,00');
    await form.getByRole('button', { name: 'Start over' }).click();
    await expect(fee).toHaveValue('500,00');
  });

  await form.getByRole('textbox', { name: /^Reason/ }).fill('Illness');
  await form.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Cancelled: Illness')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Figures' })).toContainText(/Cancellation fee.*500,00/);
  await expect(page.getByText(/^Cancelling costs/)).toHaveCount(0);
  const { cancel_fee_minor } = await callAs<Booking>(product, 'manager', 'GET', `/api/bookings/${id}`);
  expect(cancel_fee_minor).toBe(50_000);
  await callAs(product, 'manager', 'DELETE', `/api/cancellation-terms/${terms.id}`);
});
