import { grid, rows, tool } from '../../support/hotelsList';
import { expect, openSignedIn, type Page, test } from '../../support/test';

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

const header = (page: Page, name: string) => grid(page).getByRole('columnheader', { name, exact: true });
const headers = async (page: Page) =>
  grid(page)
    .getByRole('columnheader')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));

async function chooseByKey(page: Page, menu: string, entry: string): Promise<void> {
  const item = page.getByRole('menu', { name: menu }).getByRole('menuitem', { name: entry });
  await expect(page.getByRole('menu', { name: menu }).locator(':focus')).toBeVisible();
  while (!(await item.evaluate((element) => element === document.activeElement)))
    await press(page, 'ArrowDown');
  await press(page, 'Enter');
  await expect(item).toHaveCount(0);
}

test('columns moved, resized, pinned and hidden by the keyboard survive a reload, until they are reset', async ({
  page,
  product,
}) => {
  await openSignedIn(page, `${product.staff}/hotels`, 'manager');
  await expect(rows(page).first()).toBeVisible();
  const asGiven = await headers(page);
  const width = async (name: string) => (await header(page, name).boundingBox())?.width ?? 0;
  const givenWidth = await width('Class');

  await header(page, 'Class').focus();
  await press(page, 'Alt+Shift+ArrowRight', 'Alt+Shift+ArrowRight', 'Alt+ArrowRight');
  await expect(header(page, 'Class')).toBeFocused();
  await press(page, 'Alt+ArrowDown');
  await chooseByKey(page, 'Column Class', 'Pin to start');
  await header(page, 'Type').focus();
  await press(page, 'Alt+ArrowLeft', 'Alt+ArrowDown');
  await chooseByKey(page, 'Column Type', 'Hide column');
  await expect(header(page, 'Type')).toHaveCount(0);

  const arranged = await headers(page);
  expect(arranged.filter((name) => name !== 'Class')).toEqual(
    asGiven.filter((name) => !['Class', 'Type'].includes(name ?? '')),
  );
  expect(arranged.indexOf('Class')).toBeLessThan(arranged.indexOf('Cover'));
  const arrangedWidth = await width('Class');
  expect(arrangedWidth).toBeGreaterThan(givenWidth + 30);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => headers(page)).toEqual(arranged);
  await expect.poll(() => width('Class')).toBeCloseTo(arrangedWidth, 0);

  await tool(page, 'Columns').click();
  await page.getByRole('dialog', { name: 'Columns' }).getByRole('button', { name: 'Reset columns' }).click();
  await press(page, 'Escape');
  await expect.poll(() => headers(page)).toEqual(asGiven);
  await expect.poll(() => width('Class')).toBeCloseTo(givenWidth, 0);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => headers(page)).toEqual(asGiven);
});
