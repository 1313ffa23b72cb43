import { expect, type Page } from './test';

/**
 * The page of an account whose session has ended asks to sign in. Any call finds out, even one that the page makes by itself, so that what
 * is clicked may be gone before the click.
 */
export async function expectSignedOut(page: Page, click: Promise<void>): Promise<void> {
  const atSignIn = page.waitForURL(/\/auth(\?|$)/);
  await Promise.race([atSignIn, click]);
  await atSignIn;
}

/** Nothing of the previous page is left, and nothing of the other person is shown. */
export async function expectSessionReplaced(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toContainText('Someone else has signed in');
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveText(['Continue with that account']);
}
