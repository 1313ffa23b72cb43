import type { HotelCharge } from '@itinera/shared/contracts';
import { callAs } from '../support/calls';
import { inDays } from '../support/days';
import { message } from '../support/hotelsList';
import { expect, openSignedIn, test } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';
import { addTrip } from '../support/trips';

test('a charge is added by keys, and a booked stay names it beside a total that has not changed', async ({
  page,
  product,
}) => {
  const days = [inDays(40), inDays(47)] as const;
  const { hotel_id, dmc_id, total_minor } = await addTrip(product, ...days);

  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/hotels/${hotel_id}?tab=price&dmc_id=${dmc_id}`, 'manager');
  await expect(page.getByRole('grid', { name: 'Prices' })).toBeVisible();

  await test.step('in the Price tab, without the mouse', async () => {
    await page.getByRole('button', { name: 'Offers and stops' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Paid at the hotel' }).press('Enter');
    const list = page.getByRole('dialog', { name: 'Paid at the hotel' });
    const add = list.getByRole('button', { name: 'Add charge' });
    await expect(add).toBeEnabled();
    await add.press('Enter');
    const form = page.getByRole('dialog', { name: 'Add charge' });
    await expect(form.getByRole('combobox', { name: 'Charge' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Tax of the journey');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2');
    await form.getByRole('textbox', { name: 'Nights at most' }).fill('5');
    await expect(
      form.getByText(/^A week of two adults: Tax of the journey 2,00\s\w+ .*, paid at the hotel: 20,00\s/),
    ).toBeVisible();
    await expectNoViolations(page, 'a charge that is typed');
    await page.keyboard.press('Control+s');
    await expect(message(page, 'Charge added')).toBeVisible();
    const line = list.getByRole('listitem', { name: 'Tax of the journey' });
    await expect(line).toContainText('at most 5 nights');
    await expect(line).toContainText('all partners');
    await expectNoViolations(page, 'a list of charges');
  });

  await test.step('a stay names it, with the same total, and keeps it when the hotel drops it', async () => {
    const booking = await addTrip(product, ...days);
    expect(booking.total_minor).toBe(total_minor);
    const charges = await callAs<HotelCharge[]>(
      product,
      'manager',
      'GET',
      `/api/hotel-charges?hotel_id=${hotel_id}`,
    );
    const made = charges.find(({ name }) => name === 'Tax of the journey');
    await callAs(product, 'manager', 'DELETE', `/api/hotel-charges/${made?.id}`);
    await page.goto(`${product.staff}/be/${booking.id}`);
    // One guest for five nights.
    await expect(page.getByText(/^To pay at the hotel: /)).toHaveAttribute(
      'title',
      /Tax of the journey 2,00\s\w+ per person and night, paid at the hotel: 10,00\s/,
    );
    await expectNoViolations(page, 'a stay with what is paid at the hotel');
  });
});
