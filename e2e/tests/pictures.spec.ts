import { expectToLookApproved } from '../support/pictures';
import { expect, openSignedIn, test, type Page } from '../support/test';
import { followDevice } from '../support/themes';

/** Widths and themes of the pictures of a page. Its height is that of the window. */
const looks = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 390, height: 840, colorScheme: 'light' },
] as const;

async function expectLooks(page: Page, name: string): Promise<void> {
  for (const { width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await expectToLookApproved(page, `${name}-${width}-${colorScheme}`);
  }
}

test('the sign-in page, a list, a form and a page of settings look as approved', async ({
  page,
  product,
}) => {
  await followDevice(page, product);
  await page.goto(`${product.staff}/auth`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectLooks(page, 'sign-in');

  await openSignedIn(page, `${product.staff}/airports`, 'manager');
  const row = page.getByRole('grid').getByRole('rowheader').nth(3);
  await expect(row).toBeVisible();
  await expectLooks(page, 'list');

  await page.setViewportSize(looks[0]);
  await row.getByRole('link').click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
  await expectLooks(page, 'form');

  await page.goto(`${product.staff}/settings`);
  await expect(page.getByRole('region').first()).toBeVisible();
  await expectLooks(page, 'settings');
});
