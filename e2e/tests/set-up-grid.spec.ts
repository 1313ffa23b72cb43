import type { Locator } from '@playwright/test';
import type { GraphPrice, Hotel, HotelDmc, PricePeriod } from '@itinera/shared/contracts';
import { callAs } from '../support/calls';
import { message } from '../support/hotelsList';
import { cell, paste } from '../support/sheet';
import { expect, openSignedIn, test } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';

const seasons = [
  'Season\tFrom\tTo',
  'Low\t01.03.2029\t31.05.2029',
  'High: 01.06.-31.08.2029',
  'Low\t01.10.2029\t31.10.2029',
].join('\n');

test('an empty grid is set up by keys in two steps, shows 22 rows, and a step is undone', async ({
  page,
  product,
}) => {
  const call = <T>(method: string, path: string, body?: object) =>
    callAs<T>(product, 'manager', method, path, body);
  const priced = new Set((await call<GraphPrice[]>('GET', '/api/graph-prices')).map((row) => row.hotel_id));
  const links = await call<HotelDmc[]>('GET', '/api/hotel-dmcs');
  const hotels = await call<Hotel[]>('GET', '/api/hotels?with_data=true&per_page=200');
  const hotel = hotels.find(
    ({ id, room_type_id, boarding_type_id }) =>
      room_type_id.length * boarding_type_id.length >= 9 &&
      !priced.has(id) &&
      links.some(({ hotel_id }) => hotel_id === id),
  );
  if (!hotel) throw new Error('Each hotel has prices already.');
  const owned = `?hotel_id=${hotel.id}`;
  const rows = () => call<GraphPrice[]>('GET', `/api/graph-prices${owned}`);
  const periods = () => call<PricePeriod[]>('GET', `/api/price-periods${owned}`);

  await page.setViewportSize({ width: 1440, height: 900 });
  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/hotels/${hotel.id}?tab=price`, 'manager');

  await test.step('rows are checked in a matrix', async () => {
    await page.getByRole('button', { name: 'Set up grid' }).click();
    const sheet = page.getByRole('dialog', { name: 'Set up grid' });
    await expect(sheet.getByRole('checkbox', { name: 'All rows' })).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Control+ArrowRight');
    await expect(sheet.getByRole('checkbox', { name: 'All: 3+0', exact: true })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(sheet.getByRole('checkbox', { name: 'All rows' })).toBeChecked({ indeterminate: true });
    await expectNoViolations(page, 'rows to add');
    await page.keyboard.press('Control+s');
    await expect(message(page, /^\d+ rows added$/)).toBeVisible();
    expect((await rows()).length).toBeGreaterThan(20);
  });

  await test.step('periods are pasted, each with its verdict', async () => {
    await page.getByRole('button', { name: 'Add periods' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add periods' });
    await expect(sheet.getByRole('textbox', { name: 'First night, row 1' })).toBeFocused();
    await paste(page, seasons);
    await expect(sheet.getByRole('textbox', { name: 'Last night, row 3' })).toHaveAccessibleDescription(
      '01.10.2029–31.10.2029, 31 nights Gap before it: 01.09.2029–30.09.2029, 30 nights',
    );
    await expectNoViolations(page, 'periods to add');
    await page.keyboard.press('Control+s');
    await expect(message(page, '3 periods added')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(periods).toEqual([]);
    // A message does not pass while the pointer is over it.
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Add periods' }).click();
    await expect(sheet.getByRole('textbox', { name: 'First night, row 1' })).toBeFocused();
    await paste(page, seasons);
    await page.keyboard.press('Control+s');
    await expect(message(page, '3 periods added')).toBeVisible();
    expect((await periods()).map(({ start_period }) => start_period).toSorted()).toEqual([
      '2029-03-01',
      '2029-06-01',
      '2029-10-01',
    ]);
  });

  await test.step('22 rows are whole below a head of 120 px, and so is the active cell wherever it moves', async () => {
    const grid = page.getByRole('grid', { name: 'Prices' });
    await expect(cell(page, 0, 0)).toBeVisible();
    const isWhole = (line: Element) => {
      const [own, all] = [line.getBoundingClientRect(), line.closest('[role=grid]')?.getBoundingClientRect()];
      return all !== undefined && own.top > all.top && own.bottom <= all.bottom;
    };
    const lines = await grid.locator('[data-line]:not([data-section])').all();
    const whole = await Promise.all(lines.map((line) => line.evaluate(isWhole)));
    expect(whole.filter(Boolean).length).toBeGreaterThanOrEqual(22);
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    expect((await topOf(grid)) - (await topOf(page.getByRole('main')))).toBeLessThanOrEqual(120);

    await cell(page, 0, 0).click();
    await page.keyboard.press('Control+ArrowDown');
    await page.keyboard.press('Control+ArrowRight');
    const last = cell(page, (await rows()).length - 1, 2);
    await expect(last).toBeFocused();
    await expect.poll(() => last.evaluate(isWhole)).toBe(true);
    // A panel takes height from the grid, and gives it back.
    const heightOf = async () => (await grid.boundingBox())?.height ?? 0;
    const before = await heightOf();
    await paste(page, Array.from({ length: 6 }, () => '1').join('\n'));
    await expect(page.getByRole('region', { name: 'Paste' })).toBeVisible();
    await expect.poll(heightOf).toBeLessThan(before);
    await expect.poll(() => last.evaluate(isWhole)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(heightOf).toBe(before);
    await expect(last).toBeFocused();
    await page.keyboard.press('Control+Shift+ArrowUp');
    // Not below the line of its boarding, which stays there.
    await expect
      .poll(() =>
        cell(page, 0, 2).evaluate((one) => {
          const { left, top } = one.getBoundingClientRect();
          return document.elementFromPoint(left + 4, top + 1) === one;
        }),
      )
      .toBe(true);
    await page.getByRole('columnheader', { name: /01\.06–31\.08/ }).click();
    await expect(cell(page, 0, 1)).toBeFocused();
    await expect(cell(page, 0, 1)).toHaveAttribute('aria-selected', 'true');
    await expectNoViolations(page, 'an empty grid with its legend');
  });

  await test.step('what is there can’t be added again', async () => {
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByRole('menuitem', { name: 'Set up grid' }).click();
    const sheet = page.getByRole('dialog', { name: 'Set up grid' });
    await expect(sheet.getByRole('status')).toHaveText(
      `Check the rows that the hotel sells. ${(await rows()).length} are there already.`,
    );
    await page.keyboard.press('Escape');
  });

  const made = [
    ...(await periods()).map(({ id }) => `/api/price-periods/${id}`),
    ...(await rows()).map(({ id }) => `/api/graph-prices/${id}`),
  ];
  for (let from = 0; from < made.length; from += 100)
    await call('POST', '/api/batch', {
      operations: made.slice(from, from + 100).map((path) => ({ method: 'DELETE', path })),
    });
  expect(await rows()).toEqual([]);
});
