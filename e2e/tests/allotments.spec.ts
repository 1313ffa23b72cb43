import type { Allotment, AllotmentDay, GraphPrice } from '@itinera/shared/contracts';
import { addDays, nightsBetween, weekdayOf } from '@itinera/shared/contracts';
import { monthInWords, plusMonths } from '@itinera/shared/format';
import { callAs } from '../support/calls';
import { inDays } from '../support/days';
import { message } from '../support/hotelsList';
import { cell } from '../support/sheet';
import { expect, openSignedIn, signIn, test } from '../support/test';
import { expectNoViolations, followDevice } from '../support/themes';

/** As a person types a day. */
const typed = (day: string) => day.split('-').reverse().join('.');

test('an allotment is added by keys, its nights are filled and changed by weekday, saved, and the partner’s too', async ({
  page,
  browser,
  product,
}) => {
  const [row] = await callAs<GraphPrice[]>(product, 'partner', 'GET', '/api/graph-prices');
  if (!row) throw new Error('The partner has no prices.');
  const { hotel_id, dmc_id } = row;
  const owner = `hotel_id=${hotel_id}&dmc_id=${dmc_id}`;
  // A month to come, of which no night has been given back.
  const month = plusMonths(inDays(0).slice(0, 7), 3);
  const first = `${month}-01`;
  const last = addDays(`${plusMonths(month, 1)}-01`, -1);
  const weekends = Array.from({ length: nightsBetween(first, last) + 1 }, (_, at) =>
    addDays(first, at),
  ).filter((day) => weekdayOf(day) > 5);
  const saved = async () => {
    const allotments = await callAs<Allotment[]>(product, 'manager', 'GET', `/api/allotments?${owner}`);
    const own = allotments.find(({ name }) => name === 'Of the journey');
    const days = await callAs<AllotmentDay[]>(
      product,
      'manager',
      'GET',
      `/api/allotment-days?${owner}&from=${first}&to=${last}`,
    );
    return new Map(
      days.filter(({ allotment_id }) => allotment_id === own?.id).map(({ day, rooms }) => [day, rooms]),
    );
  };
  const address = `hotels/${hotel_id}?tab=price&view=rooms&month=${month}`;

  await followDevice(page, product);
  await openSignedIn(page, `${product.staff}/${address}&dmc_id=${dmc_id}`, 'manager');
  const grid = page.getByRole('grid', { name: `Rooms in ${monthInWords(month)}` });

  // The tools of the view replace those of its placeholder.
  await expect(grid).toBeVisible();

  await test.step('adds an allotment without the mouse', async () => {
    await page.getByRole('button', { name: 'Offers and stops' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Allotments' }).press('Enter');
    const list = page.getByRole('dialog', { name: 'Allotments' });
    const add = list.getByRole('button', { name: 'Add allotment' });
    await expect(add).toBeEnabled();
    await add.press('Enter');
    const form = page.getByRole('dialog', { name: 'Add allotment' });
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type('Of the journey');
    for (const [label, text] of [
      ['First night', typed(first)],
      ['Last night', typed(last)],
      ['Rooms a night', '5'],
      ['Given back, days before', '7'],
    ] as const)
      await form.getByRole('textbox', { name: label }).fill(text);
    await expectNoViolations(page, 'an allotment that is typed');
    await page.keyboard.press('Control+s');
    await expect(message(page, 'Allotment added')).toBeVisible();
    await expect(list.getByRole('listitem', { name: 'Of the journey' })).toContainText(
      'Soft, 5 rooms a night, given back 7 days before',
    );
    await list.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(grid.getByRole('rowheader', { name: /^Of the journey/ })).toBeVisible();
  });

  const heads = await grid.getByRole('rowheader').allTextContents();
  const at = heads.findIndex((text) => text.startsWith('Of the journey'));

  await test.step('fills a week with 3, and sets the weekends to 1', async () => {
    await cell(page, at, 0).click();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await cell(page, at, 0).click();
    for (let day = 0; day < 6; day += 1) await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Control+r');
    await expect(cell(page, at, 6)).toContainText('3');
    // The whole row.
    await page.keyboard.press('Shift+Space');
    await page.keyboard.press('c');
    const form = page.getByRole('dialog', { name: 'Change rooms' });
    await form.getByRole('textbox', { name: 'Rooms' }).fill('1');
    for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])
      await form.getByRole('button', { name: day }).press('Enter');
    await expectNoViolations(page, 'rooms that are changed by weekday');
    await form.getByRole('button', { name: `Change ${weekends.length} nights` }).press('Enter');
    await expect(form).toHaveCount(0);
    await expectNoViolations(page, 'a grid of rooms with unsaved nights');
  });

  await test.step('saves all of it, which is there after a reload', async () => {
    await page.keyboard.press('Control+s');
    await expect(message(page, /^\d+ nights saved$/)).toBeVisible();
    await page.reload();
    await expect(grid).toBeVisible();
    const nights = await saved();
    for (let day = 0; day < 7; day += 1) {
      const night = addDays(first, day);
      const rooms = weekends.includes(night) ? 1 : 3;
      expect(nights.get(night)).toBe(rooms);
      await expect(cell(page, at, day)).toHaveAccessibleName(
        new RegExp(`^${typed(night)}: ${rooms} rooms?, 0 sold, 0 held, ${rooms} left; given back on`),
      );
    }
    for (const night of weekends) expect(nights.get(night)).toBe(1);
    await expectNoViolations(page, 'a grid of rooms');
  });

  await test.step('the partner has the same nights, and can change them', async () => {
    const partner = await (await browser.newContext()).newPage();
    await signIn(partner, `${product.partner}/${address}`, 'partner');
    await expect(cell(partner, at, 0)).toHaveAccessibleName(new RegExp(`^${typed(first)}: [13] rooms?,`));
    await cell(partner, at, 0).click();
    await partner.keyboard.press('Delete');
    await partner.keyboard.press('Control+s');
    await expect(message(partner, '1 night saved')).toBeVisible();
    expect((await saved()).get(first) ?? null).toBeNull();
    await partner.context().close();
  });
});
