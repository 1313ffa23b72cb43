import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, openSignedIn, test } from '../../support/test';

test('the home page reports a failed tile in its place, and retries on request', async ({
  page,
  ownProduct,
}) => {
  await openSignedIn(page, `${ownProduct.staff}/reports`, 'manager');
  const folder = join(ownProduct.dist, 'remotes', 'mf_hotels');
  await rename(folder, `${folder}-gone`);
  await page.getByRole('link', { name: 'Itinera' }).click();
  const tile = page.getByRole('region', { name: 'Recently changed hotels' });
  await expect(tile).toContainText('This could not be shown');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Geography' })).toBeVisible();
  await rename(`${folder}-gone`, folder);
  await tile.getByRole('button', { name: 'Try again' }).click();
  await expect(tile.getByRole('link')).toHaveCount(5);
});
