import type { Page } from './test';

/** A cell of a sheet, by its place. */
export const cell = (page: Page, row: number, column: number) =>
  page.locator(`[data-cell][data-row="${row}"][data-column="${column}"]`);

/** Pastes a text as if it had been copied in a spreadsheet. */
export async function paste(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}
