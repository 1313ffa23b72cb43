import { beforeEach, expect, test } from '@jest/globals';
import type { Booking, CostOfStayChange, StayChange } from '@itinera/shared/contracts';
import { queryClient } from '@itinera/shared/data';
import { failure, http, oneOf, renderPage, screen, server, waitFor, within } from '@itinera/shared/testing';
import { aBooking, aStay, someTerms } from '../../testing';
import { ChangeCost } from './ChangeCost';

const next = { from: '2027-05-18T15:00:00.000Z', cost_minor: 12_000 };
const free = { now_minor: 0, free_until: next.from, next };
const costs = (more: Partial<CostOfStayChange> = {}): CostOfStayChange => ({
  at: '2027-05-20T12:00:00.000Z',
  currency: 'EUR',
  has_terms: true,
  lines: [{ what: 'nights', count: 2 }],
  supplier: { now_minor: 12_000, free_until: next.from, next: null },
  customer: { now_minor: 13_800, free_until: next.from, next: null },
  ...more,
});

let sent: unknown[] = [];
let answer: () => Response | Promise<Response>;
beforeEach(() => {
  queryClient.clear();
  sent = [];
  answer = () => oneOf(costs());
  server.use(
    http.post('*/api/booking-hotels/:id/change-cost', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
});

const shorter: StayChange = { check_out: '2027-06-06' };
const show = (change: StayChange | undefined, status: Booking['status'] = 'confirmed') => {
  const booking = aBooking({ status });
  const Screen = () => (
    <ChangeCost booking={booking} stay={aStay({ cancellation: someTerms() })} change={change} />
  );
  const page = renderPage('be-id', Screen, `/be/${booking.id}`);
  return { ...page, cost: async () => screen.findByRole('status', { name: 'Cost of the change' }) };
};
const textOf = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ');

test('says what is dropped, what it costs both sides now, and where it is charged', async () => {
  const { cost } = show(shorter);
  const line = await cost();
  await waitFor(() =>
    expect(textOf(line)).toBe(
      'Dropping 2 nights costs 120,00 EUR (customer 138,00 EUR).It is not charged by itself: add it to the extras in the price table of the booking.',
    ),
  );
  expect(sent).toEqual([shorter]);
});

test('is silent until the answer arrives, and says until when it is free', async () => {
  let arrive: (given: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (arrive = resolve));
  const { cost } = show(shorter);
  const line = await cost();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(line).toBeEmptyDOMElement();
  arrive(oneOf(costs({ supplier: free, customer: free, lines: [{ what: 'rooms', count: 1 }] })));
  await waitFor(() =>
    expect(textOf(line)).toBe('Dropping 1 room costs nothing until 18.05.2027 18:00, then 120,00 EUR.'),
  );
});

test('a stay without terms is charged by hand', async () => {
  answer = () => oneOf(costs({ has_terms: false, lines: [{ what: 'stay', count: 1 }] }));
  const { cost } = show({ is_removed: true });
  const line = await cost();
  await waitFor(() => expect(line).toHaveTextContent(/^Dropping the whole stay is charged by hand/));
});

test('an unknown cost is said, and can be read again', async () => {
  answer = () => failure('invalid', 'The server can’t say.');
  const { user, cost } = show(shorter);
  const line = await cost();
  await waitFor(() => expect(line).toHaveTextContent(/^What this change costs is not known\./));
  answer = () => oneOf(costs());
  await user.click(within(line).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(line).toHaveTextContent(/^Dropping 2 nights costs/));
});

test('guests are those of each room, and the hotel is named where others are spoken of, too', async () => {
  const lines = [{ what: 'guests' as const, count: 1 }];
  answer = () => oneOf(costs({ lines, customer: undefined }));
  const booking = aBooking();
  const stay = aStay({ rooms: 2 });
  renderPage(
    'be-id',
    () => <ChangeCost booking={booking} stay={stay} change={{ adults: 1 }} hotel="Baltic Beach" />,
    `/be/${booking.id}`,
  );
  const line = await screen.findByRole('status', { name: 'Cost of the change' });
  await waitFor(() =>
    expect(textOf(line)).toMatch(/^Dropping 1 guest of each room at Baltic Beach costs 120,00 EUR\./),
  );
});

test('nothing is said where nothing is dropped', async () => {
  answer = () => oneOf(costs({ lines: [] }));
  const { cost } = show({ rooms: 3 });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await cost()).toBeEmptyDOMElement();
});

test.each<[string, StayChange | undefined, Booking['status']]>([
  ['without a change', undefined, 'confirmed'],
  ['in a draft', shorter, 'draft'],
  ['in a booking that is cancelled', shorter, 'cancelled'],
])('nothing is requested %s', async (_name, change, status) => {
  const { cost } = show(change, status);
  expect(await cost()).toBeEmptyDOMElement();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(sent).toEqual([]);
});
