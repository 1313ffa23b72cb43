import { callAs, linkMailedTo } from '../support/calls';
import { expectSignedOut } from '../support/sessions';
import { expect, signIn, test } from '../support/test';

const password = 'quite a long pass phrase';

test('a registered person waits for approval, sees nothing meanwhile, and is approved by staff', async ({
  page,
  product,
}) => {
  const email = 'new.partner@example.com';
  await page.goto(`${product.partner}/auth/register`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/12/);

  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Your request has been received')).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Your request has been received')).toBeVisible();

  const pending = await callAs<{ id: string; email: string }[]>(
    product,
    'manager',
    'GET',
    '/api/users?status=pending',
  );
  const user = pending.find((candidate) => candidate.email === email);
  const names = { first_name: 'Nora', company_name: 'New Partner Travel' };
  await callAs(product, 'manager', 'PUT', `/api/users/${user?.id}`, names);
  await callAs(product, 'manager', 'POST', `/api/users/${user?.id}/approve`);
  await page.goto(`${product.partner}/auth`);
  await expect(page.getByText('No hotels yet')).toBeVisible();
  await callAs(product, 'manager', 'DELETE', `/api/users/${user?.id}`);
});

test('a forgotten password is replaced through the link in the mail, which works once', async ({
  page,
  broken: { product },
}) => {
  await page.goto(`${product.staff}/auth`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // Sign-in has a field of the same name, and stays until the next page has loaded.
  const recovery = page.getByRole('form', { name: 'Password recovery' });
  await recovery.getByLabel('E-mail').fill('operator@itinera.example');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('status')).toContainText('If there is an account with this address');

  const link = await linkMailedTo(product, 'operator@itinera.example');
  expect(link.startsWith(`${product.staff}/auth/restore-password#t=`)).toBe(true);
  for (const expected of ['Password set', 'no longer']) {
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole(expected === 'no longer' ? 'alert' : 'status')).toBeVisible();
  }
  await page.goto(`${product.staff}/auth`);
  await page.getByLabel('E-mail').fill('operator@itinera.example');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: / menu$/ })).toBeVisible();
});

test('a blocked account loses its session at once', async ({ page, product }) => {
  await signIn(page, `${product.staff}/hotels`, 'operator');
  const [user] = await callAs<{ id: string }[]>(product, 'admin', 'GET', '/api/users?q=operator');
  await callAs(product, 'admin', 'POST', `/api/users/${user?.id}/block`);
  await expectSignedOut(page, page.getByRole('button', { name: 'Next page' }).click());
  await expect(page).toHaveURL(/returnTo=/);
  await callAs(product, 'admin', 'POST', `/api/users/${user?.id}/unblock`);
});
