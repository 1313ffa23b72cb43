import { dark, light } from '@itinera/shared/ui/palette';
import { callAs } from '../support/calls';
import type { Product } from '../support/product';
import { expect, openSignedIn, type Page, test } from '../support/test';
import { backgroundOf, transitionsEnded } from '../support/themes';
import { violations } from '../support/violations';
import { expectToFitTheWidth } from '../support/looks';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' });
const account = (page: Page) => page.getByRole('dialog', { name: 'Your account' });
const openAccount = (page: Page) => page.getByRole('button', { name: 'your account' }).click();

async function firstHotel(product: Product) {
  const [hotel] = await callAs<{ id: string; name: string }[]>(
    product,
    'manager',
    'GET',
    '/api/hotels?per_page=1&page=1',
  );
  if (!hotel) throw new Error('The demo data has no hotel.');
  return hotel;
}

test.describe('the palette', () => {
  test('finds a hotel before any code of the hotels is loaded, opens it by keyboard alone, and opens over a dialog', async ({
    page,
    product,
  }) => {
    await openSignedIn(page, `${product.staff}/reports`, 'manager');
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
    const { name } = await firstHotel(product);
    // Typed immediately: the first letters must not be lost.
    await page.keyboard.press('Control+k');
    await page.keyboard.type(name);
    await expect(page.getByRole('combobox')).toHaveValue(name);
    const records = palette(page).getByRole('group', { name: 'Hotels' }).getByRole('option');
    await expect(records.first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    while ((await records.first().getAttribute('aria-selected')) !== 'true')
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(palette(page)).toHaveCount(0);

    await page.getByRole('button', { name: 'Edit general information' }).click();
    const keywords = page.getByRole('textbox', { name: 'Keywords' });
    await keywords.focus();
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('group', { name: 'Recent' })).toContainText(name);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await expect(keywords).toBeFocused();
  });

  test('finds an entry of the geography and opens it in its tab', async ({ page, product }) => {
    await openSignedIn(page, `${product.staff}/reports`, 'manager');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('bangkok');
    await palette(page).getByRole('group', { name: 'Cities' }).getByRole('option').first().click();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'IATA' })).toHaveValue('BKK');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tab', { name: 'City' })).toHaveAttribute('aria-selected', 'true');
  });
});

test('? lists the shortcuts, but not while typing, nor once single characters are switched off', async ({
  page,
  product,
}) => {
  await openSignedIn(page, `${product.staff}/hotels`, 'manager');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.getByRole('searchbox', { name: 'Search hotels' }).focus();
  await page.keyboard.type('?');
  await expect(page.getByRole('searchbox', { name: 'Search hotels' })).toHaveValue('?');
  await page.getByRole('main').focus();
  await page.keyboard.type('?');
  await expect(list).toContainText('Ctrl + K');
  expect(await violations(page)).toEqual([]);
  await list.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Hotels' })).toBeVisible();
  await page.keyboard.type('?');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await expect(list).toHaveCount(0);
});

test.describe('the appearance', () => {
  test('is chosen in the account panel, and applies at once, after a reload and before any script', async ({
    page,
    product,
  }) => {
    await openSignedIn(page, product.staff, 'manager');
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await background()).toBe(backgroundOf(dark));
    await openAccount(page);
    await expect(account(page)).toContainText('manager@itinera.example');
    await expect(account(page)).toContainText('mf_hotels');
    expect(await violations(page)).toEqual([]);
    await account(page).getByRole('radio', { name: 'Light' }).check();
    await expect.poll(background).toBe(backgroundOf(light));
    await page.keyboard.press('Escape');
    await transitionsEnded(page);
    expect(await violations(page)).toEqual([]);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${product.staff}/hotels`);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      backgroundOf(light),
    );
  });
});

test.describe('the home page', () => {
  test('counts pending work, and links to it', async ({ page, product }) => {
    await openSignedIn(page, product.staff, 'manager');
    const others = page.getByRole('navigation', { name: 'Also waiting' });
    expect(await violations(page)).toEqual([]);
    const line = others.getByRole('listitem').filter({ hasText: 'Inactive' });
    await expect(line).toContainText(/\d/);
    const count = /\d+/.exec((await line.textContent()) ?? '')?.[0];
    await line.getByRole('link').click();
    await expect(page.getByText(`of ${count} hotels`)).toBeVisible();
  });
});

test('breadcrumbs name a hotel and link back', async ({ page, product }) => {
  const { id, name } = await firstHotel(product);
  await openSignedIn(page, `${product.staff}/hotels/${id}`, 'manager');
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Hotels', name]);
  await trail.getByRole('link', { name: 'Hotels' }).click();
  await expect(page).toHaveURL(`${product.staff}/hotels`);
});

test('at 320 px no overlay of the shell scrolls sideways', async ({ page, product }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openSignedIn(page, product.staff, 'manager');
  await expectToFitTheWidth(page);
  await openAccount(page);
  await expect(account(page)).toBeVisible();
  await expectToFitTheWidth(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Go to/ }).click();
  await expect(palette(page)).toBeVisible();
  await expectToFitTheWidth(page);
});
