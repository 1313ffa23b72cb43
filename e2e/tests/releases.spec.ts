import { redeploy } from '../support/deploy';
import { account, awaitReleaseNotice, notice, openAccount, openHotels } from '../support/releaseNotice';
import { followDevice, expectNoViolations } from '../support/themes';
import { expect, test } from '../support/test';
import { expectToFitTheWidth } from '../support/looks';

test('a deployment is announced on the open page of the remote, and runs after a reload', async ({
  page,
  product,
}) => {
  await followDevice(page, product);
  await openHotels(page, product.staff);
  await awaitReleaseNotice(page);
  await expect(notice(page)).toHaveCount(0);

  const { before, now, rollBack } = await redeploy(product, 'mf_hotels');
  await awaitReleaseNotice(page);
  await expect(notice(page)).toContainText('A new version of Hotels is ready. Reload to use it.');
  await expectNoViolations(page, 'notice of a release');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFitTheWidth(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAccount(page);
  const line = account(page).getByRole('listitem').filter({ hasText: 'mf_hotels' });
  await expect(line).toContainText(`${before} `);
  await expect(line).toContainText(`${now} available after reload`);
  await page.keyboard.press('Escape');

  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('grid', { name: 'Hotels' }).getByRole('link').first()).toBeVisible();
  await openAccount(page);
  await expect(line).toContainText(now);
  await expect(line).not.toContainText('available after reload');
  await awaitReleaseNotice(page);
  await expect(notice(page)).toHaveCount(0);
  await rollBack();
});
