import { delayScripts, expectAllHinted } from '../support/firstPaint';
import { demoPassword, expect, test } from '../support/test';

test('the list of hotels finds all of its scripts in the hints of its document, and requests nothing twice', async ({
  page,
  product,
}) => {
  const shows = () => page.getByText(/^\d+–\d+ of \d+ /);
  await expectAllHinted(page, product, [{ address: '/hotels?q=a&page=2', shows }]);
});

test('who presses Enter before any script arrives is signed in', async ({ page, product }) => {
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
