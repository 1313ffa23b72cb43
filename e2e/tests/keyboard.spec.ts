import { expect, openSignedIn, test } from '../support/test';

test('what is typed while a dialog opens on a slow computer is in its first field', async ({
  page,
  product,
}) => {
  await openSignedIn(page, `${product.staff}/hotels`, 'manager');
  await expect(page.getByRole('grid', { name: 'Hotels' }).getByRole('link').first()).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Add hotel' });
  // Its code is there from then on.
  await page.keyboard.press('n');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.keyboard.type('nGrand g/e? palace');
  await expect(dialog.getByLabel('Name')).toHaveValue('Grand g/e? palace');
});
