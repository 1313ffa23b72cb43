import type { CancellationTerms, GraphPrice, PriceCell, PricePeriod } from '@itinera/shared/contracts';
import { callAs } from '../support/calls';
import { inDays } from '../support/days';
import { message } from '../support/hotelsList';
import type { Product } from '../support/product';
import { expect, openSignedIn, signIn, test } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';

/** As a person types a day. */
const typed = (day: string) => day.split('-').reverse().join('.');

/** A row of the partner with a price in a period to come. */
async function pricedStay(product: Product) {
  const rows = await callAs<GraphPrice[]>(product, 'partner', 'GET', '/api/graph-prices');
  const cells = await callAs<PriceCell[]>(product, 'partner', 'GET', '/api/price-cells');
  const periods = await callAs<PricePeriod[]>(product, 'partner', 'GET', '/api/price-periods');
  const found = rows
    .filter(({ is_active }) => is_active)
    .flatMap((row) => {
      const priced = cells.filter((cell) => cell.graph_price_id === row.id && cell.price_minor > 0);
      const period = periods.find(
        ({ id, start_period }) =>
          start_period > inDays(1) && priced.some(({ period_id }) => period_id === id),
      );
      return period ? [{ row, period }] : [];
    })
    .at(0);
  if (!found) throw new Error('The partner has no prices to come.');
  return found;
}

test('cancellation terms are added by keys, explain the cost of a stay, and are the partner’s too', async ({
  page,
  browser,
  product,
}) => {
  const { row, period } = await pricedStay(product);
  const { hotel_id, dmc_id } = row;
  const { start_period, end_period } = period;
  const all = () =>
    callAs<CancellationTerms[]>(
      product,
      'manager',
      'GET',
      `/api/cancellation-terms?hotel_id=${hotel_id}&dmc_id=${dmc_id}`,
    );
  const before = await all();

  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/hotels/${hotel_id}?tab=price&dmc_id=${dmc_id}`, 'manager');
  await expect(page.getByRole('grid', { name: 'Prices' })).toBeVisible();

  await test.step('in the Price tab, without the mouse', async () => {
    await page.getByRole('button', { name: 'Offers and stops' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Cancellation terms' }).press('Enter');
    const list = page.getByRole('dialog', { name: 'Cancellation terms' });
    const add = list.getByRole('button', { name: 'Add cancellation terms' });
    await expect(add).toBeEnabled();
    await add.press('Enter');
    const form = page.getByRole('dialog', { name: 'Add cancellation terms' });
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type('Of the journey');
    for (const [label, day] of [
      ['Arrival from', start_period],
      ['Arrival until', end_period],
      ['Booked from', inDays(0)],
      ['Booked until', end_period],
    ] as const)
      await form.getByRole('textbox', { name: label }).fill(typed(day));
    // Two steps: the focus is in each new one, and Tab leads through it.
    await form.getByRole('button', { name: 'Add step' }).press('Enter');
    await expect(
      form.getByRole('group', { name: 'step 1' }).getByRole('textbox', { name: 'Days before arrival' }),
    ).toBeFocused();
    await page.keyboard.type('14');
    await form.getByRole('group', { name: 'step 1' }).getByRole('textbox', { name: 'Nights' }).fill('2');
    await form.getByRole('button', { name: 'Add step' }).press('Enter');
    await page.keyboard.type('3');
    const second = form.getByRole('group', { name: 'step 2' });
    await second.getByRole('combobox', { name: 'Charge' }).selectOption('Percent of the stay');
    await second.getByRole('textbox', { name: 'Share of the stay' }).fill('100');
    await expect(
      form.getByText(
        'Free until 14 days before arrival, 18:00, then 2 nights, from 3 days before arrival, 18:00: the whole stay',
      ),
    ).toBeVisible();
    await expectNoViolations(page, 'cancellation terms that are typed');
    await page.keyboard.press('Control+s');
    await expect(message(page, 'Cancellation terms added')).toBeVisible();
    await expect(list.getByRole('listitem', { name: 'Of the journey' })).toContainText('then 2 nights');
    await expectNoViolations(page, 'a list of cancellation terms');
  });

  const presets = new URLSearchParams({
    dialog: 'why',
    room_type_id: row.room_type_id,
    boarding_type_id: row.boarding_type_id,
    adults: String(row.adult),
    children: String(row.children),
    period_id: period.id,
  });
  await test.step('the price of a stay says what its cancellation costs', async () => {
    await page.goto(`${product.staff}/hotels/${hotel_id}?tab=price&dmc_id=${dmc_id}&${presets}`);
    const costs = page.getByRole('region', { name: 'Cancellation' });
    await expect(costs).toContainText('Of the journey');
    await expect(costs).toContainText(/Free until \d\d\.\d\d\.\d{4} 18:00/);
    await expect(costs).toContainText('Customers are charged');
    await expectNoViolations(page, 'what a cancellation costs');
  });

  await test.step('the partner manages the same terms, and sees nothing of customers', async () => {
    const partner = await (await browser.newContext()).newPage();
    await signIn(partner, `${product.partner}/hotels/${hotel_id}?tab=price&${presets}`, 'partner');
    const costs = partner.getByRole('region', { name: 'Cancellation' });
    await expect(costs).toContainText('Charged');
    await expect(costs).not.toContainText('Customers');
    await costs.getByRole('button', { name: 'Of the journey' }).press('Enter');
    const list = partner.getByRole('dialog', { name: 'Cancellation terms' });
    await list.getByRole('button', { name: 'Delete Of the journey' }).press('Enter');
    await expect(list.getByRole('listitem', { name: 'Of the journey' })).toHaveCount(0);
    await expect.poll(async () => (await all()).length).toBe(before.length);
    await partner.context().close();
  });
});
