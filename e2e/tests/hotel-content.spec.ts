import type { Hotel } from '@itinera/shared/contracts';
import { callAs } from '../support/calls';
import { expect, openSignedIn, type Page, test } from '../support/test';

const completeness = (page: Page) => page.getByRole('group', { name: 'Completeness' });
const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: `Edit ${title}` });
const card = (page: Page, title: string) => page.getByRole('region', { name: title });

test('a content manager completes a hotel while another person edits other cards of it', async ({
  page,
  browser,
  product,
}) => {
  const [hotel] = await callAs<Hotel[]>(product, 'admin', 'GET', '/api/hotels?q=daugava&per_page=1');
  if (!hotel) throw new Error('The demo has no such hotel.');
  const path = `/api/hotels/${hotel.id}`;
  const blank = { keywords: '', latitude: null, longitude: null, child_age_limits: [] };
  const { keywords, latitude, longitude, child_age_limits, is_recommended, distance_to_beach, status_note } =
    hotel;
  await callAs(product, 'admin', 'PUT', path, blank);
  const address = `${product.staff}/hotels/${hotel.id}`;
  const other = await (await browser.newContext()).newPage();

  await test.step('sees what is missing, and goes from one to the next by one key', async () => {
    await openSignedIn(page, address, 'manager');
    await expect(completeness(page)).toContainText(/\d+ % complete: /);
    await completeness(page).getByRole('link', { name: 'no keywords' }).click();
    await dialog(page, 'general information').getByRole('textbox', { name: 'Keywords' }).fill('quay, spa');
    await page.keyboard.press('Alt+Enter');
    await dialog(page, 'location').getByRole('textbox', { name: 'Latitude' }).fill('56,95');
    await page.keyboard.press('Alt+Enter');
    const longitude = dialog(page, 'location').getByRole('textbox', { name: 'Longitude' });
    await expect(longitude).toHaveAccessibleDescription('Give both latitude and longitude, or neither.');
    await expect(longitude).toBeFocused();
    await longitude.fill('24.11');
    await page.keyboard.press('Alt+Enter');
    await dialog(page, 'child age limits').getByRole('button', { name: 'Add age band' }).click();
    await expect(page.getByText('Infant below 2 · child 2–11 · adult from 12')).toBeVisible();
    await page.keyboard.press('Control+S');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(completeness(page)).not.toContainText(/keywords|coordinates|child ages/);
    expect(await callAs(product, 'admin', 'GET', path)).toMatchObject({
      keywords: 'quay, spa',
      latitude: 56.95,
      longitude: 24.11,
      child_age: { from: 2, to: 11 },
    });
  });

  await test.step('two people on two cards: both survive, and nobody is asked', async () => {
    await page.goto(`${address}?edit=status`);
    await page.getByRole('switch', { name: 'Recommended' }).check();
    await openSignedIn(other, `${address}?edit=distance`, 'operator');
    await other.getByRole('textbox', { name: 'To the beach, km' }).fill('0.35');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(card(page, 'Distance').getByText('350 m')).toBeVisible();
    await expect(card(page, 'Status').getByText('Yes')).not.toHaveCount(0);
    expect(await callAs(product, 'admin', 'GET', path)).toMatchObject({
      is_recommended: true,
      distance_to_beach: 0.35,
    });
  });

  await test.step('and sees it as its partners do', async () => {
    await page.goto(`${address}?edit=status`);
    await page.getByRole('textbox', { name: 'Note on the status' }).fill('Under repair');
    await page.keyboard.press('Control+S');
    await expect(card(page, 'Status').getByText('Under repair')).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'See as partner' }).click();
    await expect(card(page, 'Status')).toBeVisible();
    await expect(page.getByText('Under repair')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Leave preview' }).click();
    await expect(page.getByText('Under repair')).toBeVisible();
  });
  await other.context().close();
  const before = { keywords, latitude, longitude, child_age_limits };
  await callAs(product, 'admin', 'PUT', path, { ...before, is_recommended, distance_to_beach, status_note });
});
