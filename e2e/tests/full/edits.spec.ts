import { expect, openSignedIn, type Page, test } from '../../support/test';

const firstName = (page: Page) =>
  page.getByRole('grid', { name: 'Hotels' }).getByRole('row').nth(1).getByRole('link').first();
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' }).click();
const row = (page: Page, name: string) => page.getByRole('grid').getByRole('row').filter({ hasText: name });
const act = (page: Page, action: string, name: string) =>
  page.getByRole('button', { name: `${action}: ${name}`, exact: true }).click();

test('two people who edit one hotel see each other’s change and choose', async ({
  page,
  browser,
  ownProduct: product,
}) => {
  await openSignedIn(page, `${product.staff}/hotels?sort=-name`, 'manager');
  await firstName(page).click();
  await page.getByRole('button', { name: 'Edit general information' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await openSignedIn(other, page.url(), 'operator');
  await other.getByRole('textbox', { name: 'Name' }).fill('Named by the operator');
  await other.getByRole('textbox', { name: 'Keywords' }).fill('words of the operator');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Name' }).fill('Named by the manager');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const notice = page.getByRole('dialog').getByRole('alert');
  await expect(notice).toContainText('Keywords updated to words of the operator');
  await expect(notice.getByRole('radio', { name: 'Mine: Named by the manager' })).toBeChecked();
  await expect(notice.getByRole('radio', { name: 'Theirs: Named by the operator' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Named by the manager');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Named by the manager');
  await expect(page.getByText('words of the operator')).toBeVisible();
  await other.context().close();
});

test('two people who edit one city see both values and choose', async ({
  page,
  browser,
  ownProduct: product,
}) => {
  await openSignedIn(page, `${product.staff}/geography?tab=cities&q=riga`, 'manager');
  await act(page, 'Edit', 'Riga');
  await expect(field(page, 'IATA code')).toHaveValue('RIX');

  const other = await (await browser.newContext()).newPage();
  await openSignedIn(other, `${product.staff}/geography?tab=cities&q=riga`, 'operator');
  await other.goto(page.url());
  await field(other, 'IATA code').fill('RXO');
  await save(other);
  await expect(dialog(other)).toHaveCount(0);

  await field(page, 'IATA code').fill('RXM');
  await save(page);
  const notice = dialog(page).getByRole('alert');
  await expect(notice.getByRole('radio', { name: 'Mine: RXM' })).toBeChecked();
  await notice.getByRole('radio', { name: 'Theirs: RXO' }).check();
  await expect(field(page, 'IATA code')).toHaveValue('RXO');
  await notice.getByRole('radio', { name: 'Mine: RXM' }).check();
  await save(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, 'Riga').getByText('RXM')).toBeVisible();
  await other.context().close();
});

test('an edit survives a restart of the server', async ({ page, ownProduct }) => {
  await openSignedIn(page, `${ownProduct.staff}/hotels?sort=name`, 'manager');
  await firstName(page).click();
  await page.getByRole('button', { name: 'Edit general information' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('The Grand Restart');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Hotel updated' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Grand Restart');

  await ownProduct.stopApi('SIGKILL');
  await ownProduct.startApi();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Grand Restart');
  await page.goto(`${ownProduct.staff}/hotels?q=grand+restart`);
  await expect(page.getByText('1–1 of 1 hotel')).toBeVisible();
});
