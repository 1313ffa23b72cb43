import { delayScripts, expectAllHinted } from '../support/firstPaint';
import { demoPassword, expect, test } from '../support/test';

test('all scripts of the list of hotels have preload hints in its document, and none is requested twice', async ({
  page,
  product,
}) => {
  const shows = () => page.getByText(/^\d+–\d+ of \d+ /);
  await expectAllHinted(page, product, [{ address: '/hotels?q=a&page=2', shows }]);
});

test('Enter signs in, even before any script has arrived', async ({ page, product }) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const arrive = await delayScripts(page);
  await page.goto(`${product.staff}/auth?returnTo=/airports`, { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill('manager@itinera.example');
  await page.getByLabel('Password').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Signing in…' })).toBeDisabled();
  arrive();
  await expect(page).toHaveURL(`${product.staff}/airports`);
  expect(addresses.filter((url) => url.includes(demoPassword))).toEqual([]);
});
