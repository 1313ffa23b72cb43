import { expect, openSignedIn, type Page } from './test';

/** The notice of a release that is newer than the one that runs. */
export const notice = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'version' });
/** The panel that lists the releases that run. */
export const account = (page: Page) => page.getByRole('dialog', { name: 'Your account' });
export const openAccount = (page: Page) => page.getByRole('button', { name: 'your account' }).click();

/** Longer than the page takes the registry for fresh, until its next request is answered. */
export async function awaitReleaseNotice(page: Page): Promise<void> {
  const answer = page.waitForResponse('**/registry.json');
  await page.clock.fastForward('11:00');
  await answer;
  await page.clock.runFor(2000);
  await page.clock.resume();
}

export async function openHotels(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await openSignedIn(page, `${address}/hotels`, 'manager');
  await expect(page.getByRole('grid', { name: 'Hotels' }).getByRole('link').first()).toBeVisible();
}
