import { latency } from '../../faults/faults';
import { editFirstHotel, firstHotel, keywords, total } from '../../support/hotelEdits';
import { expect, openSignedIn, test } from '../../support/test';

test('a list that was never read reports that the API is down, and loads on request', async ({
  page,
  broken: { product, api },
}) => {
  await openSignedIn(page, `${product.staff}/reports`, 'manager');
  await api.refuse();
  await page.getByRole('link', { name: 'Hotels', exact: true }).click();
  // The reports that are shown until then may have been refused as well.
  await expect(page.getByRole('alert').filter({ hasText: 'The list could not be loaded' })).toBeVisible();
  await api.accept();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(total)).toBeVisible();
});

test('a hotel stays readable while the API is down, with the time of its data', async ({ page, broken }) => {
  await page.clock.install();
  await openSignedIn(page, `${broken.product.staff}/hotels`, 'manager');
  const name = (await firstHotel(page).textContent()) ?? '';
  await firstHotel(page).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // Some cards read entries of their own, after the hotel.
  for (const card of ['Airports', 'Partners']) {
    await expect(page.getByRole('region', { name: card })).toBeVisible();
    await expect(page.getByRole('region', { name: card })).not.toContainText('Loading');
  }
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();

  await broken.product.stopApi('SIGKILL');
  await page.clock.fastForward('01:00');
  await page.goBack();
  // The page before has alerts of its own, and is visible until the next one is loaded.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/As of \d\d:\d\d/);
  await expect(page.getByRole('heading', { name: 'General information' })).toBeVisible();

  await broken.product.startApi();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a slow answer is waited for, and a double click saves once', async ({ page, broken }) => {
  const { product, staff } = broken;
  await openSignedIn(page, `${product.staff}/hotels?sort=name`, 'manager');
  await editFirstHotel(page, 'typed for a slow server');
  staff.fault('/api/**', latency(1500));
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await keywords(page).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByText('typed for a slow server')).toBeVisible();
  expect(staff.count('PUT /api/hotels/*').came).toBe(1);
});
