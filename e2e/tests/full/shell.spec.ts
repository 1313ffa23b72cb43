import { dark, light } from '@itinera/shared/ui/palette';
import { expect, openSignedIn, type Page, signIn, test } from '../../support/test';
import { backgroundOf } from '../../support/themes';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' });

test.describe('the palette', () => {
  test('opens in a new tab with Ctrl+Enter', async ({ page, context, product }) => {
    await openSignedIn(page, `${product.staff}/reports`, 'manager');
    await page.getByRole('button', { name: /^Go to/ }).click();
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('airports');
    await expect(palette(page).getByRole('option', { name: 'Airports', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const [other] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await expect(other).toHaveURL(`${product.staff}/airports`);
    await expect(page).toHaveURL(`${product.staff}/reports`);
  });

  test('offers a partner no page that the guards refuse', async ({ page, product }) => {
    await signIn(page, `${product.partner}/hotels`, 'partner');
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('group', { name: 'Pages' }).getByRole('option')).toHaveText([
      'Booking entries',
      'Hotels',
    ]);
  });
});

test('the appearance follows the device when that is selected', async ({ page, product }) => {
  await openSignedIn(page, product.staff, 'manager');
  await page.getByRole('button', { name: 'your account' }).click();
  await page
    .getByRole('dialog', { name: 'Your account' })
    .getByRole('radio', { name: 'Match device' })
    .check();
  for (const [colorScheme, expected] of [
    ['light', backgroundOf(light)],
    ['dark', backgroundOf(dark)],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
      .toBe(expected);
  }
});
