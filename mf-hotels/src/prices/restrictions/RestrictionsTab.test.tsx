import { beforeEach, expect, test } from '@jest/globals';
import { monthInWords } from '@itinera/shared/format';
import { becomeGuest, partnerCookies, restorePartner, startSession, today } from '@itinera/shared/state';
import {
  aHotel,
  http,
  listOf,
  oneOf,
  renderPage,
  screen,
  server,
  testId,
  waitFor,
  within,
} from '@itinera/shared/testing';
import HotelPage from '../../hotels/detail/HotelPage';

const hotel = aHotel();
const dmc_id = testId(51);
const address = `/hotels/${hotel.id}?tab=restrictions&year=2027`;
const owner = { hotel_id: hotel.id, dmc_id };
const entries: Record<string, object[]> = {
  'price-periods': [
    {
      id: testId(1),
      ...owner,
      start_period: '2027-06-01',
      end_period: '2027-06-30',
      name: 'High',
      min_nights: 1,
      max_nights: null,
      release_days: 0,
    },
  ],
  'stop-sales': [
    {
      id: testId(2),
      ...owner,
      start_date: '2027-06-10',
      end_date: '2027-06-12',
      applies_to: 'stay',
      weekdays: [],
      reason: 'Full',
      is_active: true,
    },
    {
      id: testId(3),
      ...owner,
      dmc_id: null,
      start_date: '2027-06-11',
      end_date: '2027-06-11',
      applies_to: 'arrival',
      weekdays: [],
      reason: null,
      is_active: true,
    },
  ],
  'blocked-checkouts': [
    {
      id: testId(4),
      ...owner,
      start_date: '2027-06-01',
      end_date: '2027-06-30',
      weekdays: [5],
      reason: null,
      is_active: true,
    },
  ],
  'special-prices': [
    {
      id: testId(5),
      ...owner,
      name: 'Solstice',
      stay_from: '2027-06-21',
      stay_to: '2027-06-21',
      is_active: true,
    },
  ],
  'price-cells': [],
  'base-prices': [],
  'boarding-supplements': [],
};

beforeEach(() => {
  becomeGuest('/');
  partnerCookies.remove();
  restorePartner();
  startSession('access', 'refresh');
  server.use(
    http.get('*/api/hotels/:id', () => oneOf(hotel)),
    http.get('*/api/users', () =>
      listOf([{ id: dmc_id, company_name: 'Amber Tours', role: 'dmc', status: 'active' }]),
    ),
    http.get('*/api/price-periods/:id', () => oneOf(entries['price-periods']?.[0])),
    http.get('*/api/price-coverage', () => {
      const spans = [
        { first_night: '2027-01-01', last_night: '2027-06-30', wanted: 2, priced: 1 },
        { first_night: '2027-07-01', last_night: '2027-12-31', wanted: 2, priced: 0 },
      ];
      return oneOf([{ dmc_id, percent: 25, first_gap: '2027-01-01', spans }]);
    }),
    http.get('*/api/hotel-dmcs', () => listOf([{ id: testId(6), ...owner, currency: 'EUR' }])),
    ...Object.entries(entries).map(([path, list]) => http.get(`*/api/${path}`, () => listOf(list))),
  );
});

const open = async () => {
  const { user } = renderPage('hotels-id', HotelPage, address);
  const june = within(await screen.findByRole('grid', { name: 'June 2027' }));
  return { user, june };
};
const actions = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

test('a year shows what applies on each day, and a switch hides a layer', async () => {
  const { user, june } = await open();
  expect(screen.getAllByRole('grid')).toHaveLength(12);
  expect(
    june.getByRole('button', { name: '11 June 2027: High, stop sale, no arrivals, no check-out' }),
  ).toBeVisible();
  expect(june.getByRole('button', { name: '21 June 2027: High, special price' })).toBeVisible();
  const july = within(screen.getByRole('grid', { name: 'July 2027' }));
  expect(await july.findByRole('button', { name: '1 July 2027: no period, no price' })).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Stop sales' }));
  expect(june.getByRole('button', { name: '11 June 2027: High, no check-out' })).toBeVisible();
});

test('without a year it begins with this month, from where a year is chosen and left', async () => {
  const { user } = renderPage('hotels-id', HotelPage, address.replace('&year=2027', ''));
  const first = (await screen.findAllByRole('grid'))[0];
  expect(first).toHaveAccessibleName(monthInWords(today().slice(0, 7)));
  await user.click(screen.getByRole('button', { name: String(Number(today().slice(0, 4)) + 1) }));
  expect((await screen.findAllByRole('grid'))[0]).toHaveAccessibleName(/^January /);
  await user.click(screen.getByRole('button', { name: 'From this month' }));
  await waitFor(() =>
    expect(screen.getAllByRole('grid')[0]).toHaveAccessibleName(monthInWords(today().slice(0, 7))),
  );
});

test('keys move between days, also into the next year, and Enter opens the menu of a day', async () => {
  const { user, june } = await open();
  june.getByRole('button', { name: /^10 June/ }).focus();
  await user.keyboard('{ArrowRight}');
  expect(june.getByRole('button', { name: /^11 June/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(actions()).toEqual([
    'Edit period High 01.06.2027 – 30.06.2027',
    'Edit stop sale 10.06.2027 – 12.06.2027 Full',
    'Edit stop sale 11.06.2027',
    'Edit blocked check-out 01.06.2027 – 30.06.2027',
    'Add stop sale',
    'Add blocked check-out',
    'Add special price',
  ]);
  await user.click(screen.getByRole('menuitem', { name: /^Edit period/ }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('High');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const december = within(screen.getByRole('grid', { name: 'December 2027' }));
  december.getByRole('button', { name: /^31 December/ }).focus();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('button', { name: '1 January 2028: no period' })).toHaveFocus();
});

test('a partner sees what staff have set for all partners', async () => {
  partnerCookies.save(dmc_id);
  restorePartner();
  const { user, june } = await open();
  await user.click(june.getByRole('button', { name: /^11 June/ }));
  const [own, ofAll] = screen.getAllByRole('menuitem').slice(1);
  expect(own).toHaveTextContent('Edit stop sale');
  expect(ofAll).toHaveTextContent('Stop sale 11.06.2027 · set by the hotel’s staff');
  expect(ofAll).toHaveAttribute('aria-disabled', 'true');
});

const dayIn = (month: ReturnType<typeof within>, day: number) =>
  month.getByRole('button', { name: new RegExp(`^${day} `) });
const daysOfForm = async () => [
  (await screen.findByRole<HTMLInputElement>('textbox', { name: 'First day' })).value,
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Last day' }).value,
];
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test.each([
  ['down', 14, 18],
  ['up', 18, 14],
])('dragging %s over days opens a stop sale of them', async (_, from, to) => {
  const { user, june } = await open();
  await user.pointer([
    { keys: '[MouseLeft>]', target: dayIn(june, from) },
    { target: dayIn(june, 16) },
    { target: dayIn(june, to) },
  ]);
  expect(status()).toContain('14.06.2027 – 18.06.2027 · 5 days');
  expect(june.getAllByRole('button').filter((day) => 'selected' in day.dataset)).toHaveLength(5);
  await user.pointer({ keys: '[/MouseLeft]' });
  expect(await daysOfForm()).toEqual(['14.06.2027', '18.06.2027']);
  expect(screen.queryByRole('menuitem')).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(june.getAllByRole('button').filter((day) => 'selected' in day.dataset)).toHaveLength(0);
});

test('Escape lets go of days while they are dragged over, and a press on one day opens its menu', async () => {
  const { user, june } = await open();
  await user.pointer([{ keys: '[MouseLeft>]', target: dayIn(june, 14) }, { target: dayIn(june, 18) }]);
  await user.keyboard('{Escape}');
  await user.pointer([{ target: dayIn(june, 19) }, { keys: '[/MouseLeft]' }]);
  expect(status()).toContain('Stop a sale: drag over days, or Shift with arrows and Enter.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(dayIn(june, 14));
  expect(screen.getByRole('menuitem', { name: 'Add stop sale' })).toBeVisible();
});

test('Shift with arrows selects days, also of the next month, for Enter', async () => {
  const { user, june } = await open();
  dayIn(june, 29).focus();
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
  expect(status()).toContain('29.06.2027 – 02.07.2027 · 4 days');
  await user.keyboard('{Escape}');
  expect(status()).not.toContain('29.06.2027 – 02.07.2027 · 4 days');
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Enter}');
  expect(await daysOfForm()).toEqual(['02.07.2027', '09.07.2027']);
});

test('on a touch screen, a long press marks the first day and a tap the last one', async () => {
  const { user, june } = await open();
  await user.pointer({ keys: '[TouchA>]', target: dayIn(june, 14) });
  await waitFor(() => expect(status()).toContain('14.06.2027 · 1 day'));
  await user.pointer({ keys: '[/TouchA]' });
  expect(screen.queryByRole('menuitem')).toBeNull();
  await user.pointer({ keys: '[TouchA]', target: dayIn(june, 16) });
  expect(await daysOfForm()).toEqual(['14.06.2027', '16.06.2027']);
});
