import { beforeEach, expect, test } from '@jest/globals';
import { addDays, weekdayOf, type BatchInput, type Payment } from '@itinera/shared/contracts';
import { startSession, today, useMessages } from '@itinera/shared/state';
import {
  failure,
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
import { aPayment } from '../testing';
import { suppliersToPay } from './suppliersToPay';
import { ToPay } from './ToPay';

const sunday = addDays(today(), 7 - weekdayOf(today()));
const rows: Payment[] = [
  aPayment({ hotel_due_date: sunday }),
  aPayment({
    id: testId(2),
    booking_id: testId(11),
    booking_ref: 'BE2600002',
    balance_minor: 0,
    hotel_due_date: addDays(today(), -3),
    transfer_net_minor: 4000,
    transfer_due_date: addDays(today(), -2),
  }),
  aPayment({
    id: testId(3),
    booking_id: testId(12),
    booking_ref: 'BE2600003',
    hotel_due_date: addDays(today(), -1),
  }),
];

test('groups by weeks that end on Sunday; unsold and paid suppliers are not to be paid', () => {
  const wednesday = '2026-11-25';
  const payments = [
    ['1', '2026-11-24'],
    ['2', '2026-11-25'],
    ['3', '2026-11-29'],
    ['4', '2026-11-30'],
    ['5', '2026-12-06'],
    ['6', '2026-12-07'],
  ].map(([booking_ref = '', hotel_due_date = '']) => aPayment({ booking_ref, hotel_due_date }));
  const others = [
    aPayment({ booking_status: 'cancelled', hotel_due_date: wednesday }),
    aPayment({ hotel_paid_date: wednesday, hotel_due_date: wednesday }),
  ];
  const groups = suppliersToPay([...payments, ...others].toReversed(), wednesday);
  expect(
    groups.map(({ week, suppliers }) => [week, suppliers.map(({ payment }) => payment.booking_ref)]),
  ).toEqual([
    ['overdue', ['1']],
    ['this_week', ['2', '3']],
    ['next_week', ['4', '5']],
    ['later', ['6']],
  ]);
});

const sums = {
  currency: 'EUR',
  bookings: 3,
  overdue_minor: 184000,
  this_week_minor: 90000,
  next_week_minor: 0,
  later_minor: 500000,
  overdue_suppliers: 3,
  this_week_suppliers: 1,
  next_week_suppliers: 0,
  later_suppliers: 7,
};

const open = (isWhole = true) =>
  renderPage('payments', () => <ToPay isWhole={isWhole} onOpen={() => undefined} />, '/payments');
const findCard = async () => within(await screen.findByRole('region', { name: 'To pay' }));

let asked: Record<string, string>[];
let sent: BatchInput['operations'][];
beforeEach(() => {
  startSession('access', 'refresh');
  sent = [];
  asked = [];
  server.use(
    http.get('*/api/payments', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return listOf(rows);
    }),
    http.get('*/api/payments/sums', () => oneOf([sums])),
    http.post<never, BatchInput>('*/api/batch', async ({ request }) => {
      const { operations } = await request.json();
      sent.push(operations);
      return oneOf(
        operations.map(({ path }) => ({ status: 200, result: { id: path.slice(-36) }, etag: '"2"' })),
      );
    }),
  );
});

test('a group is marked as paid today in one step, hotel and transfer of a booking in one write, with Undo', async () => {
  const { user } = open();
  const card = await findCard();
  expect(await card.findByRole('rowheader', { name: /^Overdue · 3 · 1\s840,00\sEUR$/ })).toBeVisible();
  expect(
    card.getByRole('row', {
      name: / Amber Tours Baltic Beach BE2600001 .*900,00\sEUR owes 1\s000,00\sEUR$/,
    }),
  ).toBeVisible();
  expect(
    card.getByRole('row', { name: / Amber Tours Transfer BE2600002 .*40,00\sEUR has paid$/ }),
  ).toBeVisible();
  expect(card.queryByRole('button', { name: /^Mark / })).toBeNull();

  await user.click(card.getByRole('checkbox', { name: 'All of Overdue' }));
  await user.click(card.getByRole('button', { name: /^Mark 3 paid today, 1\s840,00\sEUR$/ }));

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject([
    {
      method: 'PUT',
      path: `/api/payments/${testId(2)}`,
      body: { hotel_paid_date: today(), transfer_paid_date: today() },
      if_match: '"1"',
    },
    { path: `/api/payments/${testId(3)}`, body: { hotel_paid_date: today() } },
  ]);
  await waitFor(() =>
    expect(useMessages.getState().snackbars.at(-1)?.text).toBe('2 bookings marked as paid'),
  );
  useMessages.getState().snackbars.at(-1)?.action?.run();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject([
    { body: { hotel_paid_date: null } },
    { body: { hotel_paid_date: null, transfer_paid_date: null }, if_match: '"2"' },
  ]);
});

test('a day to come is refused; another day is said on the button', async () => {
  const { user } = open();
  const card = await findCard();
  await user.click(await card.findByRole('checkbox', { name: 'Baltic Beach of BE2600001' }));
  const day = card.getByRole('textbox', { name: 'Paid on' });
  await user.clear(day);
  await user.type(day, '01.01.2099');
  expect(await screen.findByText('This date is in the future. Enter the day of the payment.')).toBeVisible();
  expect(card.getByRole('button', { name: /^Mark 1 paid, 900,00\sEUR$/ })).toBeDisabled();
  await user.clear(day);
  await user.type(day, '01.02.2026');
  expect(card.getByRole('button', { name: /^Mark 1 paid, 900,00\sEUR$/ })).toBeEnabled();
});

test('what was refused stays checked, to be sent again', async () => {
  server.use(http.post('*/api/batch', () => failure('conflict', 'Another user has changed this payment.')));
  const { user } = open();
  const card = await findCard();
  await user.click(await card.findByRole('checkbox', { name: 'All of Overdue' }));

  await user.click(card.getByRole('button', { name: /^Mark 3 paid today/ }));

  await waitFor(() =>
    expect(useMessages.getState().snackbars.at(-1)?.text).toMatch(/Another user has changed this payment/),
  );
  expect(await card.findByRole('button', { name: /^Mark 3 paid today/ })).toBeEnabled();
});

test('sums and numbers are those of the server: of the whole group, also where only some are listed', async () => {
  server.use(
    http.get('*/api/payments/sums', () =>
      oneOf([
        { ...sums, overdue_suppliers: 400, overdue_minor: 9_000_000 },
        { ...sums, currency: 'USD', overdue_suppliers: 12, overdue_minor: 50_000, this_week_suppliers: 0 },
      ]),
    ),
  );
  open();
  const card = await findCard();
  expect(
    await card.findByRole('rowheader', { name: /^Overdue · 3 of 412 · 90\s000,00\sEUR\s*500,00\sUSD$/ }),
  ).toBeVisible();
  expect(card.getByRole('rowheader', { name: /^This week · 1 · 900,00\sEUR$/ })).toBeVisible();
});

test('above the list, all is paid today; with the page to itself, later ones are listed on request', async () => {
  const { user, unmount } = open(false);
  const above = await findCard();
  await user.click(await above.findByRole('checkbox', { name: 'All of Overdue' }));
  expect(above.getByRole('button', { name: /^Mark 3 paid today, 1\s840,00\sEUR$/ })).toBeEnabled();
  expect(above.queryByRole('textbox')).toBeNull();
  expect(above.queryByRole('button', { name: /later/ })).toBeNull();
  unmount();
  const { user: another } = open();
  const card = await findCard();
  await another.click(await card.findByRole('button', { name: 'Show 7 later payments' }));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ due_within_days: '365', sort: 'supplier_due_date' }),
  );
  await waitFor(() => expect(card.queryByRole('button', { name: /later/ })).toBeNull());
});

test('when nobody is to be paid, it says until when', async () => {
  server.use(http.get('*/api/payments', () => listOf([])));
  open();
  const card = await findCard();
  expect(
    await card.findByText(/^All done: no supplier is to be paid until \d\d\.\d\d\.\d{4}\.$/),
  ).toBeVisible();
});
