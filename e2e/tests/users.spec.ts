import type { Locator } from '@playwright/test';
import { codeOf } from '../support/authenticator';
import { callAs, linkMailedTo } from '../support/calls';
import { expectSignedOut } from '../support/sessions';
import { demoPassword, expect, type Page, signIn, test } from '../support/test';
import { violations } from '../support/violations';

const password = 'quite a long pass phrase';

async function fillIn(page: Page, email: string, secret: string) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function openSecurity(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'your account' }).click();
  await page.getByRole('button', { name: 'Password and sessions' }).click();
  const panel = page.getByRole('dialog', { name: 'Password and sessions' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  return panel;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('an admin invites a manager, changes the role, ends the sessions and blocks the account', async ({
  page,
  browser,
  product,
}) => {
  const email = 'nora.new@example.com';
  await signIn(page, `${product.staff}/users`, 'admin');
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Add user' });
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Nora');
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('New');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(heading(page, 'Nora New')).toBeVisible();
  await expect(page.getByText('Has not chosen a password yet.')).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(await linkMailedTo(product, email));
  await theirs.getByLabel('New password', { exact: true }).fill(password);
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await theirs.getByRole('link', { name: 'Go to sign in' }).click();
  await fillIn(theirs, email, password);
  await expect(theirs.getByRole('button', { name: 'Nora New' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('Can sign in.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('e');
  const edit = page.getByRole('dialog');
  await edit.getByRole('combobox', { name: 'Role' }).selectOption('Partner');
  await expect(edit.getByRole('list', { name: 'Lost' }).getByRole('listitem').first()).toBeVisible();
  await edit.getByRole('combobox', { name: 'Role' }).selectOption('Operator');
  await expect(edit.getByText('The rights remain the same.')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/User updated: Role/)).toBeVisible();
  await expectSignedOut(theirs, theirs.getByRole('link', { name: 'Hotels' }).first().click());

  await fillIn(theirs, email, password);
  await expect(theirs.getByRole('button', { name: 'Nora New' })).toBeVisible();
  await page.getByRole('button', { name: 'End sessions' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End sessions' }).click();
  await expect(page.getByText('Nora New signed out everywhere')).toBeVisible();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText('Can neither sign in nor request a new password.')).toBeVisible();
  await theirs.goto(`${product.staff}/auth`);
  await fillIn(theirs, email, password);
  await expect(theirs.getByRole('alert')).toContainText('The e-mail address or the password is wrong.');
  await theirs.context().close();
  const [nora] = await callAs<{ id: string }[]>(product, 'admin', 'GET', `/api/users?q=${email}`);
  await callAs(product, 'admin', 'DELETE', `/api/users/${nora?.id}`);
});

test('a partner changes the own password and ends the other sessions, by keyboard', async ({
  page,
  browser,
  broken: { product },
}) => {
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, `${product.partner}/hotels`, 'partner2');
  await signIn(page, `${product.partner}/hotels`, 'partner2');
  const panel = await openSecurity(page);
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await panel.getByLabel('Current password').focus();
  await page.keyboard.type('not this one');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('Current password')).toHaveAccessibleDescription(
    'This is not your current password.',
  );
  await expect(panel.getByLabel('New password')).toHaveValue(password);
  await panel.getByLabel('Current password').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed. All your other sessions have ended')).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  const atSignIn = elsewhere.waitForURL(/\/auth/);
  await elsewhere.reload();
  await atSignIn;
  await elsewhere.context().close();
});

test('sign-in requires the code of an app; who has lost it uses a recovery code or asks an admin', async ({
  page,
  browser,
  ownProduct: product,
}) => {
  await signIn(page, `${product.staff}/reports`, 'manager');
  const panel = await openSecurity(page);
  await panel.getByRole('button', { name: 'Set up a second factor' }).click();
  await panel.getByRole('form', { name: 'Set up a second factor' }).getByRole('textbox').fill(demoPassword);
  await panel.getByRole('button', { name: 'Continue' }).click();
  const key = (await panel.locator('code').textContent()) ?? '';
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('textbox', { name: 'Code' }).fill(codeOf(key));
  await panel.getByRole('button', { name: 'Turn on' }).click();
  const codes = panel.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recoveryCode = ''] = await codes.allTextContents();
  await panel.getByRole('button', { name: 'I have kept them' }).click();
  await expect(panel.getByText('10 recovery codes left')).toBeVisible();

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(`${product.staff}/reports`);
  await fillIn(phone, 'manager@itinera.example', demoPassword);
  await expect(phone.getByRole('textbox', { name: 'Code' })).toBeFocused();
  expect(await violations(phone)).toEqual([]);
  await phone.keyboard.type('000000');
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
    /is wrong, or has been used/,
  );
  // The code of the next half minute: the current one was used to confirm the app.
  await phone.getByRole('textbox', { name: 'Code' }).fill(codeOf(key, 1));
  await phone.keyboard.press('Enter');
  await expect(heading(phone, 'Reports')).toBeVisible();
  await phone.getByRole('button', { name: 'your account' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Log Out' }).click();

  await fillIn(phone, 'manager@itinera.example', demoPassword);
  await phone.getByRole('textbox', { name: 'Code' }).fill(recoveryCode);
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('button', { name: 'your account' })).toBeVisible();

  // Another user is at work when the second factor becomes mandatory.
  const operator = await (await browser.newContext()).newPage();
  await signIn(operator, `${product.staff}/flight-carriers`, 'operator');
  await expect(operator.getByRole('grid')).toBeVisible();
  await operator.keyboard.press('n');
  const carrier = operator.getByRole('dialog', { name: 'Add flight carrier' });
  await carrier.getByRole('textbox', { name: 'Name' }).fill('Amber Wings');
  await callAs(product, 'admin', 'PUT', '/api/settings', { staff_second_factor: true });
  await operator.keyboard.press('Control+s');
  const duty = operator.getByRole('dialog', { name: 'Set up a second factor' });
  await expect(duty.getByLabel('Current password')).toBeVisible();
  expect(await violations(operator)).toEqual([]);
  await duty.getByLabel('Current password').fill(demoPassword);
  await operator.keyboard.press('Enter');
  const keyOfOperator = (await duty.locator('code').textContent()) ?? '';
  await duty.getByRole('textbox', { name: 'Code' }).fill(codeOf(keyOfOperator));
  await operator.keyboard.press('Enter');
  await duty.getByRole('button', { name: 'I have kept them' }).click();
  await expect(duty).toHaveCount(0);
  await expect(carrier.getByRole('textbox', { name: 'Name' })).toHaveValue('Amber Wings');
  await carrier.getByRole('button', { name: 'Add flight carrier', exact: true }).click();
  await expect(carrier).toHaveCount(0);
  await operator.context().close();

  const admin = await (await browser.newContext()).newPage();
  await signIn(admin, `${product.staff}/users`, 'admin');
  await expect(heading(admin, 'Set up a second factor')).toBeVisible();
  expect(await violations(admin)).toEqual([]);
  await admin.getByLabel('Current password').fill(demoPassword);
  await admin.keyboard.press('Enter');
  const keyOfAdmin = (await admin.locator('code').textContent()) ?? '';
  await admin.getByRole('textbox', { name: 'Code' }).fill(codeOf(keyOfAdmin));
  await admin.keyboard.press('Enter');
  await admin.getByRole('button', { name: 'I have kept them' }).click();
  await admin.getByRole('link', { name: 'Martin Ozols' }).click();
  await admin.getByRole('button', { name: 'Reset second factor' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Reset second factor' }).click();
  await expect(admin.getByText('Martin Ozols let in without a second factor')).toBeVisible();
  await expect(admin.getByText('Second factor reset')).toBeVisible();

  // The company requires a second factor, so that a new app is set up at once.
  await phone.goto(`${product.staff}/auth`);
  await fillIn(phone, 'manager@itinera.example', demoPassword);
  await expect(heading(phone, 'Set up a second factor')).toBeVisible();
  for (const other of [phone, admin]) await other.context().close();
});
