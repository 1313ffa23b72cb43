import { expect, openSignedIn, test } from '../support/test';
import { found, nameField, onDevice, sheet, typedName, typeIntoAirport } from '../support/typedDraft';

test('unsaved input survives a reload and a crash, is discarded and restored, is encrypted on the device, and is deleted with the session', async ({
  page,
  context,
  product,
}) => {
  page.on('dialog', (question) => void question.accept());
  await openSignedIn(page, `${product.staff}/airports`, 'manager');
  const name = await typeIntoAirport(page);
  expect((await onDevice(page)).join()).not.toMatch(/Kaleidoscope|airport/i);

  await page.reload();
  await expect(nameField(page)).toHaveValue(typedName);
  await expect(sheet(page)).toContainText('Your unsaved input has been restored');
  await expect(found(page)).toHaveCount(0);

  const devtools = await context.newCDPSession(page);
  void devtools.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  await page.close();

  const tab = await context.newPage();
  tab.on('dialog', (question) => void question.accept());
  await tab.goto(`${product.staff}/hotels`);
  await expect(found(tab)).toContainText(`Unsaved changes in ${name}`);
  await expect(found(tab)).toContainText('Edit airport');
  await found(tab).getByRole('button', { name: 'Discard' }).click();
  await expect(found(tab)).toHaveCount(0);
  await tab.getByRole('button', { name: 'Undo' }).click();
  await found(tab).getByRole('button', { name: 'Restore' }).click();
  await expect(nameField(tab)).toHaveValue(typedName);
  await expect(found(tab)).toHaveCount(0);

  // A draft belongs to the tab in which it was typed.
  const other = await context.newPage();
  await other.goto(`${product.staff}/hotels`);
  await expect(other.getByRole('row').nth(1)).toBeVisible();
  await other.waitForTimeout(5000);
  await expect(found(other)).toHaveCount(0);

  await other.getByRole('button', { name: 'Log Out' }).click();
  await expect(other).toHaveURL(/\/auth/);
  await expect.poll(() => onDevice(other)).toEqual([]);
});
