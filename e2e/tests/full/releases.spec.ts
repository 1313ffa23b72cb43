import { redeploy, redeployShell } from '../../support/deploy';
import { account, awaitReleaseNotice, notice, openAccount, openHotels } from '../../support/releaseNotice';
import { expect, test } from '../../support/test';

test('a remote that is not loaded uses the new release without a notice; “Later” postpones that of the shell', async ({
  page,
  ownProduct,
}) => {
  await openHotels(page, ownProduct.staff);
  const { now } = await redeploy(ownProduct, 'mf_geography');
  await awaitReleaseNotice(page);
  await openAccount(page);
  const line = account(page).getByRole('listitem').filter({ hasText: 'mf_geography' });
  await expect(line).toContainText(now);
  await page.keyboard.press('Escape');
  await expect(notice(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Geography', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Geography' })).toBeVisible();
  await openAccount(page);
  await expect(line).toContainText(now);
  await expect(line).not.toContainText('available after reload');
  await page.keyboard.press('Escape');

  const shell = await redeployShell(ownProduct);
  await awaitReleaseNotice(page);
  await expect(notice(page)).toContainText('A new version of Itinera is ready.');
  await notice(page).getByRole('button', { name: 'Later' }).click();
  await awaitReleaseNotice(page);
  await expect(notice(page)).toHaveCount(0);
  await page.reload();
  await openAccount(page);
  await expect(account(page).getByRole('listitem').filter({ hasText: 'shell' })).toContainText(shell);
});

test('the notice does not interrupt typing, and appears after saving', async ({ page, ownProduct }) => {
  await openHotels(page, ownProduct.staff);
  await page.getByRole('grid').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Edit general information' }).click();
  await page.getByRole('textbox', { name: 'Keywords' }).fill('typed during a deployment');
  await redeploy(ownProduct, 'mf_hotels');
  await awaitReleaseNotice(page);
  await expect(page.getByText('A new version of Hotels')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(notice(page)).toBeVisible();
});
