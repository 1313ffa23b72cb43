import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, signIn, test } from '../support/test';

test.describe('a remote whose files are gone while the shell is open', () => {
  test('leaves a panel in its place, the rest alive, and comes back on request', async ({
    page,
    ownProduct,
  }) => {
    await signIn(page, ownProduct.staff, 'manager');
    const folder = join(ownProduct.dist, 'remotes', 'mf_hotels');
    await rename(folder, `${folder}-gone`);

    await page.getByRole('link', { name: 'Hotels', exact: true }).first().click();
    const panel = page.getByRole('main').getByRole('alert');
    await expect(panel).toContainText('Hotels is unavailable');
    await expect(panel).toContainText('mf_hotels, release');
    await expect(page).toHaveURL(`${ownProduct.staff}/hotels`);

    await page.getByRole('link', { name: 'Geography', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Geography' })).toBeVisible();

    await page.getByRole('link', { name: 'Hotels', exact: true }).click();
    await expect(panel).toContainText('Hotels is unavailable');
    await rename(`${folder}-gone`, folder);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('1–25 of 150 hotels')).toBeVisible();
  });

  test('goes on working where it was loaded already', async ({ page, ownProduct }) => {
    await signIn(page, `${ownProduct.staff}/hotels`, 'manager');
    await expect(page.getByText('1–25 of 150 hotels')).toBeVisible();
    const folder = join(ownProduct.dist, 'remotes', 'mf_hotels');
    await rename(folder, `${folder}-gone`);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText('26–50 of 150 hotels')).toBeVisible();
  });
});

test('a changed file of a remote is not executed', async ({ page, ownProduct, context }) => {
  // The browser reports what it blocked: that is the point here.
  context.removeAllListeners('console');
  const releases = join(ownProduct.dist, 'remotes', 'mf_hotels');
  const { appendFile } = await import('node:fs/promises');
  for (const release of await readdir(releases)) {
    for (const file of await readdir(join(releases, release))) {
      if (/^remoteEntry.*\.js$/.test(file))
        await appendFile(join(releases, release, file), '\nwindow.tampered = true;');
      if (/^remoteEntry.*\.(br|gz)$/.test(file))
        await rename(join(releases, release, file), join(releases, release, `_${file}`));
    }
  }
  await signIn(page, ownProduct.staff, 'manager');
  await page.getByRole('link', { name: 'Hotels', exact: true }).first().click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Hotels is unavailable');
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});

test.describe('an API that is down', () => {
  test('is reported in the list, which comes back on request', async ({ page, ownProduct }) => {
    await signIn(page, `${ownProduct.staff}/geography`, 'manager');
    await ownProduct.stopApi();
    await page.getByRole('link', { name: 'Hotels', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('The list could not be loaded');
    await ownProduct.startApi();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('1–25 of 150 hotels')).toBeVisible();
  });

  test('keeps the form and signs nobody out', async ({ page, ownProduct }) => {
    await signIn(page, `${ownProduct.staff}/hotels`, 'manager');
    await page.getByRole('grid').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Edit general information' }).click();
    await page.getByRole('textbox', { name: 'Keywords' }).fill('still here');
    await ownProduct.stopApi();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Keywords' })).toHaveValue('still here');

    await page.reload();
    await expect(page.getByRole('alert')).toContainText('The server can’t be reached');
    await ownProduct.startApi();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'General information' })).toBeVisible();
  });
});
