import { callAs } from '../support/calls';
import { names } from '../support/hotelsList';
import { demoPassword, expect, openSignedIn, type Page, test } from '../support/test';

const rows = (page: Page) => page.getByRole('grid', { name: 'Hotels' }).getByRole('row');
const firstName = (page: Page) => rows(page).nth(1).getByRole('link').first();

test('the hotels list is loaded at run time from its own release, pages, sorts and filters', async ({
  page,
  product,
}) => {
  await openSignedIn(page, `${product.staff}/hotels`, 'manager');

  await test.step('from its own release', async () => {
    await expect(page.getByText('1–25 of 150 hotels')).toBeVisible();
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    expect(
      files.filter((file) => /^\/remotes\/mf_hotels\/[^/]+\/remoteEntry\.[0-9a-f]+\.js$/.test(file)),
    ).toHaveLength(1);
    expect(files.filter((file) => /^\/remotes\/(?!mf_hotels)/.test(file))).toEqual([]);
  });

  await test.step('pages and sorts, and keeps both through reload and Back', async () => {
    const unsorted = await firstName(page).textContent();
    await page.getByRole('button', { name: /^Name/ }).click();
    await expect(page).toHaveURL(/sort=name/);
    // The previous rows stay until the next ones arrive.
    await expect(firstName(page)).not.toHaveText(unsorted ?? '');
    await expect(page.getByRole('columnheader', { name: /^Name/ })).toHaveAttribute('aria-sort', 'ascending');
    const first = await firstName(page).textContent();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText('26–50 of 150 hotels')).toBeVisible();
    await page.reload();
    await expect(page.getByText('26–50 of 150 hotels')).toBeVisible();
    await expect(firstName(page)).not.toHaveText(first ?? '');
    await page.goBack();
    await expect(firstName(page)).toHaveText(first ?? '');
  });

  await test.step('filters by country, reports when nothing matches, and clears', async () => {
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('menuitem', { name: 'Country', exact: true }).click();
    await page.getByRole('combobox', { name: 'Country' }).click();
    await page.getByRole('option', { name: 'Latvia' }).click();
    await expect(page.getByText(/^1–\d+ of \d+ hotels$/)).not.toHaveText('1–25 of 150 hotels');
    await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
    for (const row of await rows(page)
      .filter({ has: page.getByRole('link') })
      .all()) {
      await expect(row.getByText('Latvia')).toBeVisible();
    }
    await page.getByRole('searchbox', { name: 'Search hotels' }).fill('zzzz');
    await expect(page.getByText('No results for ‘zzzz’')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect(page.getByText('1–25 of 150 hotels')).toBeVisible();
  });
});

test('bad input is reported at the field and nothing is lost', async ({ page, product }) => {
  await openSignedIn(page, `${product.staff}/hotels?sort=name`, 'manager');
  await expect(firstName(page)).toBeVisible();
  const [taken, free] = await names(page);
  const slug = (name = '') => name.toLowerCase().replaceAll(' ', '-');
  await page.getByRole('link', { name: free, exact: true }).click();
  await page.getByRole('button', { name: 'Edit general information' }).click();

  const url = page.getByRole('textbox', { name: 'Pretty URL' });
  await url.fill('Not Pretty!');
  await page.getByRole('textbox', { name: 'Check-in from' }).fill('25:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(url).toHaveAccessibleDescription('Use lowercase Latin letters, digits and hyphens.');
  await expect(page.getByRole('textbox', { name: 'Check-in from' })).toHaveAccessibleDescription(
    /such as 14:00/,
  );

  await page.getByRole('textbox', { name: 'Check-in from' }).fill('15:00');
  await url.fill(slug(taken));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect(url).toHaveAttribute('aria-invalid', 'true');
  await expect(url).toHaveValue(slug(taken));
  await expect(page.getByRole('textbox', { name: 'Check-in from' })).toHaveValue('15:00');
});

test('after a session ends in the middle of an edit, sign-in restores the text', async ({
  page,
  product,
}) => {
  let bearer = '';
  page.on('request', (request) => (bearer = request.headers().authorization ?? bearer));
  await openSignedIn(page, `${product.staff}/hotels?sort=name`, 'manager');
  await firstName(page).click();
  await page.getByRole('button', { name: 'Edit general information' }).click();
  const keywords = await page.getByRole('textbox', { name: 'Keywords' }).inputValue();
  await page.getByRole('textbox', { name: 'Keywords' }).fill('typed before the session ended');
  const address = page.url();

  // The session ends on the server, without a request of the page.
  await fetch(`${product.apiAddress}/api/auth/sign-out`, {
    method: 'POST',
    headers: { authorization: bearer },
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\?returnTo=/);
  await page.getByLabel('E-mail').fill('manager@itinera.example');
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('textbox', { name: 'Keywords' })).toHaveValue('typed before the session ended');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('typed before the session ended', { exact: true })).toBeVisible();
  await callAs(product, 'manager', 'PUT', `/api${new URL(address).pathname}`, { keywords });
});
