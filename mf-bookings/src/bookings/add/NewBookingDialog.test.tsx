import { beforeEach, expect, test } from '@jest/globals';
import {
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
import { aQuote, testId } from '../testing';
import BookingsPage from '../list/BookingsPage';

let sent: { body: unknown; key: string | null }[] = [];
let asked: unknown[] = [];
let quote = aQuote();

const partner = {
  id: testId(50),
  email: 'p@example.com',
  company_name: 'Amber Tours',
  first_name: null,
  last_name: null,
};
const hotel = {
  id: testId(70),
  name: 'Baltic Beach',
  room_type: [{ room_type_id: testId(71), name: 'Double' }],
  boarding_type: [{ boarding_type_id: testId(72), name: 'Half board' }],
};

beforeEach(() => {
  [sent, asked, quote] = [[], [], aQuote()];
  server.use(
    ...['bookings', 'room-types', 'boarding-types', 'countries', 'travellers'].map((name) =>
      http.get(`*/api/${name}`, () => listOf([])),
    ),
    http.get('*/api/bookings/sums', () => oneOf([])),
    http.get('*/api/settings', () => oneOf({ sale_currency: 'EUR' })),
    http.get('*/api/users', () => listOf([partner])),
    http.get('*/api/users/:id', () => oneOf(partner)),
    http.get('*/api/hotels', () => listOf([hotel])),
    http.get('*/api/hotels/:id', () => oneOf(hotel)),
    http.post('*/api/quotes', async ({ request }) => {
      asked.push(await request.json());
      return oneOf(quote);
    }),
    http.post('*/api/bookings', async ({ request }) => {
      sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
      // The first answer is lost after the booking was added; the form retries by itself.
      return sent.length === 1
        ? HttpResponse.html('<h1>Sign in</h1>')
        : oneOf({ id: testId(99), ref: 'BE2700009' });
    }),
  );
});

/** Fills in the required fields of a booking. */
async function fillIn() {
  const { user } = renderPage('be', BookingsPage, '/be?add=booking');
  const form = within(await findDialog('New booking'));
  const choose = async (name: RegExp, option: string) => {
    await user.click(form.getByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose(/^Partner/, 'Amber Tours');
  await user.click(form.getByRole('textbox', { name: /^Name/ }));
  await user.paste('Anna Kalnina');
  await choose(/^Hotel/, 'Baltic Beach');
  await form.findByRole('option', { name: 'Double' });
  await user.selectOptions(form.getByRole('combobox', { name: /^Room type/ }), 'Double');
  await user.selectOptions(form.getByRole('combobox', { name: /^Boarding/ }), 'Half board');
  for (const [name, day] of [
    [/^Check-in/, '1.6.2027'],
    [/^Check-out/, '8.6.2027'],
    [/^Ages/, '8'],
  ] as const) {
    await user.click(form.getByRole('textbox', { name }));
    await user.paste(day);
  }
  return { user, form };
}

test('a booking is added once at the price that was seen, and opened', async () => {
  const { user, form } = await fillIn();
  const price = form.getByRole('status', { name: 'Price of the stay' });
  await waitFor(() => expect(price).toHaveTextContent(/1.400,00.EUR.*Net 1.100,00.EUR/));
  expect(asked.at(-1)).toMatchObject({
    dmc_id: testId(50),
    hotel_id: testId(70),
    adults: 2,
    child_ages: [8],
    rooms: 1,
  });
  expect(asked.at(-1)).not.toHaveProperty('stay_id');
  await user.click(form.getByRole('button', { name: 'Make booking' }));
  expect(await screen.findByText(`At /be/${testId(99)}`)).toBeVisible();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent[1]?.body).toMatchObject({
    dmc_id: testId(50),
    customer: { name: 'Anna Kalnina' },
    hotels: [{ check_in: '2027-06-01', check_out: '2027-06-08', net_minor: 110000, sale_minor: 140000 }],
  });
});

test('more rooms than are left are quoted together, and sold only with a reason', async () => {
  quote = aQuote({ stock: { left: 1, on_request: [] } });
  const { user, form } = await fillIn();
  expect(await form.findByText('1 room left')).toBeVisible();
  quote = aQuote({
    stock: { left: 1, on_request: [] },
    blockers: [{ code: 'sold_out', days: ['2027-06-02'], rule_id: null }],
  });
  await user.clear(form.getByRole('textbox', { name: /^Rooms/ }));
  await user.type(form.getByRole('textbox', { name: /^Rooms/ }), '2');
  expect(await form.findByText('No rooms left: 02.06.2027')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ rooms: 2 });
  expect(form.getByRole('textbox', { name: /^Reason for selling/ })).toBeVisible();
});

test('a blocked stay can be sold only with a reason', async () => {
  quote = aQuote({ blockers: [{ code: 'stop_sale', days: ['2027-06-02'], rule_id: testId(9) }] });
  const { user, form } = await fillIn();
  expect(await form.findByText('Stop sale: 02.06.2027')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Make booking' }));
  const reason = await form.findByRole('textbox', { name: /^Reason for selling/ });
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/Say why it is sold/));
  expect(sent).toEqual([]);
  await user.type(reason, 'Agreed');
  await user.click(form.getByRole('button', { name: 'Make booking' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ hotels: [{ override_reason: 'Agreed' }] });
});
