import { expectSessionReplaced } from '../support/sessions';
import { expect, signIn, test } from '../support/test';

const manager = 'manager@itinera.example';

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
  await expect(other.getByRole('heading', { name: 'Today' })).toBeVisible();
});
