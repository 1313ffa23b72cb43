import { frame } from '@itinera/shared/ui/frame';
import { demoPassword, expect, test, type Page } from '../../support/test';
import type { Locator } from '@playwright/test';

const FAR = 80;

/** Presses a key until the target has the focus, as a person without a mouse does. */
async function reach(page: Page, key: string, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < FAR; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, `reached by ${FAR} times ${key}`).toBeFocused();
}

const tabTo = (page: Page, target: Locator) => reach(page, 'Tab', target);

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('ten tasks with the keyboard alone', async ({ page, product }) => {
  test.setTimeout(240_000);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const hotels = page.getByRole('grid', { name: 'Hotels' });
  const dialog = page.getByRole('dialog');
  const keywords = page.getByRole('textbox', { name: 'Keywords' });

  await test.step('sign in', async () => {
    await page.goto(`${product.staff}/auth`);
    await tabTo(page, page.getByLabel('E-mail'));
    await page.keyboard.type('manager@itinera.example');
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    await expect(button('Close menu')).toBeVisible();
  });

  await test.step('collapse the menu to icons and open it again', async () => {
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await press(page, button('Close menu'));
    await expect(menu).toHaveCSS('width', `${frame.rail}px`);
    await expect(button('Open menu')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveCSS('width', `${frame.menu}px`);
  });

  await test.step('go to the hotels', async () => {
    await press(
      page,
      page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Hotels', exact: true }),
    );
    await expect(hotels.getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('search', async () => {
    await tabTo(page, page.getByRole('searchbox', { name: 'Search hotels' }));
    await page.keyboard.type('park');
    await expect(page).toHaveURL(/q=park/);
    await expect(page.getByText('1–25 of 150 hotels')).toHaveCount(0);
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await expect(page.getByText('1–25 of 150 hotels')).toBeVisible();
  });

  await test.step('filter by a country and clear', async () => {
    await press(page, button('Filter'));
    await expect(page.getByRole('menuitem', { name: 'Country', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Country' })).toBeFocused();
    await page.keyboard.type('Latvia');
    // The options follow the typed text after the debounce.
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Latvia']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(button('Remove Country: Latvia')).toBeVisible();
    await expect(page.getByText('1–25 of 150 hotels')).toHaveCount(0);
    await press(page, button('Clear all'));
    await expect(page.getByText('1–25 of 150 hotels')).toBeVisible();
  });

  await test.step('sort', async () => {
    const name = page.getByRole('columnheader', { name: /^Name/ });
    await tabTo(page, hotels.locator('[tabindex="0"]'));
    await page.keyboard.press('ArrowUp');
    await reach(page, 'ArrowRight', name);
    await page.keyboard.press('Enter');
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
  });

  await test.step('turn the page and turn back', async () => {
    await press(page, button('Next page'));
    await expect(page.getByText('26–50 of 150 hotels')).toBeVisible();
    await press(page, button('Previous page'));
    await expect(page.getByText('1–25 of 150 hotels')).toBeVisible();
  });

  await test.step('open a hotel', async () => {
    await tabTo(page, hotels.locator('[tabindex="0"]'));
    await reach(page, 'ArrowDown', hotels.getByRole('rowheader').nth(1));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'General information' })).toBeVisible();
  });

  await test.step('begin an edit, be asked before it is discarded, and go on', async () => {
    await press(page, button('Edit general information'));
    await tabTo(page, keywords);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('by keyboard alone');
    await page.keyboard.press('Escape');
    await expect(dialog.getByText(/discard/i).first()).toBeVisible();
    await press(page, dialog.getByRole('button', { name: /keep|continue|go on/i }));
    await expect(keywords).toHaveValue('by keyboard alone');
  });

  await test.step('save', async () => {
    await press(page, page.getByRole('button', { name: 'Save', exact: true }));
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('main').getByText('by keyboard alone')).toBeVisible();
    await expect(button('Edit general information')).toBeFocused();
  });

  await test.step('go somewhere by the palette', async () => {
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('combobox', { name: /^Go to/ })).toBeFocused();
    await page.keyboard.type('reports');
    await expect(page.getByRole('option', { name: /Reports/ }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  });

  await test.step('choose an appearance and sign out', async () => {
    await press(page, button(/your account$/));
    await tabTo(page, page.getByRole('radio', { name: 'Dark' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
    await press(page, dialog.getByRole('button', { name: 'Log Out' }));
    await expect(page).toHaveURL(`${product.staff}/auth`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
