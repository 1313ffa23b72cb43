import { expect, test } from '@jest/globals';
import type { HistoryEntry } from '@itinera/shared/contracts';
import {
  http,
  keepingServer,
  listOf,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@itinera/shared/testing';
import { aBooking, someCharges, someTerms, testId } from '../../testing';
import { BookingHistory } from './BookingHistory';

const entry = (
  number: number,
  entity: string,
  entity_id: string,
  changes: HistoryEntry['changes'],
): Partial<HistoryEntry> => ({
  id: testId(number),
  at: '2027-03-01T12:00:00.000Z',
  actor: { kind: 'staff', id: testId(60), role: 'manager', name: 'Marta Ozola' },
  entity,
  entity_id,
  action: 'update',
  outcome: 'done',
  request_id: null,
  changes,
});

test('shows changes in words, and restores fields except amounts and the state', async () => {
  const customers = keepingServer('/api/booking-customers', [{ id: testId(3), phone: '+371 2' }]);
  server.use(
    http.get('*/api/history', () =>
      listOf([
        entry(91, 'bookings', testId(1), { status: { before: 'draft', after: 'confirmed' } }),
        entry(92, 'booking-customers', testId(3), { phone: { before: '+371 1', after: '+371 2' } }),
        entry(94, 'transactions', testId(5), {
          voided_at: { before: null, after: '2027-03-02T09:30:00.000Z' },
          void_reason: { before: null, after: 'Twice' },
        }),
        entry(95, 'booking-documents', testId(6), {
          sent_at: { before: null, after: '2027-03-02T09:30:00.000Z' },
        }),
        entry(97, 'booking-hotels', testId(2), {
          cancellation: { before: null, after: someTerms() },
          customer_cancellation: { before: null, after: [{ from: null, cost_minor: 30_000 }] },
          charges: { before: [], after: someCharges().slice(0, 1) },
        }),
        entry(96, 'payments', testId(7), { hotel_paid_date: { before: null, after: '2027-03-02' } }),
        entry(93, 'instalments', testId(4), {
          due_date: { before: '2027-05-18', after: '2027-05-20' },
          amount_minor: { before: 87500, after: 90000 },
        }),
      ]),
    ),
    ...customers.handlers,
  );
  const { user } = renderPage('be-id', () => <BookingHistory booking={aBooking()} />, '/be/1?tab=history');
  const history = within(await screen.findByRole('region', { name: 'History' }));
  const lines = (await history.findAllByRole('listitem')).map(({ textContent }) =>
    textContent?.replace(/^.*Marta Ozola/, '').replaceAll('\u00a0', ' '),
  );
  expect(lines).toEqual([
    'Booking State: Draft → Confirmed',
    'Customer Phone: +371 1 → +371 2Restore this value',
    expect.stringMatching(/^Transaction Voided at: .* → 02\.03\.2027 \d\d:30Void reason: .* → Twice$/),
    expect.stringMatching(/^Document Sent at: .* → 02\.03\.2027 \d\d:30$/),
    expect.stringMatching(
      /^Stay Cancellation, partner: .* → .*: Free until .*Cancellation, customer: .* → 300,00 EURPaid at the hotel: nothing → City tax .*: 42,00 EUR$/,
    ),
    expect.stringMatching(/^Payment status Hotel paid date: .* → 02\.03\.2027Restore this value$/),
    'Instalment Due date: 18.05.2027 → 20.05.2027Restore this valueAmount: 875,00 EUR → 900,00 EUR',
  ]);
  await user.click(history.getByRole('button', { name: 'Restore this value of Phone' }));
  await waitFor(() => expect(customers.kept()).toEqual([{ id: testId(3), phone: '+371 1' }]));
});
