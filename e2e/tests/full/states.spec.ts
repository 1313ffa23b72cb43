import { reset, status } from '../../faults/faults';
import { grid, rows, tool } from '../../support/hotelsList';
import { expect, openSignedIn, signIn, test } from '../../support/test';
import { expectNoViolations, followDevice } from '../../support/themes';

test('no state of a list and its tools has an accessibility violation in either theme', async ({
  page,
  product,
}) => {
  test.setTimeout(240_000);
  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/hotels?q=zzzz`, 'manager');
  await expect(page.getByText('No results for ‘zzzz’')).toBeVisible();
  await expectNoViolations(page, 'nothing matches');
  await page.goto(`${product.staff}/hotels?is_active=true&per_page=5`);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Active: Yes' })).toBeVisible();
  await tool(page, 'Filter (1)').click();
  await page.getByRole('menuitem', { name: 'Class' }).click();
  await page.getByRole('combobox', { name: 'Class' }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectNoViolations(page, 'choices of a filter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Done' }).click();

  // The buttons that open a menu or a dialog; one of each kind.
  const openers = page.getByRole('main').locator('button[aria-haspopup]:visible');
  const names = await openers.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
  );
  const kinds = new Map(names.map((name) => [name.split(':', 1)[0], name]));
  expect(kinds.size).toBeGreaterThan(0);
  for (const name of kinds.values()) {
    const opener = page.getByRole('main').getByRole('button', { name, exact: true }).first();
    await opener.click();
    await expect(page.locator('[role=menu], [role=dialog]')).toBeVisible();
    await expectNoViolations(page, `opened by ${name}`);
    await page.keyboard.press('Escape');
    await expect(page.locator('[role=menu], [role=dialog]')).toHaveCount(0);
    await expect(opener).toBeFocused();
  }

  await grid(page).getByRole('columnheader', { name: 'Class' }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('menu', { name: 'Column Class' })).toBeVisible();
  await expectNoViolations(page, 'menu of a column');
});

test('no dialog has an accessibility violation in either theme', async ({ page, product }) => {
  test.setTimeout(180_000);
  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/hotels`, 'manager');
  await page.getByRole('grid').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'General information' })).toBeVisible();
  await expectNoViolations(page, 'hotel');
  await page.getByRole('button', { name: 'Edit general information' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expectNoViolations(page, 'form with errors');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectNoViolations(page, 'question before discarding');
  await page.getByRole('button', { name: 'Discard' }).click();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('park');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNoViolations(page, 'palette with results');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /your account$/ }).click();
  await expectNoViolations(page, 'account');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: /shortcuts/i })).toBeVisible();
  await expectNoViolations(page, 'shortcuts');
});

test('no failure has an accessibility violation in either theme', async ({ page, broken }) => {
  test.setTimeout(180_000);
  const { product, staff } = broken;
  await followDevice(page, product);
  await page.goto(product.staff);
  await page.getByLabel('E-mail').fill('nobody@itinera.example');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoViolations(page, 'sign-in that was refused');

  await openSignedIn(page, `${product.staff}/reports`, 'manager');
  staff.fault('/remotes/mf_geography/**', reset());
  await page.getByRole('link', { name: 'Geography', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectNoViolations(page, 'a remote that is unavailable');
  staff.fault('/api/**', status(503));
  await page.getByRole('link', { name: 'Hotels', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expectNoViolations(page, 'a list that could not be loaded');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The server can’t be reached');
  await expectNoViolations(page, 'a server that can’t be reached');
});

test('a partner’s pages have no accessibility violation in either theme, nor on a phone', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  await followDevice(page, product);
  await signIn(page, `${product.partner}/hotels`, 'partner');
  await expect(page.getByText(/^1–\d+ of \d+ hotels$/)).toBeVisible();
  await expectNoViolations(page, 'list of a partner');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoViolations(page, 'list on a phone');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectNoViolations(page, 'menu on a phone');
  await page.keyboard.press('Escape');
  await page.goto(`${product.partner}/be`);
  await expect(page.getByRole('heading', { level: 1, name: 'Booking entries' })).toBeVisible();
  await expectNoViolations(page, 'booking entries of a partner');
});

test('the pages that refuse a visitor have no accessibility violation in either theme', async ({
  page,
  context,
  ownProduct: product,
}) => {
  test.setTimeout(180_000);
  await followDevice(page, product);
  await page.goto(`${product.partner}/auth/register`);
  await page.getByLabel('E-mail').fill('waiting.partner@example.com');
  await page.getByLabel('Password').fill('quite a long pass phrase');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Your request has been received')).toBeVisible();
  await expectNoViolations(page, 'awaiting approval');

  await context.clearCookies();
  await followDevice(page, product);
  await signIn(page, `${product.partner}/hotels`, 'manager');
  await expect(page.getByRole('link', { name: product.staff })).toBeVisible();
  await expectNoViolations(page, 'the wrong shell');
});
