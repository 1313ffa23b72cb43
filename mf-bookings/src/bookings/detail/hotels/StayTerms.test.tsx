import { expect, test } from '@jest/globals';
import type { Booking, CostStage } from '@itinera/shared/contracts';
import { useSession } from '@itinera/shared/state';
import { render, screen } from '@itinera/shared/testing';
import { aBooking, aFlight, aStay, aTransfer, someTerms, testId } from '../../testing';
import { StayTerms } from './StayTerms';

const stages = (from: string, cost_minor: number): CostStage[] => [
  { from: null, cost_minor: 0 },
  { from, cost_minor },
];
const ahead = '2090-05-12T15:00:00.000Z';
const past = '2020-05-12T15:00:00.000Z';

const show = (status: Booking['status'], from: string, customer = true) =>
  render(
    <StayTerms
      booking={aBooking({ status })}
      stay={aStay({
        cancellation: someTerms({ stages: stages(from, 24_000) }),
        ...(customer && { customer_cancellation: stages(from, 30_000) }),
      })}
    />,
  );

test('staff see what the customer is charged, which is printed, and all steps of both sides behind it', () => {
  show('confirmed', ahead);
  const line = screen.getByText('Free cancellation until 12.05.2090 18:00');
  expect(line).not.toHaveAttribute('data-unprinted');
  expect(line.title.replaceAll('\u00a0', ' ')).toBe(
    'Customer: Free until 12.05.2090 18:00, then 300,00 EUR\nNet: Free until 12.05.2090 18:00, then 240,00 EUR',
  );
});

test('what is charged by now is the amount of the customer', () => {
  show('confirmed', past);
  expect(screen.getByText('Cancelling costs 300,00 EUR')).not.toHaveAttribute('data-unprinted');
  expect(screen.queryByText(/net/)).toBeNull();
});

test('partners see their own side, which is not printed', () => {
  useSession.setState({ partner: { dmcId: testId(50) } });
  show('on_request', past);
  const line = screen.getByText('Cancelling costs 240,00 EUR net');
  expect(line).toHaveAttribute('data-unprinted');
  expect(line.title).toMatch(/^Net: [^\n]*$/);
});

test('without a price of the customer, staff see the net one, which is not printed', () => {
  show('draft', past, false);
  expect(screen.getByText('Once requested, cancelling costs 240,00 EUR net')).toHaveAttribute(
    'data-unprinted',
  );
});

test.each(['completed', 'cancelled'] as const)('a booking that is %s has no costs ahead', (status) => {
  expect(show(status, ahead).container).toBeEmptyDOMElement();
});

test('a flight says the terms of its block, and nothing to partners, who don’t get them', () => {
  const terms = { cancellation: someTerms(), customer_cancellation: stages(ahead, 30_000) };
  const { rerender } = render(<StayTerms booking={aBooking()} stay={aFlight(terms)} />);
  expect(screen.getByText('Free cancellation until 12.05.2090 18:00')).toBeVisible();
  rerender(<StayTerms booking={aBooking()} stay={aFlight()} />);
  expect(screen.queryByText(/cancel/i)).toBeNull();
});

test('a stay without terms says nothing', () => {
  const { container } = render(<StayTerms booking={aBooking()} stay={aStay()} />);
  expect(container).toBeEmptyDOMElement();
});

test('a transfer says the terms of its hotel to staff, who see both sides', () => {
  const transfer = aTransfer({
    cancellation: someTerms({ stages: stages(ahead, 3_000) }),
    customer_cancellation: stages(ahead, 3_600),
  });
  render(<StayTerms booking={aBooking({ status: 'confirmed' })} stay={transfer} />);
  const line = screen.getByText('Free cancellation until 12.05.2090 18:00');
  expect(line.title.replaceAll('\u00a0', ' ')).toBe(
    'Customer: Free until 12.05.2090 18:00, then 36,00 EUR\nNet: Free until 12.05.2090 18:00, then 30,00 EUR',
  );
});
