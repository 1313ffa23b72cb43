import { expect, signIn, test } from '../../support/test';

test.describe('signing in', () => {
  test('never redirects to another origin', async ({ page, product }) => {
    await signIn(page, `${product.staff}/auth?returnTo=//evil.example/hotels`, 'manager');
    await expect(page).toHaveURL(`${product.staff}/`);
  });

  test('survives a reload, and logging out ends it in every tab', async ({ page, context, product }) => {
    await signIn(page, `${product.staff}/hotels`, 'manager');
    await page.reload();
    await expect(page.getByRole('grid', { name: 'Hotels' })).toBeVisible();
    const other = await context.newPage();
    await other.goto(`${product.staff}/hotels`);
    await expect(other.getByRole('grid', { name: 'Hotels' })).toBeVisible();

    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(`${product.staff}/auth`);
    await expect(other).toHaveURL(`${product.staff}/auth`);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names.filter((name) => ['token', 'isDmc', 'dmcID'].includes(name))).toEqual([]);
  });
});
