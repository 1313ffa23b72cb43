import { expectSessionReplaced } from '../../support/sessions';
import { expect, signIn, test } from '../../support/test';

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
