import type { SearchInput, SearchResult } from '@itinera/shared/contracts';
import type { Locator } from '@playwright/test';
import { callAs } from '../support/calls';
import { inDays } from '../support/days';
import { expect, openSignedIn, test } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';

const shown = (day: string) => day.split('-').toReversed().join('.');

/** A hotel of the demo that has several rooms, and days with prices. */
async function likelyStay(product: Parameters<typeof callAs>[0], child_ages: number[] = []) {
  for (const days of [45, 90, 150, 200]) {
    const day = inDays(days);
    const search: SearchInput = {
      check_in_from: day,
      check_in_to: day,
      nights_from: 7,
      nights_to: 7,
      adults: 2,
      child_ages,
      limit: 100,
    };
    const found = await callAs<SearchResult>(product, 'manager', 'POST', '/api/search', search);
    const hotel = found.hotels.find(
      ({ id }) => found.trips.filter(({ hotel_id }) => hotel_id === id).length > 1,
    );
    if (hotel) return { day, hotel };
  }
  throw new Error('The demo has no hotel with several rooms that can be sold.');
}

test('the form of a search with two children is one line on a laptop', async ({ page, product }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await followDevice(page, product);
  const days = `check_in_from=${inDays(45)}&check_in_to=${inDays(45)}&nights_from=7&nights_to=7`;
  await openSignedIn(page, `${product.staff}/search?${days}&adults=2&child_ages=5,9`, 'manager');
  await expect(page.getByRole('combobox', { name: 'Guests' })).toHaveText('2 adults, 2 children (5, 9)');
  const topOf = async (field: Locator) => (await field.boundingBox())?.y ?? 0;
  const where = await topOf(page.getByRole('combobox', { name: 'Where' }));
  for (const name of ['Search', 'More'])
    expect(
      Math.abs((await topOf(page.getByRole('button', { name, exact: true }))) - where),
      name,
    ).toBeLessThan(20);
  await page.getByRole('combobox', { name: 'Guests' }).press('+');
  await expect(page.getByRole('combobox', { name: 'Age 3' })).toBeFocused();
  await expectNoViolations(page, 'the party of a search');
});

/** Room for the line of flights above the trips. */
const lineOfFlights = 28;

test('twelve hotels are visible on a laptop, each in a row of two lines', async ({ page, product }) => {
  const { day } = await likelyStay(product);
  await page.setViewportSize({ width: 1440, height: 900 });
  const days = `check_in_from=${day}&check_in_to=${day}&nights_from=7&nights_to=7`;
  await openSignedIn(page, `${product.staff}/search/result?${days}&adults=2`, 'manager');
  const rows = page.getByRole('row', { level: 1 });
  await expect(rows.first()).toBeFocused();
  const boxes = await rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect()).map(({ height, bottom }) => ({ height, bottom })),
  );
  expect(new Set(boxes.map(({ height }) => height))).toEqual(new Set([52]));
  expect(boxes.filter(({ bottom }) => bottom <= 900 - lineOfFlights).length).toBeGreaterThanOrEqual(12);
});

test('an agent searches for a caller with the keyboard alone', async ({ page, product, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { day, hotel } = await likelyStay(product);
  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/search`, 'manager');
  const keys = page.keyboard;
  const where = page.getByRole('combobox', { name: 'Where' });
  await expect(where).toBeFocused();
  await expectNoViolations(page, 'the search');

  await test.step('asks for a place, a day and a week for two', async () => {
    await keys.type(hotel.place.name);
    await expect(
      page.getByRole('option', { name: new RegExp(`^${hotel.place.name}`) }).first(),
    ).toBeVisible();
    await keys.press('Enter');
    // The options are open again, and Tab still goes on to the next field.
    await keys.press('ArrowDown');
    await keys.press('Tab');
    await expect(page.getByRole('textbox', { name: 'Arrival' })).toBeFocused();
    await keys.type(shown(day));
    await keys.press('Enter');
  });

  const first = page.getByRole('row', { level: 1 }).first();
  const room = page.locator('[role=gridcell]:focus');
  const rowOfHotel = async () =>
    (await page.getByRole('row', { level: 1, expanded: true }).getAttribute('aria-label')) ?? '';
  await test.step('finds hotels, and goes on at the first', async () => {
    await expect(page.getByRole('treegrid', { name: 'Trips found' })).toBeVisible();
    await expect(first).toBeFocused();
    await expectNoViolations(page, 'the results');
  });

  await test.step('opens the rooms of the hotel', async () => {
    while (!(await page.locator(':focus').getAttribute('aria-label'))?.startsWith(hotel.name))
      await keys.press('ArrowDown');
    await keys.press('ArrowRight');
    await expect(page.getByRole('row', { level: 2 }).first()).toBeVisible();
    await keys.press('ArrowDown');
    await expect(room).toHaveAttribute('aria-label', new RegExp(`^${hotel.name}`));
    // The first is the trip of the hotel's own row.
    await keys.press('ArrowRight');
    if ((await room.getAttribute('aria-label'))?.startsWith(await rowOfHotel()))
      await keys.press('ArrowDown');
    await expect(room).not.toHaveAttribute('aria-label', new RegExp(`^${await rowOfHotel()}`));
    await expectNoViolations(page, 'the rooms of a hotel');
  });

  await test.step('explains the price', async () => {
    await keys.press('x');
    const why = page.getByRole('dialog', { name: /^Why this price/ });
    await expect(why.getByRole('table', { name: 'Price per night' })).toBeVisible();
    await expectNoViolations(page, 'the explanation of a price');
    await keys.press('Escape');
    await expect(why).toBeHidden();
  });

  await test.step('copies it for the customer', async () => {
    await keys.press('c');
    const offer = page.getByRole('dialog', { name: 'Offer for the customer' });
    await expect(offer.getByRole('textbox')).toHaveValue(/7 ночей/);
    await expectNoViolations(page, 'an offer as text');
    await keys.press('Enter');
    await expect(offer).toBeHidden();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(hotel.name);
  });

  await test.step('compares two rooms', async () => {
    await keys.press('Space');
    await keys.press('ArrowLeft');
    while ((await page.locator(':focus').getAttribute('role')) !== 'row') await keys.press('ArrowUp');
    await keys.press('Space');
    await keys.press('m');
    const dialog = page.getByRole('dialog', { name: 'Compare 2 trips' });
    await expect(dialog.getByRole('row', { name: /^Sale/ })).toBeVisible();
    await expectNoViolations(page, 'a comparison');
    await keys.press('Escape');
  });

  await test.step('finds the search again', async () => {
    await keys.press('Escape');
    await page.goto(`${product.staff}/search`);
    await page.getByRole('region', { name: 'Your last searches' }).getByRole('link').first().press('Enter');
    await expect(first).toBeVisible();
  });

  await test.step('books a trip, which becomes a draft', async () => {
    await first.getByRole('link', { name: 'Book' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Book / });
    await expect(dialog.getByRole('status', { name: 'Price of the stay' })).toContainText('EUR');
    await expectNoViolations(page, 'a trip that is booked');
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('Anna Berzina');
    await keys.press('Control+s');
    await expect(page.getByRole('heading', { name: /BE\d+$/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Customer info' })).toContainText('Anna Berzina');
  });
});

test('a departure with free seats leads to its trips', async ({ page, product }) => {
  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/search`, 'manager');
  const departure = page
    .getByRole('region', { name: 'Departures with free seats' })
    .getByRole('link', { name: /nights/ })
    .last();
  const [, flight = ''] =
    /→ \S+ (.*) \d\d:/.exec(await departure.innerText().then((text) => text.replaceAll('\n', ' '))) ?? [];
  await expectNoViolations(page, 'departures');
  await departure.press('Enter');
  await expect(page.getByRole('region', { name: 'Flights' })).toContainText(flight);
  await expect(page.getByRole('row', { level: 1 }).first()).toBeFocused();
});

test('where nothing departs, the nearest departure is searched with one key', async ({ page, product }) => {
  const cities = await callAs<{ id: string }[]>(product, 'manager', 'GET', '/api/cities?is_origin=true');
  const search = (origin_city_id: string, day: string): SearchInput => ({
    origin_city_id,
    check_in_from: day,
    check_in_to: day,
    nights_from: 7,
    nights_to: 7,
    adults: 2,
    child_ages: [],
  });
  const withoutDeparture = async (): Promise<[string, string]> => {
    for (const { id } of cities)
      for (const days of [30, 31, 32, 33]) {
        const asked = search(id, inDays(days));
        const found = await callAs<SearchResult>(product, 'manager', 'POST', '/api/search', asked);
        if (found.nearest?.length) return [id, asked.check_in_from];
      }
    throw new Error('The demo has no city with departures, but not on each day.');
  };
  const [city, day] = await withoutDeparture();
  const address = new URLSearchParams({ origin_city_id: city, check_in_from: day, check_in_to: day });
  await followDevice(page, product);
  await openSignedIn(
    page,
    `${product.staff}/search/result?${address}&nights_from=7&nights_to=7&adults=2`,
    'manager',
  );
  const nearest = page.getByRole('list', { name: 'Nearest departures' }).locator('button:focus');
  await expect(nearest).toContainText('7 nights');
  await expectNoViolations(page, 'nothing found');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Flights' })).toContainText('seats');
  await expect(page.getByRole('row', { level: 1 }).first()).toBeFocused();
});

/** Key presses to book a trip for a family with two known travellers, letters of names included. */
const mostKeys = 70;

test('two known travellers and a new one are booked by the keyboard alone, with few keys', async ({
  page,
  product,
}) => {
  const { day, hotel } = await likelyStay(product, [5]);
  const [country] = await callAs<{ id: string }[]>(product, 'manager', 'GET', '/api/countries');
  const known = { sex: 'f', birthday: '1990-05-05', nationality: country?.id, email: 'v@mail.example' };
  for (const first_name of ['Vizma', 'Velga'])
    await callAs(product, 'manager', 'POST', '/api/travellers', {
      ...known,
      first_name,
      last_name: 'Prikule',
    });
  const asked = { check_in_from: day, check_in_to: day, nights_from: '7', nights_to: '7', adults: '2' };
  const address = new URLSearchParams({ ...asked, child_ages: '5', hotel_ids: hotel.id });
  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/search/result?${address}`, 'manager');
  await expect(page.getByRole('row', { level: 1 }).first()).toBeFocused();

  let pressed = 0;
  const press = async (...keys: string[]) => {
    pressed += keys.length;
    for (const key of keys) await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    pressed += text.length;
    await page.keyboard.type(text);
  };
  const dialog = page.getByRole('dialog', { name: /^Book / });
  const place = (name: RegExp) => dialog.getByRole('group', { name });
  const choose = async (text: string, option: string) => {
    await type(text);
    await expect(page.getByRole('option', { name: new RegExp(`^${option}`) })).toBeVisible();
    await press('Enter');
  };
  await press('Enter');
  await expect(place(/^Adult 1/).getByRole('combobox')).toBeFocused();
  await choose('vizma', 'Vizma Prikule');
  await expect(place(/^Adult 2/).getByRole('combobox')).toBeFocused();
  await choose('velga', 'Velga Prikule');
  await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Vizma Prikule');
  await expect(place(/^Child 1/).getByRole('combobox')).toBeFocused();
  await choose('Aija', '. Enter a new person');
  const child = place(/^Child 1/);
  await expect(child.getByRole('textbox', { name: /^First name/ })).toBeFocused();
  await expect(child.getByRole('textbox', { name: /^Last name/ })).toHaveValue('Prikule');
  await press('Tab', 'Tab');
  await type('f');
  await press('Tab');
  await type(shown(`${Number(day.slice(0, 4)) - 6}${day.slice(4)}`));
  await expect(child.getByRole('alert')).toContainText('but searched as a child of 5 years');
  await expect(dialog.getByRole('button', { name: 'Book for these ages' })).toBeVisible();
  await expectNoViolations(page, 'the party of a trip that is booked');
  await press('Control+s');
  await expect(page.getByRole('heading', { name: /BE\d+$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Travelers' })).toContainText('Aija Prikule');
  await expect(page.getByRole('region', { name: 'Customer info' })).toContainText('Vizma Prikule');
  expect(pressed).toBeLessThan(mostKeys);
});
