import type { SavedView } from '@itinera/shared/contracts';
import { callAs } from '../support/calls';
import { allHotels, grid, names, tool } from '../support/hotelsList';
import { expect, openSignedIn, signIn, test } from '../support/test';

const firstPage = async (list: Promise<{ name: string }[]>) =>
  (await list).slice(0, 25).map(({ name }) => name);

test('a shared view of the manager opens for a colleague with filters, order and columns, not for a partner; a default view opens by itself', async ({
  page,
  browser,
  product,
}) => {
  const wanted = await firstPage(allHotels(product, '&is_active=true&sort=-stars'));
  await openSignedIn(page, `${product.staff}/hotels?is_active=true&sort=-stars`, 'manager');
  await tool(page, 'Columns').click();
  await page.getByRole('checkbox', { name: 'Class' }).uncheck();
  await page.keyboard.press('Escape');
  await tool(page, 'Views').click();
  await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Best and open');
  await page.getByRole('switch', { name: 'Share with all staff' }).check();
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('group', { name: 'Current view' })).toContainText('View: Best and open');

  const colleague = await (await browser.newContext()).newPage();
  await openSignedIn(colleague, `${product.staff}/hotels`, 'operator');
  await expect(grid(colleague).getByRole('columnheader', { name: 'Class' })).toBeVisible();
  await tool(colleague, 'Views').click();
  await colleague.getByRole('menuitemradio', { name: /^Best and open/ }).click();
  await expect(colleague).toHaveURL(/\?(?=.*is_active=true)(?=.*sort=-stars)(?=.*view=)/);
  await expect(colleague.getByRole('button', { name: 'Remove Active: Yes' })).toBeVisible();
  await expect(grid(colleague).getByRole('columnheader', { name: 'Stars' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(grid(colleague).getByRole('columnheader', { name: 'Class' })).toHaveCount(0);
  await expect.poll(() => names(colleague)).toEqual(wanted);

  await tool(colleague, 'Views').click();
  await colleague.getByRole('menuitem', { name: 'Make default' }).click();
  await expect(colleague.getByRole('menu')).toHaveCount(0);
  await expect
    .poll(async () =>
      (await callAs<SavedView[]>(product, 'operator', 'GET', '/api/saved-views?list=hotels')).some(
        ({ is_default }) => is_default,
      ),
    )
    .toBe(true);
  await colleague.goto(`${product.staff}/hotels`);
  await expect(colleague).toHaveURL(/\?(?=.*is_active=true)(?=.*sort=-stars)(?=.*view=)/);
  await expect.poll(() => names(colleague)).toEqual(wanted);
  await colleague.context().close();

  const partner = await (await browser.newContext()).newPage();
  await signIn(partner, `${product.partner}/hotels`, 'partner');
  await tool(partner, 'Views').click();
  await expect(partner.getByRole('menuitem', { name: 'Save as new view…' })).toBeVisible();
  await expect(partner.getByRole('menuitemradio')).toHaveText(['Hotels without a view']);
  const [view] = await callAs<SavedView[]>(product, 'manager', 'GET', '/api/saved-views?list=hotels');
  await partner.goto(`${product.partner}/hotels?view=${view?.id}`);
  await expect(partner.getByText('This view was deleted or is not shared with you.')).toBeVisible();
  await partner.context().close();

  await callAs(product, 'manager', 'DELETE', `/api/saved-views/${view?.id}`);
});
