import { expect, type Page } from './test';

export const typedName = 'Kaleidoscope Field';
export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Edit airport' });
export const nameField = (page: Page) => sheet(page).getByRole('textbox', { name: 'Name', exact: true });
export const found = (page: Page) =>
  page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Restore' }) });

/** Everything that the device stores of drafts, as a person who reads the disk would see it. */
export const onDevice = (page: Page): Promise<string[]> =>
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

export async function typeIntoAirport(page: Page): Promise<string> {
  await page
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click();
  const before = await nameField(page).inputValue();
  await nameField(page).fill(typedName);
  await expect.poll(() => onDevice(page)).toHaveLength(1);
  return before;
}
