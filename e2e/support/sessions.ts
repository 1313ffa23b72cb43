import { expect, type Page } from './test';

/** Nothing of the previous page is left, and nothing of the other person is shown. */
export async function expectSessionReplaced(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toContainText('Someone else has signed in');
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveText(['Continue with that account']);
}
