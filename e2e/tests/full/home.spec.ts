import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, openSignedIn, test } from '../../support/test';

test('the home page reports a failed tile in its place, and retries on request', async ({
  page,
  ownProduct,
}) => {
  await openSignedIn(page, `${ownProduct.staff}/reports`, 'manager');
  const folder = join(ownProduct.dist, 'remotes', 'mf_bookings');
  await rename(folder, `${folder}-gone`);
  await page.getByRole('link', { name: 'Itinera' }).click();
  const tile = page.getByRole('region', { name: 'Next for you' });
  await expect(tile).toContainText('This could not be shown');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Suppliers overdue' })).toBeVisible();
  await rename(`${folder}-gone`, folder);
  await tile.getByRole('button', { name: 'Try again' }).click();
  await expect(tile.getByRole('listitem').first()).toBeVisible();
});

test('each figure of the home page is the total of the list that it leads to', async ({ page, product }) => {
  await openSignedIn(page, product.staff, 'manager');
  const figures = page.getByRole('list', { name: 'Figures' }).getByRole('listitem');
  await expect(figures).toHaveCount(4);
  for (let index = 0; index < 4; index++) {
    const figure = figures.nth(index);
    await expect(figure.getByRole('strong')).toHaveText(/^\d+$/);
    const total = Number(await figure.getByRole('strong').textContent());
    await figure.getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Today' })).toHaveCount(0);
    await expect(
      page
        .getByRole('main')
        .getByText(new RegExp(`^(1–\\d+ of )?${total}\\b`))
        .first(),
    ).toBeVisible();
    await page.goBack();
  }
});
