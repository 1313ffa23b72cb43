import type { Locator } from '@playwright/test';
import {
  allHotels,
  grid,
  hotelOf,
  message,
  names,
  rows,
  tool,
  undo,
  hotelLinks,
} from '../support/hotelsList';
import { expect, openSignedIn, type Page, test } from '../support/test';
import { expectToFitTheWidth } from '../support/looks';

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element.contains(document.activeElement));
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

const header = (page: Page, name: string) => grid(page).getByRole('columnheader', { name, exact: true });
test('keyboard only: search, filter, sort, select, activate, undo, open and come back', async ({
  page,
  product,
}) => {
  const [country] = (await allHotels(product, '&is_active=false')).map(
    ({ place }) => place?.resort?.region?.country,
  );
  const countryName = country?.country_name?.name ?? '';
  const inCountry = await allHotels(product, `&country_id=${country?.id}&q=e&sort=is_active`);
  expect(inCountry.length).toBeGreaterThan(3);
  await openSignedIn(page, `${product.staff}/hotels`, 'manager');
  await expect(rows(page).first()).toBeVisible();

  await tabTo(page, page.getByRole('searchbox', { name: 'Search hotels' }));
  await page.keyboard.type('e');
  await expect(page).toHaveURL(/[?&]q=e(&|$)/);
  await tabTo(page, tool(page, 'Filter'));
  await press(page, 'Enter');
  await expect(page.getByRole('menuitem', { name: 'Country', exact: true })).toBeFocused();
  await press(page, 'Enter');
  const countries = page.getByRole('combobox', { name: 'Country' });
  await expect(countries).toBeFocused();
  await page.keyboard.type(countryName);
  await expect(page.getByRole('option', { name: countryName, exact: true })).toBeVisible();
  // When the options appear, the list loses its active option once: retried.
  await expect(async () => {
    await press(page, 'ArrowDown');
    await expect(countries).toHaveAttribute('aria-activedescendant', /-option-0$/, { timeout: 1000 });
  }).toPass();
  await press(page, 'Enter');
  await expect(page).toHaveURL(/country_id=/);

  await tabTo(
    page,
    grid(page).locator('[role=gridcell], [role=rowheader]').and(page.locator('[tabindex="0"]')),
  );
  await press(page, 'Control+Home');
  while (!(await header(page, 'Status').evaluate((cell) => cell === document.activeElement)))
    await press(page, 'ArrowRight');
  await press(page, 'Enter');
  await expect(page).toHaveURL(/sort=is_active/);
  await expect(header(page, 'Status')).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => names(page)).toEqual(inCountry.slice(0, 25).map(({ name }) => name));

  await press(page, 'ArrowDown', 'Home', 'Space', 'Shift+ArrowDown', 'Shift+ArrowDown');
  const chosen = grid(page).getByRole('row', { selected: true });
  await expect(chosen).toHaveCount(3);
  const before = inCountry.slice(0, 3);
  expect(before.some(({ is_active }) => !is_active)).toBe(true);
  await tabTo(
    page,
    page
      .getByRole('toolbar', { name: 'Actions for selected hotels' })
      .getByRole('button', { name: 'Activate', exact: true }),
  );
  await press(page, 'Enter');
  await expect(message(page, '3 hotels activated')).toBeVisible();
  // A focused message stays.
  await press(page, 'F8');
  const active = () => Promise.all(before.map(async ({ id }) => (await hotelOf(product, id)).is_active));
  expect(await active()).toEqual([true, true, true]);
  await press(page, 'Control+z');
  await expect(message(page, 'Undone for 3 hotels')).toBeVisible();
  expect(await active()).toEqual(before.map(({ is_active }) => is_active));
  await expect.poll(() => names(page)).toEqual(inCountry.slice(0, 25).map(({ name }) => name));

  await press(page, 'Shift+Tab');
  // The actions for selected rows replace the search.
  await tabTo(page, grid(page));
  await press(page, 'Escape');
  await tabTo(page, page.getByRole('searchbox', { name: 'Search hotels' }));
  await tabTo(page, grid(page));
  await press(page, 'Control+Home', 'ArrowRight', 'ArrowRight');
  while (!(await header(page, 'Name').evaluate((cell) => cell === document.activeElement)))
    await press(page, 'ArrowLeft');
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown');
  const opened = inCountry[2]?.name ?? '';
  await expect(grid(page).getByRole('rowheader', { name: opened })).toBeFocused();
  const listAddress = page.url();
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(opened);
  await page.goBack();
  await expect(page).toHaveURL(listAddress);
  await expect(grid(page).getByRole('link', { name: opened, exact: true })).toBeInViewport();
});

test('on a phone, cards are filtered, sorted, selected and edited', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, `${product.staff}/hotels?sort=name`, 'manager');
  await expect(rows(page).first()).toBeVisible();
  await expect(grid(page).getByRole('columnheader')).toHaveCount(0);
  await expectToFitTheWidth(page);

  await tool(page, 'Filter').click();
  await page.getByRole('menuitem', { name: 'Active' }).click();
  await page.getByRole('combobox', { name: 'Active' }).selectOption('Yes');
  await expect(tool(page, 'Filter (1)')).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Stars ↓');
  await expect(page).toHaveURL(/sort=-stars/);
  const sorted = await allHotels(product, '&is_active=true&sort=-stars');
  await expect.poll(() => names(page)).toEqual(sorted.slice(0, 25).map(({ name }) => name));
  await expectToFitTheWidth(page);

  const place = await rows(page).nth(1).boundingBox();
  await rows(page).first().getByRole('checkbox').check();
  await rows(page).nth(1).getByRole('checkbox').check();
  const bar = page.getByRole('toolbar', { name: 'Actions for selected hotels' });
  await expect(bar).toContainText('2 selected');
  expect(await rows(page).nth(1).boundingBox(), 'it is in the head, and moves nothing').toEqual(place);
  await expect(bar.getByRole('button', { name: 'Assign themes' })).toBeInViewport();
  await expectToFitTheWidth(page);
  await bar.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(message(page, '2 hotels deactivated')).toBeVisible();
  await expectToFitTheWidth(page);
  await undo(page);
  await expect(message(page, 'Undone for 2 hotels')).toBeVisible();
  await expect.poll(() => names(page)).toEqual(sorted.slice(0, 25).map(({ name }) => name));

  const [first] = sorted;
  await page.getByRole('button', { name: `Edit: ${first?.name}`, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toHaveValue(
    first?.name ?? '',
  );
  await expectToFitTheWidth(page);
});

test('continuous scrolling reaches the last hotel, and Back restores the position', async ({
  page,
  product,
}) => {
  const sorted = await allHotels(product, '&sort=name');
  const last = sorted.at(-1)?.name ?? '';
  await openSignedIn(page, `${product.staff}/hotels?sort=name`, 'manager');
  await tool(page, 'Display').click();
  await page.getByRole('menuitemradio', { name: 'Continuous' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(sorted.length + 1));

  await grid(page)
    .getByRole('rowheader')
    .first()
    .click({ position: { x: 4, y: 4 } });
  await page.keyboard.press('Control+End');
  await expect(grid(page).getByRole('link', { name: last, exact: true })).toBeInViewport();
  const renderedRows = await grid(page).getByRole('row').count();
  expect(renderedRows).toBeLessThan(sorted.length / 2);

  // Scrolls by the wheel to the middle of the list, to open a hotel from there.
  await grid(page).hover();
  await page.mouse.wheel(0, -2500);
  const middle = hotelLinks(page);
  await expect
    .poll(async () => {
      const shown = (await middle.allTextContents()).map((name) =>
        sorted.findIndex((hotel) => hotel.name === name),
      );
      return shown.some((place) => place > 60 && place < 120);
    })
    .toBe(true);
  const visibleHotel = await middleOfTheTable(page);
  await grid(page).getByRole('link', { name: visibleHotel, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(visibleHotel);
  await page.goBack();
  await expect(grid(page).getByRole('link', { name: visibleHotel, exact: true })).toBeInViewport();
});

/** The hotel in the middle of the visible part of the table. */
async function middleOfTheTable(page: Page): Promise<string> {
  return grid(page).evaluate((table) => {
    const { left, top, height } = table.getBoundingClientRect();
    const row = document.elementFromPoint(left + 20, top + height / 2)?.closest('[role=row]');
    return row?.querySelector('a')?.textContent ?? '';
  });
}
