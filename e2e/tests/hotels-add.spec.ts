import { graphPrices, hotelClasses, hotels, type GraphPrice } from '@itinera/shared/contracts';
import { callAs } from '../support/calls';
import { allHotels, grid, message, rows, undo, type Hotel } from '../support/hotelsList';
import { expect, openSignedIn, type Page, test } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';

const field = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Add hotel' }).getByRole('textbox', { name, exact: true });

async function choose(page: Page, name: string, entry?: string): Promise<void> {
  await page
    .getByRole('dialog', { name: 'Add hotel' })
    .getByRole('combobox', { name: new RegExp(`^${name}`) })
    .click();
  // Those of the open list, and not those of a select.
  const options = page.getByRole('listbox').getByRole('option').filter({ hasNotText: /^\+ / });
  await (entry ? options.filter({ hasText: entry }) : options).first().click();
}

test('a hotel is added with all its fields, in a new class that is added from the form', async ({
  page,
  product,
}) => {
  await openSignedIn(page, `${product.staff}/hotels`, 'manager');
  await page.getByRole('button', { name: 'Add hotel' }).click();
  await page.getByRole('button', { name: 'More fields' }).click();
  await page.getByRole('button', { name: 'Choose the place from the country down' }).click();
  const texts = {
    Name: 'House of Proof',
    'Check-in from': '15:30',
    'Check-out until': '11:00',
    Keywords: 'proof, quiet',
    Stars: '3.5',
    Latitude: '56.95',
    Longitude: '24.1',
    'To the beach, km': '0.4',
    'To the city, km': '12',
    'To the slope, km': '',
    'Beach line': '1',
    'TripAdvisor ID': 'd4711',
    'TripAdvisor link': 'https://trips.example/d4711',
    'TripAdvisor rating': '4.5',
    'Google ID': 'g4711',
    'Google rating': '4.1',
  };
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
  for (const name of ['Active', 'Bestseller', 'Private beach'])
    await page.getByRole('switch', { name }).check();
  await choose(page, 'Country', 'Latvia');
  for (const level of ['Region', 'Resort', 'Place', 'Type', 'Format', 'Chain', 'Beach type'])
    await choose(page, level);

  await page.getByRole('combobox', { name: 'Class' }).fill('Palace of old');
  await page.getByRole('option', { name: /^\+ Add hotel class/ }).click();
  const addClass = page.getByRole('dialog', { name: 'Add hotel class' });
  await expect(addClass.getByRole('textbox', { name: 'Name' })).toHaveValue('Palace of old');
  await addClass.getByRole('button', { name: 'Add hotel class' }).click();
  await expect(addClass).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Class' })).toHaveValue('Palace of old');
  await expect(field(page, 'Name')).toHaveValue('House of Proof');

  await page.getByRole('dialog', { name: 'Add hotel' }).getByRole('button', { name: 'Add hotel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('House of Proof');
  const [added] = await allHotels(product, '&q=house+of+proof');
  expect(added).toMatchObject({
    name: 'House of Proof',
    url_pretty_name: 'house-of-proof',
    hotel_class: { name: 'Palace of old' },
    check_in_time: '15:30',
    check_out_time: '11:00',
    keywords: 'proof, quiet',
    stars: 3.5,
    latitude: 56.95,
    longitude: 24.1,
    distance_to_beach: 0.4,
    distance_to_city: 12,
    distance_to_slope: null,
    beach_line_num: 1,
    trip_advisor_id: 'd4711',
    trip_advisor_url: 'https://trips.example/d4711',
    trip_advisor_rating: 4.5,
    google_rating_id: 'g4711',
    google_rating: 4.1,
    is_active: true,
    is_bestseller: true,
    is_recommended: false,
    is_beach_private: true,
  });
  for (const key of ['hotel_type_id', 'hotel_format_id', 'hotel_chain_id', 'beach_type_id'] as const) {
    expect(added?.[key], key).not.toBeNull();
  }
  await page.goto(`${product.staff}/hotels?q=house+of+proof`);
  await expect(page.getByText('1–1 of 1 hotel')).toBeVisible();
  await expect(rows(page).first()).toContainText('Palace of old');
  await callAs(product, 'manager', 'DELETE', `${hotels.path}/${added?.id}`);
  await callAs(product, 'manager', 'DELETE', `${hotelClasses.path}/${added?.hotel_class_id}`);
});

test('Back asks before it discards input', async ({ page, product }) => {
  await openSignedIn(page, `${product.staff}/hotels`, 'manager');
  await page.getByRole('button', { name: 'Add hotel' }).click();
  await field(page, 'Name').fill('Half a hotel');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('Add hotel');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(field(page, 'Name')).toHaveValue('Half a hotel');
  await expect(page).toHaveURL(/add=hotel/);
  await page.goBack();
  await question.getByRole('button', { name: 'Discard and leave' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${product.staff}/hotels`);
  await expect(grid(page).getByRole('link').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add hotel' }).click();
  await expect(field(page, 'Name')).toHaveValue('');
});

test('a hotel is duplicated from its row with what it sells, and Undo leads back', async ({
  page,
  product,
}) => {
  const [priced] = await callAs<GraphPrice[]>(
    product,
    'manager',
    'GET',
    `${graphPrices.path}?per_page=1&page=1`,
  );
  const original = await callAs<Hotel>(product, 'manager', 'GET', `${hotels.path}/${priced?.hotel_id}`);
  const { name } = original;
  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/hotels?q=${encodeURIComponent(name)}`, 'manager');
  await rows(page).first().hover();
  await page.getByRole('button', { name: `Actions: ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const sheet = page.getByRole('dialog', { name: 'Duplicate hotel' });
  const field = sheet.getByRole('textbox', { name: 'Name' });
  await expect(field).toBeFocused();
  await expect(sheet.getByRole('checkbox', { name: 'Images' })).toBeDisabled();
  await expectNoViolations(page, 'what a duplicate takes along');
  await page.keyboard.press('Control+s');
  await expect(field).toHaveAccessibleDescription('The duplicate needs a name of its own.');
  await field.fill(`${name} Annex`);
  await page.keyboard.press('Control+s');

  await expect(page.getByRole('heading', { level: 1, name: `${name} Annex` })).toBeVisible();
  await expect(message(page, `${name} duplicated`)).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const rowsOf = async (hotel: string) =>
    (await callAs<GraphPrice[]>(product, 'manager', 'GET', `${graphPrices.path}?hotel_id=${hotel}`)).length;
  expect(await rowsOf(id)).toBe(await rowsOf(original.id));
  expect(await callAs(product, 'manager', 'GET', `${hotels.path}/${id}`)).toMatchObject({ is_active: false });

  await undo(page);
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(callAs(product, 'manager', 'GET', `${hotels.path}/${id}`)).rejects.toThrow('404');
});
