import { expect, type Page } from './test';

export const menu = (page: Page, area: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: area, exact: true });
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const panel = (page: Page) => page.getByRole('main').getByRole('alert');

/** The error panel in the page's place names page, remote and release; everything else works. */
export async function expectPanel(
  page: Page,
  release: string | RegExp,
  elsewhere: 'Reports' | 'Settings' = 'Reports',
): Promise<void> {
  await expect(panel(page)).toContainText('Geography is unavailable', { timeout: 30_000 });
  await expect(panel(page)).toContainText('mf_geography, release');
  await expect(panel(page)).toContainText(release);
  await menu(page, elsewhere).click();
  await expect(heading(page, elsewhere)).toBeVisible();
}

/** Containers whose only page throws. */
export const throwing = {
  import:
    'var mf_geography = { init() {}, get: async () => () => { throw new Error("Planted at import.") } };',
  render: `var mf_geography = { init() {}, get: async () => () => ({ default: { contract: 1, name: 'mf_geography', pages: {
    geography: async () => ({ default: () => { throw new Error('Planted at render.') } }) } } }) };`,
};
