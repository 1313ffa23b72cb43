import { addDays, type Booking } from '@itinera/shared/contracts';
import { callAs } from '../support/calls';
import { expect, openSignedIn, test, type Page } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';

const shown = (day: string) => day.split('-').toReversed().join('.');

/** The row of a flight on a day. */
const rowOf = (page: Page, day: string) =>
  page
    .getByRole('grid', { name: 'Block seats' })
    .getByRole('row')
    .filter({ hasText: new RegExp(`(Mon|Tue|Wed|Thu|Fri|Sat|Sun) ${shown(day)}`) });

test('block seats on a charter flight are added, repeated on other days, and held by a booking until its cancellation', async ({
  page,
  product,
}) => {
  const drafts = await callAs<Booking[]>(
    product,
    'manager',
    'GET',
    '/api/bookings?status=draft&page=1&per_page=50',
  );
  const booking = drafts.find(
    ({ check_in, adults, currency }) => check_in !== null && adults > 1 && currency === 'EUR',
  );
  if (!booking?.check_in) throw new Error('The demo has no draft with a stay.');
  const day = booking.check_in;
  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/block-seats?q=ZZ%20901`, 'manager');
  await page.getByRole('button', { name: 'Add block' }).click();
  const form = page.getByRole('dialog', { name: 'Add block' });
  const choose = async (name: RegExp, typed: string) => {
    await form.getByRole('combobox', { name }).fill(typed);
    await page.getByRole('option', { name: typed }).first().click();
  };
  const type = (name: RegExp, text: string) => form.getByRole('textbox', { name }).fill(text);

  await test.step('a block is refused until it says all that is needed, and is then listed', async () => {
    await form.getByRole('button', { name: 'Add block' }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await choose(/^Carrier/, 'Avion Express');
    await type(/^Flight number/, 'ZZ 901');
    await choose(/^From/, 'RIX');
    await choose(/^To/, 'HER');
    await type(/^Departure date/, shown(day));
    await type(/^Departure time/, '06:25');
    await type(/^Arrival time/, '10:20');
    await type(/^Seats/, '10');
    await type(/^Release date/, shown(addDays(day, -14)));
    await type(/^Adult, net/, '219');
    await type(/^Child, net/, '199');
    await expectNoViolations(page, 'a new block');
    await form.getByRole('button', { name: 'Add block' }).click();
    await expect(rowOf(page, day).getByRole('img', { name: '0 sold, 0 held, 10 free of 10' })).toBeVisible();
  });

  await test.step('it is repeated a week and two weeks later', async () => {
    await rowOf(page, day)
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Repeat on other days' }).click();
    const dialog = page.getByRole('alertdialog', { name: /^Repeat ZZ 901/ });
    await dialog.getByRole('textbox', { name: 'Last day' }).fill(shown(addDays(day, 14)));
    await expect(dialog.getByText('2 flights will be added')).toBeVisible();
    await expectNoViolations(page, 'a block that is repeated');
    await dialog.getByRole('button', { name: 'Add 2 blocks' }).click();
    for (const later of [7, 14]) await expect(rowOf(page, addDays(day, later))).toBeVisible();
  });

  await test.step('a booking takes seats, at the prices of the block', async () => {
    await page.goto(`${product.staff}/be/${booking.id}`);
    await page.getByRole('button', { name: 'Add flight' }).click();
    const flight = page.getByRole('dialog', { name: 'Add flight' });
    await flight.getByRole('combobox', { name: 'Direction' }).selectOption('Outbound');
    await flight.getByRole('combobox', { name: /^Seats of a block/ }).fill('ZZ 901');
    await page.getByRole('option', { name: /^ZZ 901 .* 10 free$/ }).click();
    await expect(flight.getByRole('textbox', { name: /^Departs at/ })).toHaveValue('06:25');
    await flight.getByRole('button', { name: 'Add flight' }).click();
    const flights = page.getByRole('list', { name: 'Flights', exact: true });
    await expect(flights.getByText(/seats of a block, held until/)).toBeVisible();
  });

  await test.step('the block shows who has them, and gets them back', async () => {
    const { flights = [] } = await callAs<Booking>(product, 'manager', 'GET', `/api/bookings/${booking.id}`);
    const seats = flights.find(({ flight_number }) => flight_number === 'ZZ 901')?.seats ?? 0;
    await page.goto(`${product.staff}/block-seats?q=ZZ%20901`);
    const bar = (held: number) =>
      rowOf(page, day).getByRole('img', { name: `0 sold, ${held} held, ${10 - held} free of 10` });
    await expect(bar(seats)).toBeVisible();
    await rowOf(page, day)
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Passengers' }).click();
    const sheet = page.getByRole('dialog', { name: /^Passengers of ZZ 901/ });
    await expect(sheet.getByRole('link', { name: booking.ref })).toBeVisible();
    await expectNoViolations(page, 'passengers of a block');
    await callAs(product, 'manager', 'POST', `/api/bookings/${booking.id}/status`, {
      status: 'cancelled',
      reason: 'Changed plans',
    });
    await page.reload();
    await expect(sheet.getByText(/given back/)).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(bar(0)).toBeVisible();
  });

  await test.step('the month of departures has its free seats', async () => {
    await page.goto(`${product.staff}/block-seats?calendar=${day.slice(0, 7)}`);
    await expect(page.getByRole('link', { name: /^10 free, ZZ 901/ }).first()).toBeVisible();
    await expectNoViolations(page, 'the calendar of departures');
  });
});
