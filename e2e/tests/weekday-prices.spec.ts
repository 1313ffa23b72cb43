import type {
  GraphPrice,
  PriceCell,
  PricePeriod,
  StayLength,
  WeekdaySupplement,
} from '@itinera/shared/contracts';
import { callAs } from '../support/calls';
import { inDays } from '../support/days';
import { message } from '../support/hotelsList';
import type { Product } from '../support/product';
import { expect, openSignedIn, test } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';

/** A row of the partner with a price in a period to come of at least two weeks. */
async function pricedStay(product: Product) {
  const [rows, cells, periods] = await Promise.all([
    callAs<GraphPrice[]>(product, 'partner', 'GET', '/api/graph-prices'),
    callAs<PriceCell[]>(product, 'partner', 'GET', '/api/price-cells'),
    callAs<PricePeriod[]>(product, 'partner', 'GET', '/api/price-periods'),
  ]);
  for (const row of rows.filter(({ is_active }) => is_active)) {
    const priced = cells.filter((cell) => cell.graph_price_id === row.id && cell.price_minor > 0);
    const period = periods.find(
      ({ id, start_period }) => start_period > inDays(1) && priced.some(({ period_id }) => period_id === id),
    );
    if (period) return { row, period };
  }
  throw new Error('The partner has no prices to come.');
}

test('a weekend supplement and a length of stay are added by keys and explain a price', async ({
  page,
  product,
}) => {
  const { row, period } = await pricedStay(product);
  const { hotel_id, dmc_id } = row;
  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/hotels/${hotel_id}?tab=price&dmc_id=${dmc_id}`, 'manager');
  await expect(page.getByRole('grid', { name: 'Prices' })).toBeVisible();

  await test.step('nights from Monday to Sunday cost a tenth more', async () => {
    await page.getByRole('button', { name: 'Derived prices' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Weekday supplements' }).press('Enter');
    const list = page.getByRole('dialog', { name: 'Weekday supplements' });
    const add = list.getByRole('button', { name: 'Add weekday supplement' });
    await expect(add).toBeEnabled();
    await add.press('Enter');
    const form = page.getByRole('dialog', { name: 'Add weekday supplement' });
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type('Of the journey');
    for (const weekday of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
      await form.getByRole('button', { name: weekday }).press('Enter');
    await form.getByRole('textbox', { name: 'Change, %' }).fill('10');
    // With rooms it has more selectors than those of the demo.
    const rooms = form.getByRole('group', { name: 'Rooms' });
    for (const button of await rooms.getByRole('button').all()) await button.press('Enter');
    await expectNoViolations(page, 'a weekday supplement that is typed');
    await page.keyboard.press('Control+s');
    await expect(message(page, 'Weekday supplement added')).toBeVisible();
    await expect(list.getByRole('listitem', { name: 'Of the journey' })).toContainText(/\+10\s%/);
    await expectNoViolations(page, 'a list of weekday supplements');
  });

  const presets = new URLSearchParams({
    dialog: 'why',
    room_type_id: row.room_type_id,
    boarding_type_id: row.boarding_type_id,
    adults: String(row.adult),
    children: String(row.children),
    period_id: period.id,
  });
  const why = `${product.staff}/hotels/${hotel_id}?tab=price&dmc_id=${dmc_id}&${presets}`;
  await test.step('why a night costs what it does', async () => {
    await page.goto(why);
    const nights = page.getByRole('table', { name: 'Price per night' });
    await expect(nights.getByRole('button', { name: 'Of the journey' }).first()).toBeVisible();
    await expectNoViolations(page, 'a night that costs more on its weekday');
  });

  await test.step('a stay that is shorter than its days ask can’t be sold', async () => {
    const length = await callAs<StayLength>(product, 'manager', 'POST', '/api/stay-lengths', {
      hotel_id,
      dmc_id,
      start_date: period.start_period,
      end_date: period.end_period,
      applies_to: 'through',
      min_nights: 30,
    });
    await page.goto(why);
    const cause = page.getByRole('status').getByRole('button', { name: /30\snights/ });
    await cause.press('Enter');
    const list = page.getByRole('dialog', { name: 'Lengths of stay' });
    await expect(list.getByText(/at least 30\snights/).first()).toBeVisible();
    await expectNoViolations(page, 'a list of lengths of stay');
    await callAs(product, 'manager', 'DELETE', `/api/stay-lengths/${length.id}`);
  });

  const all = await callAs<WeekdaySupplement[]>(
    product,
    'manager',
    'GET',
    `/api/weekday-supplements?hotel_id=${hotel_id}&dmc_id=${dmc_id}`,
  );
  for (const { id, name } of all)
    if (name === 'Of the journey')
      await callAs(product, 'manager', 'DELETE', `/api/weekday-supplements/${id}`);
});
