import { beforeEach, expect, test } from '@jest/globals';
import type { Booking, BookingCancellation } from '@itinera/shared/contracts';
import { queryClient } from '@itinera/shared/data';
import { useDrafts } from '@itinera/shared/state';
import {
  failure,
  findDialog,
  http,
  HttpResponse,
  oneOf,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@itinera/shared/testing';
import { aBooking, aFlight, aPrice, aStay, aTransfer, someTerms, testId } from '../../testing';
import { CancelForm } from './CancelForm';

const from = '2027-05-20T15:00:00.000Z';
const stage = (now_minor: number, then_minor: number) => ({
  now_minor,
  free_until: null,
  next: { from, cost_minor: then_minor },
});
const sides = { supplier: stage(20_000, 40_000), customer: stage(24_000, 48_000) };
const nothing = { now_minor: 0, free_until: null, next: null };
const costs: BookingCancellation = {
  at: '2027-05-13T12:00:00.000Z',
  currency: 'EUR',
  ...sides,
  stays: [
    { booking_hotel_id: testId(2), has_terms: true, ...sides },
    { booking_hotel_id: testId(8), has_terms: false, supplier: nothing, customer: nothing },
  ],
};

let booking: Booking;
let answer: () => Response | Promise<Response>;
let sent: unknown[] = [];

beforeEach(() => {
  queryClient.clear();
  useDrafts.setState({}, true);
  sent = [];
  answer = () => oneOf(costs);
  booking = aBooking({
    hotels: [aStay({ cancellation: someTerms() }), aStay({ id: testId(8) })],
    flights: [aFlight()],
    price: aPrice({ extra_sale_minor: 500 }),
  });
  server.use(
    http.get('*/api/bookings/:id/cancellation', () => answer()),
    http.get('*/api/hotels/:id', ({ params }) => oneOf({ id: params['id'], name: 'Baltic Beach' })),
    http.post('*/api/bookings/:id/status', async ({ request }) => {
      sent.push(await request.json());
      return oneOf({ ...booking, status: 'cancelled' });
    }),
  );
});

const open = async () => {
  const Screen = () => <CancelForm booking={booking} onClose={() => undefined} />;
  const page = renderPage('be-id', Screen, `/be/${booking.id}`);
  const form = within(await findDialog('Cancel BE2700001'));
  return { ...page, form, fee: form.getByRole('textbox', { name: /^Cancellation fee/ }) };
};
type Opened = Awaited<ReturnType<typeof open>>;

async function retype({ user, fee }: Opened, amount: string) {
  await user.clear(fee);
  await user.type(fee, amount);
}

async function cancel({ user, form }: Opened) {
  await user.type(form.getByRole('textbox', { name: /^Reason/ }), 'Illness');
  await user.click(form.getByRole('button', { name: 'Cancel booking' }));
}

test('what it costs by the terms is shown first, and is the fee', async () => {
  const page = await open();
  const { form, fee } = page;
  expect(
    await form.findByText('By the terms the customer pays 240,00 EUR now; from 20.05.2027 18:00 480,00 EUR.'),
  ).toBeVisible();
  await waitFor(() =>
    expect(
      form.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual([
      'Baltic Beach: the partner charges 200,00 EUR now; from 20.05.2027 18:00 400,00 EUR',
      'Baltic Beach: no terms, charged by hand',
      'Flights, extras: charged by hand',
    ]),
  );
  expect(fee).toHaveValue('240,00');
  expect(fee).not.toHaveAccessibleDescription(/By the terms/);
  await cancel(page);
  await waitFor(() =>
    expect(sent).toEqual([{ status: 'cancelled', reason: 'Illness', cancel_fee_minor: 24_000 }]),
  );
});

test('flights with terms are listed with the stays, and only the others are charged by hand', async () => {
  booking = aBooking({
    hotels: [aStay({ cancellation: someTerms() })],
    flights: [
      aFlight({ cancellation: someTerms() }),
      aFlight({ id: testId(91), flight_number: 'BT 652', cancellation: null }),
    ],
  });
  const [stay] = costs.stays;
  answer = () =>
    oneOf({
      ...costs,
      stays: [stay],
      flights: [
        { booking_flight_id: testId(90), has_terms: true, ...sides },
        { booking_flight_id: testId(91), has_terms: false, supplier: nothing, customer: nothing },
      ],
    });
  const { form, fee } = await open();
  await waitFor(() =>
    expect(
      form.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual([
      'Baltic Beach: the partner charges 200,00 EUR now; from 20.05.2027 18:00 400,00 EUR',
      'Flight BT 651: the supplier charges 200,00 EUR now; from 20.05.2027 18:00 400,00 EUR',
      'Other flights: charged by hand',
    ]),
  );
  expect(fee).toHaveValue('240,00');
});

test('a transfer with terms is listed, and charged by hand without', async () => {
  booking = aBooking({ hotels: [aStay({ cancellation: someTerms() })], flights: [], transfer: aTransfer() });
  const [stay] = costs.stays;
  const listed = async (has_terms: boolean) => {
    queryClient.clear();
    answer = () => oneOf({ ...costs, stays: [stay], flights: [], transfer: { has_terms, ...sides } });
    const { form, unmount } = await open();
    await form.findByText(/^By the terms the customer pays/);
    const items = form.getAllByRole('listitem').map(({ textContent }) => textContent);
    unmount();
    return items.at(-1)?.replaceAll('\u00a0', ' ');
  };
  expect(await listed(true)).toBe(
    'Transfer: the supplier charges 200,00 EUR now; from 20.05.2027 18:00 400,00 EUR',
  );
  expect(await listed(false)).toBe('Transfer: charged by hand');
});

test('it says where the strictest terms count for all parts of the trip', async () => {
  const words = 'The strictest terms of the trip count for all of its parts that have terms.';
  answer = () => oneOf({ ...costs, combined_terms: 'strictest' });
  const first = await open();
  await first.form.findByText(/^By the terms the customer pays/);
  // Only one of the stays has terms.
  expect(first.form.queryByText(words)).toBeNull();
  first.unmount();
  queryClient.clear();
  const flights = [{ booking_flight_id: testId(90), has_terms: true, ...sides }];
  answer = () => oneOf({ ...costs, combined_terms: 'strictest', flights });
  const { form } = await open();
  expect(await form.findByText(words)).toBeVisible();
});

test('without a reason it is not sent', async () => {
  const { user, form } = await open();
  await user.click(form.getByRole('button', { name: 'Cancel booking' }));
  await waitFor(() => expect(form.getByRole('textbox', { name: /^Reason/ })).toBeInvalid());
  expect(sent).toEqual([]);
});

test('a fee that was typed before the terms arrive stays, with that of the terms below it', async () => {
  let arrive: (given: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (arrive = resolve));
  const page = await open();
  await retype(page, '50');
  arrive(oneOf(costs));
  await page.form.findByText(/^By the terms the customer pays/);
  expect(page.fee).toHaveValue('50');
  expect(page.fee).toHaveAccessibleDescription('By the terms it is 240,00 EUR'.replace('0 E', '0\u00a0E'));
  await cancel(page);
  await waitFor(() => expect(sent).toMatchObject([{ cancel_fee_minor: 5_000 }]));
});

test('a fee that is restored from a draft stays', async () => {
  const page = await open();
  await page.form.findByText(/^By the terms the customer pays/);
  await retype(page, '50');
  page.unmount();
  queryClient.clear();
  const again = await open();
  await again.form.findByText(/has been restored/);
  await again.form.findByText(/^By the terms the customer pays/);
  expect(again.fee).toHaveValue('50,00');
  await again.user.click(again.form.getByRole('button', { name: 'Start over' }));
  await waitFor(() => expect(again.fee).toHaveValue('240,00'));
});

test('an answer of another server is reported, and the fee is entered by hand meanwhile', async () => {
  answer = () => HttpResponse.html('<h1>Sign in</h1>');
  const page = await open();
  const { user, form, fee } = page;
  const retry = await form.findByRole('button', { name: 'Try again' }, { timeout: 3000 });
  expect(fee).toHaveValue('');
  await cancel(page);
  expect(fee).toBeInvalid();
  expect(fee).toHaveAccessibleDescription(/^The terms are not known\. Enter the fee/);
  expect(sent).toEqual([]);
  await retype(page, '60');
  await user.tab();
  answer = () => oneOf(costs);
  await user.click(retry);
  await form.findByText(/^By the terms the customer pays/);
  expect(fee).toHaveValue('60,00');
  await user.click(form.getByRole('button', { name: 'Cancel booking' }));
  await waitFor(() => expect(sent).toMatchObject([{ reason: 'Illness', cancel_fee_minor: 6_000 }]));
});

test('it is cancelled by hand while the terms are on their way', async () => {
  answer = () => new Promise(() => undefined);
  const page = await open();
  expect(page.form.getByRole('img', { name: 'Loading the terms of cancellation' })).toBeInTheDocument();
  await retype(page, '0');
  await cancel(page);
  await waitFor(() => expect(sent).toMatchObject([{ cancel_fee_minor: 0 }]));
});

test('a refused fee is shown at its field', async () => {
  server.use(
    http.post('*/api/bookings/:id/status', () =>
      failure('invalid', 'Check the fee.', { cancel_fee_minor: 'Enter at most the total.' }),
    ),
  );
  const page = await open();
  await page.form.findByText(/^By the terms the customer pays/);
  await cancel(page);
  await waitFor(() => expect(page.fee).toHaveAccessibleDescription('Enter at most the total.'));
  expect(page.fee).toHaveValue('240,00');
  expect(screen.getByRole('dialog')).toBeVisible();
});
