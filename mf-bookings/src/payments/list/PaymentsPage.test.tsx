import { beforeEach, expect, test } from '@jest/globals';
import type { BatchInput, Payment } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { useMessages, today } from '@itinera/shared/state';
import {
  failure,
  findDialog,
  http,
  HttpResponse,
  listOf,
  oneOf,
  renderPage,
  screen,
  server,
  testId,
  waitFor,
  within,
} from '@itinera/shared/testing';
import { aBooking } from '../../bookings/testing';
import { aPayment } from '../testing';
import PaymentsPage from './PaymentsPage';

let asked: Record<string, string>[] = [];
let rows: Payment[] = [];

beforeEach(() => {
  asked = [];
  rows = [
    aPayment(),
    aPayment({
      id: testId(2),
      booking_ref: 'BE2600002',
      currency: 'USD',
      hotel_due_date: '2026-01-20',
      transfer_net_minor: 4000,
      transfer_due_date: '2099-06-01',
    }),
  ];
  const sums = {
    bookings: 1,
    total_minor: 125000,
    received_minor: 25000,
    balance_minor: 100000,
    overdue_suppliers: 1,
    overdue_minor: 4000,
  };
  server.use(
    http.get('*/api/payments', ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      if (query['per_page'] !== '1' && !query['due_within_days']) asked.push(query);
      return listOf(rows);
    }),
    http.get('*/api/payments/sums', () =>
      oneOf([
        { ...sums, currency: 'EUR', hotel_net_minor: 90000, transfer_net_minor: 0 },
        { ...sums, currency: 'USD', hotel_net_minor: 77700, transfer_net_minor: 4000 },
      ]),
    ),
  );
});

const open = (search = '') => renderPage('payments', PaymentsPage, `/payments${search}`);
const hotelPaid = (day = 'Set date') =>
  screen.findByRole('button', { name: `Hotel paid of BE2600001: ${day}` });

test('lists payments, newest booking first, with totals by currency and what is overdue', async () => {
  open();
  const grid = within(await screen.findByRole('grid'));
  const row = within(
    (await grid.findByRole('link', { name: 'BE2600002' })).closest<HTMLElement>('[role=row]') ??
      document.body,
  );
  expect(row.getByText('20.01.2026 overdue')).toBeVisible();
  expect(row.getByText('1 000,00 USD')).toBeVisible();
  expect(asked[0]).toMatchObject({ sort: '-booking_created', page: '1' });
  expect(await grid.findByText('777,00 USD')).toBeVisible();
  expect(screen.getByText('Total of 2 bookings')).toBeVisible();
  // A booking without a transfer has no transfer to pay.
  expect(screen.queryByRole('button', { name: /^Transfer paid of BE2600001/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Transfer paid of BE2600002: Set date' })).toBeVisible();
});

test('views filter what is due', async () => {
  const { user } = open();
  const views = within(await screen.findByRole('navigation', { name: 'Views of payments' }));
  await user.click(views.getByRole('link', { name: /^Supplier overdue/ }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ is_overdue: 'true', sort: '-booking_created' }));
});

test('opens with what is to be paid; a narrowed list has the page to itself, and so has what is to be paid', async () => {
  const { user, router } = open();
  const toPay = within(await screen.findByRole('region', { name: 'To pay' }));
  await user.click(await toPay.findByRole('checkbox', { name: /of BE2600002$/ }));
  await user.click(toPay.getByRole('button', { name: 'Show all' }));
  expect(router.state.location.search).toBe('?pay=suppliers');
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  // What is checked stays so.
  expect(toPay.getByRole('button', { name: /^Mark 1 paid today, / })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'All payments' }));
  await user.click(await screen.findByRole('link', { name: /^To refund/ }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ payment_status: 'overpaid' }));
  expect(screen.queryByRole('region', { name: 'To pay' })).toBeNull();
  expect(screen.getByRole('button', { name: 'To pay' })).toBeVisible();
});

test('a paid date is shown at once, and rolled back with the server’s message when it is refused', async () => {
  const sent: unknown[] = [];
  let answer: (response: Response) => void = () => undefined;
  server.use(
    http.put(`*/api/payments/${testId(1)}`, async ({ request }) => {
      sent.push(await request.json());
      return new Promise<Response>((resolve) => (answer = resolve));
    }),
  );
  const { user } = open();
  await user.click(await hotelPaid());
  const calendar = within(await findDialog('Hotel paid of BE2600001'));
  expect(calendar.getByRole('button', { name: 'Clear' })).toBeDisabled();
  await user.click(calendar.getByRole('button', { name: 'Today' }));
  expect(await hotelPaid(formatDay(today()))).toBeVisible();
  await waitFor(() => expect(sent).toEqual([{ hotel_paid_date: today() }]));
  answer(failure('rule', 'The books of this month are closed.'));
  expect(await hotelPaid()).toBeVisible();
  expect(useMessages.getState().snackbars.at(-1)?.text).toContain('The books of this month are closed.');
});

test('a refusal with only a message shows that message', async () => {
  server.use(
    http.put(`*/api/payments/${testId(1)}`, () =>
      HttpResponse.json({ success: false, message: 'The books are closed.' }, { status: 409 }),
    ),
  );
  const { user } = open();
  await user.click(await hotelPaid());
  const calendar = within(await findDialog('Hotel paid of BE2600001'));
  await user.click(calendar.getByRole('button', { name: 'Today' }));
  await waitFor(() =>
    expect(useMessages.getState().snackbars.at(-1)?.text).toMatch(
      /was not changed\. The books are closed\.$/,
    ),
  );
  expect(await hotelPaid()).toBeVisible();
});

test('a paid date is cleared', async () => {
  rows = [aPayment({ hotel_paid_date: '2026-02-01' })];
  let sent: unknown;
  server.use(
    http.put(`*/api/payments/${testId(1)}`, async ({ request }) => {
      sent = await request.json();
      rows = [aPayment()];
      return oneOf(rows[0]);
    }),
  );
  const { user } = open();
  await user.click(await hotelPaid('01.02.2026'));
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(sent).toEqual({ hotel_paid_date: null }));
  expect(await hotelPaid()).toBeVisible();
});

test('the later of two quick edits of a paid date wins, even if the first one is slow', async () => {
  const sent: unknown[] = [];
  let answer: () => void = () => undefined;
  server.use(
    http.put(`*/api/payments/${testId(1)}`, async ({ request }) => {
      const changes: Partial<Payment> = Object(await request.json());
      sent.push(changes);
      if (sent.length === 1) await new Promise<void>((resolve) => (answer = resolve));
      rows = rows.map((row) => (row.id === testId(1) ? { ...row, ...changes } : row));
      return oneOf(rows[0]);
    }),
  );
  const { user } = open();
  const shown = formatDay(today());
  await user.click(await hotelPaid());
  await user.click(await screen.findByRole('button', { name: 'Today' }));
  await user.click(await hotelPaid(shown));
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(await hotelPaid()).toBeVisible();
  expect(sent).toEqual([{ hotel_paid_date: today() }]);
  answer();
  await waitFor(() => expect(sent).toEqual([{ hotel_paid_date: today() }, { hotel_paid_date: null }]));
  await waitFor(() => expect(rows[0]?.hotel_paid_date).toBeNull());
  expect(await hotelPaid()).toBeVisible();
});

test('a paid date is set for many payments, with their sum; bookings without a transfer are skipped', async () => {
  let sent: BatchInput['operations'] = [];
  rows.push(aPayment({ id: testId(3), booking_ref: 'BE2600003', transfer_net_minor: 1500 }));
  server.use(
    http.post<never, BatchInput>('*/api/batch', async ({ request }) => {
      sent = (await request.json()).operations;
      return oneOf(sent.map(({ body }) => ({ status: 200, result: { id: testId(1), ...body } })));
    }),
  );
  const { user } = open();
  for (const ref of ['BE2600001', 'BE2600002', 'BE2600003'])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${ref}` }));
  await user.click(await screen.findByRole('button', { name: 'Set ‘Transfer paid’' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Set ‘Transfer paid’ of 2 bookings' }),
  );
  expect(dialog.getByText('40,00 USD, 15,00 EUR')).toBeVisible();
  expect(dialog.getByText('1 booking without this supplier will not be changed.')).toBeVisible();
  const date = dialog.getByRole('textbox', { name: 'Date' });
  await user.clear(date);
  await user.paste('1.1.2999');
  expect(dialog.getByRole('button', { name: 'Set date' })).toBeDisabled();
  await user.clear(date);
  await user.paste('1.2.2026');
  await user.click(dialog.getByRole('button', { name: 'Set date' }));
  await waitFor(() =>
    expect(sent.map(({ path, body }) => ({ path, body }))).toEqual(
      [2, 3].map((number) => ({
        path: `/api/payments/${testId(number)}`,
        body: { transfer_paid_date: '2026-02-01' },
      })),
    ),
  );
});

test('F2 edits both paid dates and the note of a payment beside the list, and keys step to the next one', async () => {
  const [payment, next] = [
    aPayment(),
    aPayment({ id: testId(2), booking_id: testId(12), booking_ref: 'BE2600002' }),
  ];
  rows = [payment, next];
  server.use(
    http.get('*/api/bookings/:id', ({ params }) => {
      const payment = rows.find(({ booking_id }) => booking_id === params['id']);
      return oneOf(aBooking({ payment, ref: payment?.booking_ref ?? '' }));
    }),
    http.get('*/api/payments/:id', ({ params }) => oneOf(rows.find(({ id }) => id === params['id']))),
  );
  const { user, router } = open();
  (await screen.findByRole('rowheader', { name: /BE2600001/ })).focus();
  await user.keyboard('{F2}');
  expect(await screen.findByRole('textbox', { name: /^Note/ })).toBeVisible();
  const sheet = within(await findDialog('Edit payment status'));
  expect(sheet.getByRole('textbox', { name: /^Hotel paid on/ })).toBeVisible();
  expect(router.state.location.search).toBe(`?edit=${payment.id}`);
  expect(sheet.getByText('1 of 2')).toBeVisible();
  await user.keyboard('{Alt>}{PageDown}{/Alt}');
  expect(await screen.findByText('2 of 2')).toBeVisible();
  expect(router.state.location.search).toBe(`?edit=${next.id}`);
  expect(await screen.findByRole('textbox', { name: /^Note/ })).toBeVisible();
  // On a phone the sheet covers the row.
  expect(screen.getByRole('dialog')).toHaveTextContent('BE2600002');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('an incoming payment is added to a booking found by its customer', async () => {
  const booking = aBooking({
    outstanding_minor: 100_000,
    next_due_minor: 30_000,
    next_due_date: '2099-01-20',
  });
  let sent: object = {};
  let searched: string | null = null;
  server.use(
    http.get('*/api/bookings', ({ request }) => {
      searched = new URL(request.url).searchParams.get('q');
      return listOf([booking]);
    }),
    http.get(`*/api/bookings/${booking.id}`, () => oneOf(booking)),
    http.post('*/api/transactions', async ({ request }) => {
      sent = Object(await request.json());
      return oneOf({ id: testId(8) });
    }),
  );
  const { user } = open();
  await screen.findByRole('link', { name: 'BE2600001' });
  await user.click(screen.getByRole('button', { name: 'Incoming payment' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Incoming payment' }));
  expect(question.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await user.click(question.getByRole('combobox', { name: 'Booking' }));
  await user.paste('ozol');
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${booking.ref} · `) }));
  expect(searched).toBe('ozol');
  expect(await question.findByText('Outstanding: 1 000,00 EUR, next due on 20.01.2099')).toBeVisible();
  const reads = asked.length;
  await user.click(question.getByRole('button', { name: 'Continue' }));
  const form = within(await findDialog('Add transaction'));
  expect(form.getByRole('textbox', { name: /^Amount/ })).toHaveValue('300,00');
  await user.selectOptions(form.getByRole('combobox', { name: /^Method/ }), 'Cash');
  await user.click(form.getByRole('button', { name: /^Record 300,00\sEUR$/ }));
  await waitFor(() =>
    expect(sent).toMatchObject({
      booking_id: booking.id,
      direction: 'in',
      purpose: 'customer_payment',
      method: 'cash',
      amount_minor: 30_000,
    }),
  );
  // The list is read again, and shows the received amount.
  await waitFor(() => expect(asked.length).toBeGreaterThan(reads));
});
