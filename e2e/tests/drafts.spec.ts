import { expect, openSignedIn, test, type Page } from '../support/test';

const typedName = 'Kaleidoscope Field';
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Edit airport' });
const nameField = (page: Page) => sheet(page).getByRole('textbox', { name: 'Name', exact: true });
const found = (page: Page) =>
  page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Restore' }) });

/** Everything that the device stores of drafts, as a person who reads the disk would see it. */
const onDevice = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Opening a database would create it.
    const exists = (await indexedDB.databases()).some(({ name }) => name === 'itinera');
    if (!exists) return [];
    const opened = indexedDB.open('itinera');
    await new Promise((done) => (opened.onsuccess = done));
    const reading = opened.result.transaction('drafts').objectStore('drafts').getAll();
    await new Promise((done) => (reading.onsuccess = done));
    opened.result.close();
    const rows: { bytes: ArrayBuffer }[] = reading.result;
    return rows.map((row) => JSON.stringify(row) + new TextDecoder('latin1').decode(row.bytes));
  });

async function typeIntoAirport(page: Page): Promise<string> {
  await page
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click();
  const before = await nameField(page).inputValue();
  await nameField(page).fill(typedName);
  await expect.poll(() => onDevice(page)).toHaveLength(1);
  return before;
}

test('unsaved input survives a reload and a crash, is encrypted on the device, and is deleted with the session', async ({
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

test('a restored draft is discarded, and restored again by Undo', async ({ page, context, product }) => {
  await openSignedIn(page, `${product.staff}/airports`, 'manager');
  await typeIntoAirport(page);
  await page.close();

  const tab = await context.newPage();
  await tab.goto(`${product.staff}/hotels`);
  await found(tab).getByRole('button', { name: 'Discard' }).click();
  await expect(found(tab)).toHaveCount(0);
  await tab.getByRole('button', { name: 'Undo' }).click();
  await found(tab).getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => onDevice(tab)).toEqual([]);
});
