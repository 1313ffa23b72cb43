import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  addDays,
  type Booking,
  type BookingDocument,
  type BookingTransaction,
  type Payment,
  type Settings,
} from '@itinera/shared/contracts';
import { useSession, today } from '@itinera/shared/state';
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
  waitFor,
  within,
} from '@itinera/shared/testing';
import { aBooking, aFlight, aPrice, aStay, aTransfer, testId } from '../testing';
import BookingPage from './BookingPage';

const stamp = '2027-03-01T12:00:00.000Z';
let booking: Booking;
let sent: { path: string; body: unknown; key: string | null }[] = [];

const record = async (request: Request) => {
  // Long enough for both presses of a double click.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const { pathname, search } = new URL(request.url);
  const body = pathname.endsWith('/upload') ? 'a file' : await request.json();
  sent.push({ path: pathname + search, body, key: request.headers.get('idempotency-key') });
};

const transaction: BookingTransaction = {
  id: testId(20),
  booking_id: testId(1),
  direction: 'in',
  purpose: 'customer_payment',
  method: 'card',
  date: '2027-03-02',
  amount_minor: 37_500,
  currency: 'EUR',
  rate: null,
  booking_amount_minor: 37_500,
  number: 'R-1',
  party: 'Anna Kalnina',
  manager_id: testId(60),
  note: null,
  voided_at: null,
  void_reason: null,
  created_at: stamp,
  updated_at: stamp,
};

const document: BookingDocument = {
  id: testId(30),
  booking_id: testId(1),
  type: 'order_confirmation',
  number: null,
  upload_id: testId(31),
  file_name: 'documents/aaaaaaaaaaaaaaaaaaaaaa.pdf',
  original_name: 'order.pdf',
  version: 1,
  confirmed_at: stamp,
  confirmed_by: testId(60),
  sent_at: null,
  sent_to: null,
  created_at: stamp,
  updated_at: stamp,
};

const instalmentOf = (number: number, label: string, due_date: string, received_minor: number) => ({
  id: testId(number),
  booking_id: testId(1),
  label,
  due_date,
  amount_minor: 37_500,
  order: number,
  received_minor,
  due_minor: 37_500,
  created_at: stamp,
  updated_at: stamp,
});

const payment = {
  id: testId(40),
  booking_id: testId(1),
  booking_status: 'confirmed',
  hotel_due_date: '2026-01-05',
  hotel_paid_date: null,
  transfer_due_date: null,
  transfer_paid_date: null,
  note: null,
} as Payment;

beforeEach(() => {
  sent = [];
  booking = aBooking({
    hotels: [aStay()],
    flights: [],
    transfer: null,
    instalments: [
      instalmentOf(10, 'Deposit', addDays(today(), -40), 37_500),
      instalmentOf(11, 'Balance', addDays(today(), -3), 0),
    ],
    transactions: [transaction],
    documents: [document],
    payment,
    customer_email: null,
  });
  server.use(
    http.get('*/api/bookings/:id', () => oneOf(booking, '"b1"')),
    http.get('*/api/hotels/:id', () => oneOf({ id: testId(70), name: 'Baltic Beach' })),
    http.get('*/api/room-types', () => listOf([])),
    http.get('*/api/boarding-types', () => listOf([])),
    http.get('*/api/users', () => listOf([])),
    http.get('*/api/settings', () =>
      oneOf({ deposit_bp: 3000, deposit_days: 3, balance_days: 14 } as Settings),
    ),
  );
});

const open = (search = '') => renderPage('be-id', BookingPage, `/be/${testId(1)}${search}`);
const block = async (name: string) => within(await screen.findByRole('region', { name }));

test('shows instalments, received payments, and what is overdue', async () => {
  open();
  const plan = await block('Incoming payments');
  expect(plan.getByRole('listitem', { name: 'Deposit' })).toHaveTextContent('Received');
  expect(plan.getByRole('listitem', { name: 'Balance' })).toHaveTextContent(
    'Not received, overdue by 3 days',
  );
  const status = await block('Payment status');
  for (const text of ['Partially paid', 'No, was due 05.01.2026', 'No transfer'])
    expect(status.getByText(text)).toBeVisible();
  const table = (await block('Transactions')).getByRole('table', { name: 'Transactions' });
  expect(within(table).getByRole('row', { name: /R-1/ })).toHaveTextContent(/Anna Kalnina.*375,00.EUR/);
  const documents = await block('Confirmed documents');
  expect(documents.getByRole('listitem', { name: 'Hotel confirmation' })).toHaveTextContent('Missing');
  expect(documents.queryByRole('listitem', { name: 'Flight tickets' })).toBeNull();
});

test('an amount outside of the instalments has a due day, and can be added to the last instalment or to a new one', async () => {
  const due = addDays(today(), 20);
  booking = {
    ...booking,
    rest_minor: 50_000,
    rest_due_date: due,
    instalments: [instalmentOf(11, 'Balance', due, 0)],
  };
  server.use(
    http.put('*/api/instalments/:id', async ({ request }) => {
      await record(request);
      return oneOf(booking.instalments?.[0]);
    }),
    http.post('*/api/batch', async ({ request }) => {
      await record(request);
      return oneOf([{ status: 201, result: instalmentOf(12, 'Rest', due, 0) }]);
    }),
  );
  const { user } = open();
  const plan = await block('Incoming payments');
  const rest = within(plan.getByRole('group', { name: 'Not in the plan' }));
  expect(rest.getByRole('status')).toHaveTextContent(/500,00.EUR of the total is in no instalment\./);
  await user.click(rest.getByRole('button', { name: 'Add to ‘Balance’' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ amount_minor: 87_500 });
  await user.click(rest.getByRole('button', { name: 'Instalment of its own' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({
    operations: [{ method: 'POST', body: { label: 'Rest', due_date: due, amount_minor: 50_000 } }],
  });
});

test('a cancelled booking counts its fee, and an unconfirmed one owes nothing', async () => {
  booking = {
    ...booking,
    status: 'cancelled',
    cancel_fee_minor: 20_000,
    received_minor: 37_500,
    outstanding_minor: -17_500,
    next_due_date: null,
  };
  const { unmount } = open();
  const figures = within(await screen.findByRole('region', { name: 'Figures' }));
  const lines = (found: typeof figures) =>
    found.getAllByRole('term').map((term) => {
      const value = term.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');
      return `${term.textContent}: ${value}`;
    });
  expect(lines(figures)).toEqual([
    'Outstanding: Refund 175,00 EUR',
    'Received: 375,00 EUR',
    'Cancellation fee: 200,00 EUR',
    'Profit: 200,00 EUR',
  ]);
  unmount();
  booking = { ...booking, status: 'on_request', outstanding_minor: 87_500 };
  open();
  const pending = within(await screen.findByRole('region', { name: 'Figures' }));
  await waitFor(() => expect(lines(pending)).toContain('Owed once confirmed: 875,00 EUR'));
});

test('a payment is sent once however often Save is pressed, and retried under the same key', async () => {
  server.use(
    http.post('*/api/transactions', async ({ request }) => {
      await record(request);
      return sent.length === 1 ? failure('rule', 'The cash desk is closed.') : oneOf(transaction);
    }),
  );
  const { user } = open();
  await user.click((await block('Transactions')).getByRole('button', { name: 'Add transaction' }));
  const form = within(await findDialog('Add transaction'));
  expect(form.getByRole('textbox', { name: /^Amount/ })).toHaveValue('875,00');
  await user.selectOptions(form.getByRole('combobox', { name: /^Method/ }), 'Cash');
  await user.dblClick(form.getByRole('button', { name: /^Record/ }));
  expect(await form.findByText('The cash desk is closed.')).toBeVisible();
  await user.dblClick(form.getByRole('button', { name: /^(Record|Try again)/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // All requests have one key, so the server carries out one of them.
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent[0]).toMatchObject({
    key: expect.any(String),
    body: {
      direction: 'in',
      purpose: 'customer_payment',
      method: 'cash',
      amount_minor: 87_500,
      date: today(),
    },
  });
});

test('a payment in another currency requires its rate', async () => {
  server.use(
    http.post('*/api/transactions', async ({ request }) => {
      await record(request);
      return oneOf(transaction);
    }),
  );
  const { user } = open('?dialog=transactions:new');
  const form = within(await findDialog('Add transaction'));
  await user.selectOptions(form.getByRole('combobox', { name: /^Method/ }), 'Card');
  const currency = form.getByRole('combobox', { name: /^Currency/ });
  await user.clear(currency);
  await user.type(currency, 'USD{Enter}');
  await user.type(form.getByRole('textbox', { name: /^Exchange rate/ }), '0,925');
  await user.click(form.getByRole('button', { name: /^Record/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ currency: 'USD', rate: '0.925' });
});

test('an overpaid booking begins with a refund, and another purpose changes the direction', async () => {
  booking = { ...booking, payment_status: 'overpaid', outstanding_minor: -12_000, next_due_minor: null };
  const { user } = open('?dialog=transactions:new');
  const form = within(await findDialog('Add transaction'));
  const purpose = form.getByRole('combobox', { name: /^Purpose/ });
  const direction = form.getByRole('combobox', { name: /^Direction/ });
  expect(purpose).toHaveDisplayValue('Refund');
  expect(direction).toHaveDisplayValue('Out');
  expect(form.getByRole('textbox', { name: /^Amount/ })).toHaveValue('120,00');
  await user.selectOptions(purpose, 'Customer payment');
  expect(direction).toHaveDisplayValue('In');
  await user.selectOptions(purpose, 'Hotel');
  expect(direction).toHaveDisplayValue('Out');
});

test('a refund begins with the overpaid amount, requires a reason for more, and is sent with the received total that was seen', async () => {
  booking = { ...booking, payment_status: 'overpaid', outstanding_minor: -12_000, next_due_minor: null };
  server.use(
    http.post('*/api/transactions', async ({ request }) => {
      await record(request);
      if (sent.length > 1) return oneOf(transaction);
      // A colleague has added the refund already.
      booking = { ...booking, received_minor: 10_000 };
      return failure('conflict', 'What was received has changed in the meantime.');
    }),
  );
  const { user } = open('?dialog=transactions:new');
  const form = within(await findDialog('Add transaction'));
  expect(form.getByText(/375,00.EUR is left of what was received/)).toBeVisible();
  expect(form.queryByRole('textbox', { name: /^Why more goes back/ })).toBeNull();
  await user.selectOptions(form.getByRole('combobox', { name: /^Method/ }), 'Cash');
  await user.click(form.getByRole('button', { name: /^Record/ }));
  expect(await form.findByText(/100,00.EUR is left of what was received/)).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /^Why more goes back/ }), 'The pool was closed');
  await user.click(form.getByRole('button', { name: /^(Record|Try again)/ }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]?.body).toMatchObject({ purpose: 'refund', expected_received_minor: 37_500 });
  expect(sent[1]?.body).toMatchObject({
    expected_received_minor: 10_000,
    goodwill_reason: 'The pool was closed',
  });
});

test('removing a discounted stay lowers the discount to what is left', async () => {
  booking = {
    ...booking,
    total_minor: 100_000,
    price: aPrice({ extra_sale_minor: 5000, discount_minor: 30_000, discount_reason: 'Loyal' }),
  };
  const nothing = { now_minor: 0, free_until: null, next: null };
  server.use(
    http.post('*/api/booking-hotels/:id/change-cost', () =>
      oneOf({
        at: stamp,
        currency: 'EUR',
        has_terms: false,
        lines: [{ what: 'stay', count: 1 }],
        supplier: nothing,
        customer: nothing,
      }),
    ),
    http.post('*/api/batch', async ({ request }) => {
      await record(request);
      return oneOf([
        { status: 200, result: booking.price },
        { status: 200, result: null },
      ]);
    }),
  );
  const { user } = open();
  await user.click((await block('Hotels')).getByRole('button', { name: /^Remove the stay/ }));
  const question = within(await screen.findByRole('alertdialog', { name: /lower the discount\?$/ }));
  expect(await question.findByText(/^Dropping the whole stay is charged by hand/)).toBeVisible();
  expect(question.getByText(/discount of 300,00.EUR would be more.*It becomes 50,00.EUR/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete and lower' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent[0]?.body).toMatchObject({
    operations: [
      { method: 'PUT', body: { discount_minor: 5000 } },
      { method: 'DELETE', path: `/api/booking-hotels/${testId(2)}` },
    ],
  });
});

test('a transaction is voided with a reason, and new instalments are planned after a confirmation', async () => {
  server.use(
    http.post('*/api/transactions/:id/void', async ({ request }) => {
      await record(request);
      return oneOf({ ...transaction, voided_at: stamp, void_reason: 'Twice' });
    }),
    http.post('*/api/bookings/:id/instalment-plan', async ({ request }) => {
      await record(request);
      return oneOf([]);
    }),
  );
  const { user } = open();
  await user.click((await block('Transactions')).getByRole('button', { name: /^Void/ }));
  const form = within(await findDialog(/^Void the customer payment/));
  await user.type(form.getByRole('textbox', { name: /^Reason/ }), 'Twice');
  await user.dblClick(form.getByRole('button', { name: 'Void transaction' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click((await block('Incoming payments')).getByRole('button', { name: 'Plan again' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Plan the instalments/ }));
  const planned = await question.findByRole('list', { name: 'Instalments to be planned' });
  expect(planned).toHaveTextContent(
    /^(Deposit: .*EUR, due .*Balance: .*EUR, due|Full payment: 1.250,00.EUR, due) \d\d\./,
  );
  expect(question.getByText(/It replaces the 2 instalments/)).toBeVisible();
  await user.dblClick(question.getByRole('button', { name: 'Make plan' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const asked = sent.map(({ path, body, key }) => JSON.stringify([path.split('/').at(-1), body, key]));
  expect(new Set(asked).size).toBe(2);
  expect(sent[0]).toMatchObject({ body: { reason: 'Twice' }, key: expect.any(String) });
  expect(sent.at(-1)).toMatchObject({ body: {}, key: expect.any(String) });
});

test("a document is uploaded and added, and can't be marked as sent without an address", async () => {
  server.use(
    http.post('*/api/storage/upload', async ({ request }) => {
      await record(request);
      return oneOf({ id: testId(32), file_name: 'documents/bbbbbbbbbbbbbbbbbbbbbb.pdf' });
    }),
    http.post('*/api/booking-documents', async ({ request }) => {
      await record(request);
      return oneOf(document);
    }),
    http.post('*/api/booking-documents/:id/sent', async ({ request }) => {
      await record(request);
      return oneOf(document);
    }),
  );
  const { user } = open();
  const documents = await block('Confirmed documents');
  await user.click(documents.getByRole('button', { name: 'Add document' }));
  const form = within(await findDialog('Add document'));
  await user.selectOptions(form.getByRole('combobox', { name: /^Type/ }), 'Voucher');
  const file = new File(['%PDF-1.4'], 'voucher.pdf', { type: 'application/pdf' });
  await user.upload(form.getByLabelText('File', { selector: 'input' }), file);
  await user.click(form.getByRole('button', { name: 'Add document' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/storage/upload?kind=document',
    '/api/booking-documents',
  ]);
  expect(sent[1]?.body).toMatchObject({ type: 'voucher', file_name: 'documents/bbbbbbbbbbbbbbbbbbbbbb.pdf' });

  await user.click(documents.getByRole('button', { name: /^Mark as sent: Order confirmation/ }));
  const mark = within(await findDialog(/^Mark the order confirmation/));
  await user.click(mark.getByRole('button', { name: 'Mark as sent' }));
  expect(sent).toHaveLength(2);
  await user.type(mark.getByRole('textbox', { name: /^Sent to/ }), 'anna@example.com');
  await user.click(mark.getByRole('button', { name: 'Mark as sent' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[2]?.body).toEqual({ sent_to: 'anna@example.com' });
});

test('a partner adds vouchers and confirmations, and sees no amounts', async () => {
  useSession.setState({ partner: { dmcId: testId(50) } });
  // Staff have added one; types of staff are none of a partner's.
  booking = { ...booking, hotels: [], flights: [] };
  const { user } = open();
  const documents = await block('Confirmed documents');
  expect(documents.getByText('No documents')).toBeVisible();
  for (const name of ['Transactions', 'Incoming payments', 'Payment status'])
    expect(screen.queryByRole('region', { name })).toBeNull();
  await user.click(documents.getByRole('button', { name: 'Add document' }));
  const form = within(await findDialog('Add document'));
  const options = within(form.getByRole('combobox', { name: /^Type/ })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Choose…', 'Hotel confirmation', 'Voucher']);
});

describe('extras under a discount', () => {
  beforeEach(() => {
    booking = {
      ...booking,
      total_minor: 100_000,
      price: aPrice({
        extra_label: 'Excursion',
        extra_net_minor: 5000,
        extra_sale_minor: 9000,
        discount_minor: 30_000,
        discount_reason: 'Loyal',
      }),
    };
    const refused = {
      code: 'invalid',
      message: 'The discount of 300,00 EUR would be more than all parts of the booking cost.',
      fields: { discount_minor: 'Enter at most 260,00 EUR, which is what all parts cost.' },
      params: { discount_minor: 30_000, most_minor: 26_000, currency: 'EUR' },
      request_id: 'test-request',
    };
    server.use(
      http.get('*/api/booking-prices/:id', () => oneOf(booking.price, '"p1"')),
      http.put('*/api/booking-prices/:id', async ({ request }) => {
        await record(request);
        if (sent.length > 1) return oneOf(booking.price, '"p2"');
        return HttpResponse.json(
          { success: false, error: refused, message: refused.message },
          { status: 400 },
        );
      }),
    );
  });

  const lower = async () => {
    const { user } = open('?dialog=prices');
    const sale = await screen.findByRole('textbox', { name: /^Extras, sale/ });
    const form = within(await findDialog('Edit price'));
    await user.clear(sale);
    await user.type(sale, '50');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Save and lower the discount?' }));
    return { user, form, question };
  };

  test('are lowered together with what the discount is too high', async () => {
    const { user, question } = await lower();
    expect(question.getByText(/discount of 300,00.EUR would be more.*It becomes 260,00.EUR/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Save and lower' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body = { extra_sale_minor: 5000, discount_minor: 26_000 };
    expect(sent[1]?.body).toMatchObject(body);
  });

  test('stay typed where the discount is to stay, and the form says how much it may be', async () => {
    const { user, form, question } = await lower();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect((await form.findAllByText(/^Enter at most 260,00.EUR/))[0]).toBeVisible();
    expect(form.getByRole('textbox', { name: /^Extras, sale/ })).toHaveValue('50,00');
    expect(sent).toHaveLength(1);
  });

  test('are sold for nothing only when that is said', async () => {
    const { user } = open('?dialog=prices');
    const sale = await screen.findByRole('textbox', { name: /^Extras, sale/ });
    const form = within(await findDialog('Edit price'));
    expect(form.queryByRole('switch')).toBeNull();
    await user.clear(sale);
    await user.type(sale, '0');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect((await form.findAllByText(/^0 would sell for nothing/))[0]).toBeVisible();
    expect(sent).toEqual([]);
    expect(form.getByRole('switch', { name: 'Sell for nothing' })).toBeVisible();
  });
});

const asksFirst = '0 would sell for nothing. Enter an amount, or say that it sells for nothing.';

describe.each([
  {
    noun: 'flight',
    title: 'Edit flight',
    part: { flights: [aFlight({ fare_party: null })] },
    dialog: `flights:${testId(90)}`,
    path: `/api/booking-flights/${testId(90)}`,
    entry: aFlight(),
    sale: /^Sale price, EUR/,
  },
  {
    noun: 'transfer',
    title: 'Edit transfer',
    part: { transfer: aTransfer() },
    dialog: 'transfer',
    path: `/api/booking-transfers/${testId(97)}`,
    entry: aTransfer(),
    sale: /^Sale price, EUR/,
  },
  {
    noun: 'stay',
    title: 'Edit stay',
    part: { hotels: [aStay({ priced_by: 'hand', price_reason: 'Agreed' })] },
    dialog: `hotels:${testId(2)}`,
    path: `/api/booking-hotels/${testId(2)}`,
    entry: aStay({ priced_by: 'hand', price_reason: 'Agreed' }),
    sale: /^Sale price, EUR/,
  },
])('the price of a $noun', ({ title, part, dialog, path, entry, sale }) => {
  const typed = async (text: string) => {
    booking = { ...booking, ...part, total_minor: 100_000, price: aPrice({ discount_minor: 30_000 }) };
    server.use(
      http.get(`*${path}`, () => oneOf(entry, '"e1"')),
      ...['airports', 'flight-carriers', 'block-seats', 'hotels'].map((name) =>
        http.get(`*/api/${name}`, () => listOf([])),
      ),
      ...['airports', 'flight-carriers'].map((name) =>
        http.get(`*/api/${name}/:id`, () => oneOf({ id: testId(99), name: 'Known', iata_code: 'RIX' })),
      ),
      http.put(`*${path}`, async ({ request }) => {
        await record(request);
        const { sale_minor, is_free } = Object(sent.at(-1)?.body);
        if (sale_minor === 0 && is_free) return oneOf(entry);
        // The form of a stay leaves the question to the server.
        if (sale_minor === 0) return failure('invalid', asksFirst, { sale_minor: asksFirst });
        const message = 'The discount of 300,00 EUR would be more than all parts of the booking cost.';
        const error = { code: 'rule', message, params: { most_minor: 26_000 }, request_id: 'test-request' };
        return HttpResponse.json({ success: false, error, message }, { status: 422 });
      }),
      http.post('*/api/batch', async ({ request }) => {
        await record(request);
        return oneOf([
          { status: 200, result: booking.price },
          { status: 200, result: entry },
        ]);
      }),
    );
    const { user } = open(`?dialog=${dialog}`);
    const field = await screen.findByRole('textbox', { name: sale });
    const form = within(await findDialog(title));
    await user.clear(field);
    await user.type(field, text);
    const save = () => user.click(form.getByRole('button', { name: 'Save' }));
    await save();
    return { user, form, save };
  };

  test('is lowered together with a discount that would be more than everything costs', async () => {
    const { user } = await typed('1');
    const question = within(await screen.findByRole('alertdialog', { name: 'Save and lower the discount?' }));
    await user.click(question.getByRole('button', { name: 'Save and lower' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent[1]?.body).toMatchObject({
      operations: [
        { method: 'PUT', body: { discount_minor: 26_000 } },
        { method: 'PUT', path, body: { sale_minor: 100 } },
      ],
    });
  });

  test('is 0 only when that is said', async () => {
    const { user, form, save } = await typed('0');
    expect((await form.findAllByText(/^0 would sell for nothing/))[0]).toBeVisible();
    await user.click(form.getByRole('switch', { name: 'Sell for nothing' }));
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.at(-1)).toMatchObject({ path, body: { sale_minor: 0, is_free: true } });
  });
});
