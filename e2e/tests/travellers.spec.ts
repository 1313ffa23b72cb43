import { expect, openSignedIn, type Page, test } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';

async function add(page: Page, texts: Record<string, string>): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Add traveler' });
  for (const [label, text] of Object.entries(texts))
    await form.getByRole('textbox', { name: label, exact: true }).fill(text);
  await form.getByRole('combobox', { name: 'Sex' }).selectOption('Female');
  await form.getByRole('combobox', { name: 'Nationality' }).click();
  await page.getByRole('option', { name: 'Latvia' }).click();
  await form.getByRole('button', { name: 'Add traveler' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zelma Jurjane' })).toBeVisible();
}

test('a traveler who was entered twice is merged into one, and then anonymised', async ({
  page,
  product,
}) => {
  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/travelers`, 'manager');
  const name = { 'First name': 'Zelma', 'Last name': 'Jurjane', Birthday: '07.08.1991' };
  await expect(page.getByRole('grid', { name: 'Travelers' })).toBeVisible();
  await page.keyboard.press('n');
  await add(page, { ...name, 'E-mail': 'zelma@mail.example' });
  await page.goto(`${product.staff}/travelers?edit=new`);
  await add(page, { ...name, 'Passport number': 'LV7654321', Expires: '01.02.2020' });
  await expect(page.getByText('This passport has expired.')).toBeVisible();
  await expectNoViolations(page, 'traveler');

  await page.getByRole('button', { name: 'Compare and merge' }).click();
  const merge = page.getByRole('dialog', { name: 'Merge with Zelma Jurjane' });
  await expect(merge.getByRole('row', { name: /E-mail — zelma@mail\.example is added/ })).toBeVisible();
  await expectNoViolations(page, 'merge');
  await merge.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByRole('link', { name: 'zelma@mail.example' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Compare and merge' })).toHaveCount(0);

  await page.goto(`${product.staff}/travelers?q=Jurjane`);
  const grid = page.getByRole('grid', { name: 'Travelers' });
  await expect(grid.getByRole('link', { name: 'Jurjane, Zelma' })).toHaveCount(1);
  await expect(grid.getByText('••••321')).toBeVisible();
  await grid.getByRole('link', { name: 'Jurjane, Zelma' }).click();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Anonymise' }).click();
  const question = page.getByRole('alertdialog', { name: 'Anonymise ‘Zelma Jurjane’?' });
  await expectNoViolations(page, 'anonymise');
  await question.getByRole('textbox').fill('Zelma Jurjane');
  await question.getByRole('button', { name: 'Anonymise' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Z. J.' })).toBeVisible();
  await expect(page.getByText('LV7654321')).toHaveCount(0);
});
