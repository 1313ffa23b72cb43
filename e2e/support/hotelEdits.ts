import { expect, type Page } from './test';

/** What the list of all hotels says below it. */
export const total = /^1–25 of \d+ hotels$/;
export const firstHotel = (page: Page) =>
  page.getByRole('grid', { name: 'Hotels' }).getByRole('link').first();
export const keywords = (page: Page) => page.getByRole('textbox', { name: 'Keywords' });

export async function editFirstHotel(page: Page, typed: string): Promise<void> {
  await firstHotel(page).click();
  await page.getByRole('button', { name: 'Edit general information' }).click();
  await keywords(page).fill(typed);
}

export async function expectSaved(page: Page, typed: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByText(typed)).toBeVisible();
}
