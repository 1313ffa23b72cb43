import { redeploy, redeployShell } from '../support/deploy';
import { followDevice, expectNoViolations } from '../support/themes';
import { expect, openSignedIn, type Page, test } from '../support/test';
import { expectToFitTheWidth } from '../support/looks';

// Each waits for several loads of the page.
test.setTimeout(120_000);

const notice = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'version' });
const account = (page: Page) => page.getByRole('dialog', { name: 'Your account' });
const openAccount = (page: Page) => page.getByRole('button', { name: 'your account' }).click();

/** Longer than the page takes the registry for fresh, until its next request is answered. */
async function awaitReleaseNotice(page: Page): Promise<void> {
  const answer = page.waitForResponse('**/registry.json');
  await page.clock.fastForward('11:00');
  await answer;
  await page.clock.runFor(2000);
  await page.clock.resume();
}

async function openHotels(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await openSignedIn(page, `${address}/hotels`, 'manager');
  await expect(page.getByRole('grid', { name: 'Hotels' }).getByRole('link').first()).toBeVisible();
}

test('a deployment is announced on the open page of the remote, and runs after a reload', async ({
  page,
  ownProduct,
}) => {
  await followDevice(page, ownProduct);
  await openHotels(page, ownProduct.staff);
  await awaitReleaseNotice(page);
  await expect(notice(page)).toHaveCount(0);

  const { before, now } = await redeploy(ownProduct, 'mf_hotels');
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
});

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
