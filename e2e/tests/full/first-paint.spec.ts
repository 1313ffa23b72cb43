import { delayScripts, expectAllHinted } from '../../support/firstPaint';
import { expect, test, type Page } from '../../support/test';

const lists = ['/hotels', '/hotels?q=a&page=2', '/geography', '/airports', '/flight-carriers'];
const rows = (page: Page) => page.getByText(/^\d+–\d+ of \d+ /);
const tile = (page: Page) => page.getByRole('region', { name: 'Next for you' }).getByRole('link').first();
const pages = [...lists.map((address) => ({ address, shows: rows })), { address: '/', shows: tile }];

test('all scripts of a page have preload hints in its document, and none is requested twice', async ({
  page,
  product,
}) => {
  await expectAllHinted(page, product, pages);
});

const placesOf = (page: Page) =>
  Promise.all(
    [
      page.getByRole('heading', { name: 'Sign in' }),
      page.getByLabel('E-mail'),
      page.getByLabel('Password'),
      page.getByRole('button', { name: 'Sign in' }),
      page.getByRole('link', { name: 'Forgot your password?' }),
    ].map((element) => element.boundingBox()),
  );

for (const address of ['/auth', '/hotels?q=spa'])
  test(`sign-in at ${address} can be filled in before any script arrives, and does not move when they do`, async ({
    page,
    product,
  }) => {
    const arrive = await delayScripts(page);
    await page.goto(product.staff + address, { waitUntil: 'commit' });
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await page.keyboard.type('manager@itinera');
    const before = await placesOf(page);
    arrive();
    await expect(page).toHaveTitle('Sign in · Itinera');
    await page.keyboard.type('.example');
    expect(await placesOf(page)).toEqual(before);
    await expect(page.getByLabel('E-mail')).toHaveValue('manager@itinera.example');
  });
