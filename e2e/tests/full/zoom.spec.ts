import { expectReachable, expectToFitTheWidth, isFocusUncovered } from '../../support/looks';
import { callAs } from '../../support/calls';
import { expect, openSignedIn, test } from '../../support/test';

// A window of 1280 × 1024 at 400 %.
test.use({ viewport: { width: 320, height: 256 } });

test('at 400 % nothing scrolls sideways, and every control can be reached', async ({ page, product }) => {
  test.setTimeout(180_000);
  await page.goto(product.staff);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expectToFitTheWidth(page);
  await page.getByRole('link', { name: 'Forgot your password?' }).focus();
  expect(await isFocusUncovered(page)).toBe(true);

  await openSignedIn(page, product.staff, 'manager');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expectToFitTheWidth(page);
  // A tile that arrives later would move the focused element.
  for (const name of ['Next for you', 'Departures, 14 days'])
    await expect(page.getByRole('region', { name, exact: true }).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('main').focus();
  await expectReachable(page, 12);

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Log Out' }).focus();
  expect(await isFocusUncovered(page), 'Log Out').toBe(true);
  await page.keyboard.press('Escape');

  await page.goto(`${product.staff}/hotels`);
  const grid = page.getByRole('grid', { name: 'Hotels' });
  await expect(grid.getByRole('link').first()).toBeVisible();
  await expectToFitTheWidth(page, 'hotels');
  await page.getByRole('main').focus();
  await expectReachable(page, 10);
  await grid.getByRole('checkbox').first().check();
  await expect(page.getByRole('toolbar', { name: 'Actions for selected hotels' })).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).focus();
  expect(await isFocusUncovered(page), 'below the bar of many').toBe(true);
  await grid.getByRole('link').nth(1).focus();
  expect(await isFocusUncovered(page), 'a row beside the bar of many').toBe(true);
  await expectToFitTheWidth(page, 'chosen');

  await grid.getByRole('link').nth(1).click();
  await page.getByRole('button', { name: 'Edit general information' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await expectToFitTheWidth(page, 'dialog');
  await expectReachable(page, 7);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: /^Go to/ }).click();
  await expect(page.getByRole('combobox', { name: /^Go to/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { selected: true })).toBeInViewport();
  await expectToFitTheWidth(page, 'palette');
  await page.keyboard.press('Escape');

  await page.goto(`${product.staff}/geography?tab=cities`);
  await expect(page.getByRole('grid', { name: 'Cities' }).getByRole('checkbox').nth(2)).toBeVisible();
  await expectToFitTheWidth(page, 'geography');
  await page.getByRole('main').focus();
  await expectReachable(page, 10);
});

interface Named {
  id: string;
  name: string;
}

test('a long word makes no page wider than the window', async ({ page, product }) => {
  const word = 'W'.repeat(120);
  const firstOf = async (path: string): Promise<Named> => {
    const [first] = await callAs<Named[]>(product, 'manager', 'GET', `${path}?per_page=1`);
    if (!first) throw new Error(`${path} is empty.`);
    return first;
  };
  const rename = (path: string, { id }: Named, name: string) =>
    callAs(product, 'manager', 'PUT', `${path}/${id}`, { name });
  const hotel = await firstOf('/api/hotels');
  const place = await callAs<{ place: Named }>(
    product,
    'manager',
    'GET',
    `/api/hotels/${hotel.id}?with_data=true`,
  );
  const airport = await firstOf('/api/airports');
  const renamed = [
    ['/api/hotels', hotel],
    ['/api/places', place.place],
    ['/api/airports', airport],
  ] as const;
  for (const [path, entry] of renamed) await rename(path, entry, word);

  await openSignedIn(page, product.staff, 'manager');
  for (const [address, shown] of [
    ['/', page.getByRole('heading', { name: 'Today' })],
    ['/hotels', page.getByRole('link', { name: word })],
    [`/hotels?q=${word.slice(0, 100)}x`, page.getByRole('heading', { name: /^No results/ })],
    [`/hotels/${hotel.id}`, page.getByRole('heading', { level: 1, name: word })],
    [`/hotels/${hotel.id}?edit=general`, page.getByRole('dialog')],
    ['/airports?q=WWW', page.getByRole('link', { name: word })],
    ['/geography?tab=places&q=WWW', page.getByRole('link', { name: word })],
    ['/geography?tab=places&view=names&q=WWW', page.getByRole('rowheader', { name: word })],
  ] as const) {
    await page.goto(product.staff + address);
    await expect(shown).toBeVisible();
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      // Rendering for the new width takes a moment.
      await expectToFitTheWidth(page, `${address} at ${width} pixels`);
    }
  }
  for (const [path, entry] of renamed) await rename(path, entry, entry.name);
});

test('names of one long word fit the pages of bookings, travelers and prices', async ({ page, product }) => {
  test.setTimeout(180_000);
  const word = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch'.repeat(2);
  // Puts a long word into the names of every answer.
  await page.route(
    /\/api\/(bookings|travellers|countries|hotels|graph-prices|places|resorts|regions)/,
    async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      const named = text.replaceAll(/"((?:first_|last_|hotel_|customer_)?name)":"[^"]*"/g, `"$1":"${word}"`);
      await route.fulfill({ response: answer, body: named });
    },
  );
  await openSignedIn(page, `${product.staff}/be`, 'manager');
  const firstLink = page.getByRole('grid').getByRole('rowheader').getByRole('link').first();
  for (const [list, search, shown] of [
    ['be', '', /^Travelers$/],
    ['travelers', '', /^Companions$/],
    ['hotels', '?tab=price', /Llanfair/],
  ] as const) {
    await page.goto(`${product.staff}/${list}`);
    const address = await firstLink.getAttribute('href');
    await page.goto(`${product.staff}${address}${search}`);
    await expect(page.getByRole('heading', { name: shown }).first()).toBeVisible();
    await expect(page.getByRole('main').getByText(word).last()).toBeVisible();
    await expectToFitTheWidth(page, list);
  }
});
