import { beforeEach, expect, test } from '@jest/globals';
import { addDays, weekdayOf, type BatchInput, type Payment } from '@itinera/shared/contracts';
import { startSession, today, useMessages } from '@itinera/shared/state';
import {
  failure,
  findDialog,
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
import { ToPaySheet } from './ToPaySheet';

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

test('groups by weeks that end on Sunday; unsold, paid and later suppliers are not to be paid', () => {
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
    groups.map(({ label, suppliers }) => [label, suppliers.map(({ payment }) => payment.booking_ref)]),
  ).toEqual([
    ['Overdue', ['1']],
    ['This week', ['2', '3']],
    ['Next week', ['4', '5']],
  ]);
});

let sent: BatchInput['operations'][];
beforeEach(() => {
  startSession('access', 'refresh');
  sent = [];
  server.use(
    http.get('*/api/payments', () => listOf(rows)),
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
  const { user } = renderPage('payments', () => <ToPaySheet onClose={() => undefined} />, '/payments');
  const sheet = within(await findDialog('To pay'));
  expect(await sheet.findByRole('rowheader', { name: /^Overdue · 3 · 1\s840,00\sEUR$/ })).toBeVisible();
  expect(
    sheet.getByRole('row', {
      name: / Amber Tours Baltic Beach BE2600001 .*900,00\sEUR owes 1\s000,00\sEUR$/,
    }),
  ).toBeVisible();
  expect(
    sheet.getByRole('row', { name: / Amber Tours Transfer BE2600002 .*40,00\sEUR has paid$/ }),
  ).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Mark as paid' })).toBeDisabled();

  await user.click(sheet.getByRole('checkbox', { name: 'All of Overdue' }));
  await user.click(sheet.getByRole('button', { name: /^Mark 3 paid today, 1\s840,00\sEUR$/ }));

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
  const { user } = renderPage('payments', () => <ToPaySheet onClose={() => undefined} />, '/payments');
  const sheet = within(await findDialog('To pay'));
  await user.click(await sheet.findByRole('checkbox', { name: 'Baltic Beach of BE2600001' }));
  const day = sheet.getByRole('textbox', { name: 'Paid on' });
  await user.clear(day);
  await user.type(day, '01.01.2099');
  expect(await screen.findByText('This date is in the future. Enter the day of the payment.')).toBeVisible();
  expect(sheet.getByRole('button', { name: /^Mark 1 paid, 900,00\sEUR$/ })).toBeDisabled();
  await user.clear(day);
  await user.type(day, '01.02.2026');
  expect(sheet.getByRole('button', { name: /^Mark 1 paid, 900,00\sEUR$/ })).toBeEnabled();
});

test('what was refused stays checked, to be sent again', async () => {
  server.use(http.post('*/api/batch', () => failure('conflict', 'Another user has changed this payment.')));
  const { user } = renderPage('payments', () => <ToPaySheet onClose={() => undefined} />, '/payments');
  const sheet = within(await findDialog('To pay'));
  await user.click(await sheet.findByRole('checkbox', { name: 'All of Overdue' }));

  await user.click(sheet.getByRole('button', { name: /^Mark 3 paid today/ }));

  await waitFor(() =>
    expect(useMessages.getState().snackbars.at(-1)?.text).toMatch(/Another user has changed this payment/),
  );
  expect(await sheet.findByRole('button', { name: /^Mark 3 paid today/ })).toBeEnabled();
});
