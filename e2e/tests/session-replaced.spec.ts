import { expect, signIn, test, type Page } from '../support/test';

const manager = 'manager@itinera.example';

/** Nothing of the previous page is left, and nothing of the other person is shown. */
async function expectSessionReplaced(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toContainText('Someone else has signed in');
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveText(['Continue with that account']);
}

test('a sign-in in another tab replaces the first tab’s page, and shows nothing of the other account in it', async ({
  page,
  context,
  product,
}) => {
  await signIn(page, `${product.staff}/hotels`, 'manager');
  await page.getByRole('grid').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Edit general information' }).click();
  const kept = page.waitForResponse('**/api/auth/draft-key');
  await page.getByRole('textbox', { name: 'Keywords' }).fill('typed by the manager');
  await kept;
  const sent: string[] = [];
  page.on('request', (request) => void (request.url().includes('/api/') && sent.push(request.url())));

  // Deleting the cookies of this site signs a person out in new tabs, not in an open one.
  await context.clearCookies();
  const other = await context.newPage();
  await signIn(other, product.staff, 'operator');
  await expectSessionReplaced(page);
  expect(sent).toEqual([]);
  await expect(page.getByText('typed by the manager')).toHaveCount(0);

  await page.getByRole('button', { name: 'Continue with that account' }).click();
  await expect(page.getByRole('textbox', { name: 'Keywords' })).not.toHaveValue('typed by the manager');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'your account' }).click();
  await expect(page.getByRole('dialog', { name: 'Your account' })).toContainText('operator@itinera.example');
  await expect(page.getByText(manager)).toHaveCount(0);
  await expect(other.getByRole('heading', { name: 'All areas' })).toBeVisible();
});

test('on one host the last sign-in wins, and the shell on the other port reports it', async ({
  page,
  context,
  ownProduct,
}) => {
  await signIn(page, `${ownProduct.staff}/hotels`, 'manager');
  await expect(page.getByText('1–25 of 150 hotels')).toBeVisible();
  // Cookies don't distinguish ports: without a host name of its own, the partner shell shares them.
  const other = await context.newPage();
  const partnerShell = `http://localhost:${new URL(ownProduct.partner).port}/hotels`;
  await other.goto(partnerShell);
  await other.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
  await expect(other.getByLabel('E-mail')).toBeVisible();
  await signIn(other, partnerShell, 'partner');
  await expect(other.getByRole('grid').getByRole('link').first()).toBeVisible();

  // The session of the first tab has ended: the refresh cookie is now the partner's.
  await page.getByRole('button', { name: 'Next page' }).click();
  await expectSessionReplaced(page);
});
