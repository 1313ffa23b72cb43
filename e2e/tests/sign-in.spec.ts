import { expect, signIn, test } from '../support/test';

test.describe('signing in', () => {
  test('a wrong password is reported, and the input is kept', async ({ page, product }) => {
    await page.goto(product.staff);
    await expect(page).toHaveURL(`${product.staff}/auth`);
    await expect(page).toHaveTitle('Sign in · Itinera');
    await expect(page.getByRole('img', { name: 'Itinera' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.getByLabel('E-mail').fill('manager@itinera.example');
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue('manager@itinera.example');
    await expect(page).toHaveURL(`${product.staff}/auth`);
  });

  test('returns to the requested page, and guests see only the sign-in', async ({ page, product }) => {
    await signIn(page, `${product.staff}/hotels?q=spa`, 'manager');
    await expect(page).toHaveURL(`${product.staff}/hotels?q=spa`);
    await expect(page.getByRole('searchbox', { name: 'Search hotels' })).toHaveValue('spa');
    await page.goto(`${product.staff}/auth`);
    await expect(page).toHaveURL(`${product.staff}/`);
  });

  test('logging out of the partner shell deletes all three cookies in every tab', async ({
    page,
    context,
    product,
  }) => {
    const held = async () =>
      (await context.cookies())
        .map(({ name }) => name)
        .filter((name) => ['token', 'isDmc', 'dmcID'].includes(name));
    await signIn(page, `${product.partner}/hotels`, 'partner');
    const other = await context.newPage();
    await other.goto(`${product.partner}/be`);
    await expect(other.getByRole('heading', { level: 1, name: 'Booking entries' })).toBeVisible();
    expect((await held()).toSorted()).toEqual(['dmcID', 'isDmc', 'token']);

    await other.getByRole('button', { name: 'Log Out' }).click();
    for (const tab of [page, other]) await expect(tab).toHaveURL(`${product.partner}/auth`);
    expect(await held()).toEqual([]);
  });
});

test('an unknown address, such as that of the kit, shows the specified error page to everybody', async ({
  page,
  product,
}) => {
  for (const visitor of ['guest', 'staff'] as const) {
    if (visitor === 'staff') await signIn(page, product.staff, 'manager');
    // Releases have no page of the kit, unlike the development server.
    await page.goto(product.staff + (visitor === 'staff' ? '/kit' : '/no/such/page'));
    await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
    await expect(page.getByText('This page could not be found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  }
});
