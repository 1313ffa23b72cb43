import { whyNotCompleted } from '@itinera/shared/bookings';
import { type Booking, type BookingState, nextStates } from '@itinera/shared/contracts';
import { countedIn } from '../../../parts/counted';
import { isOver } from '../../isOver';
import { newEntry } from '../block';
import { wordsOfStep } from './stepWords';

export interface OfferedStep {
  label: string;
  /** Its dialog in the address. */
  dialog: string;
  isDangerous?: boolean;
}

export interface OfferedSteps {
  /** What is usually done next; undefined if nothing is. */
  first: OfferedStep | undefined;
  others: OfferedStep[];
}

/** The payment that brings the account of the customer to zero. */
function paymentOf(booking: Booking): OfferedStep | undefined {
  const { outstanding_minor = 0, refundable_minor = 0 } = countedIn(booking);
  const dialog = `transactions:${newEntry}`;
  if (refundable_minor > 0) return { label: 'Record refund', dialog };
  return outstanding_minor > 0 ? { label: 'Record payment', dialog } : undefined;
}

/** The state that a booking usually has next. */
const usualState: Partial<Record<BookingState, BookingState>> = {
  draft: 'confirmed',
  on_request: 'confirmed',
  confirmed: 'completed',
};

/** Steps and other actions on a whole booking. Only admins make a draft of it again. */
export function offeredSteps(
  booking: Booking,
  { now, isAdmin }: { now: string; isAdmin: boolean },
): OfferedSteps {
  const { status } = booking;
  const stepTo = (state: BookingState): OfferedStep => ({
    label: wordsOfStep(status, state).verb,
    dialog: `step:${state}`,
    ...(state === 'cancelled' && { isDangerous: true }),
  });
  const states = nextStates[status]
    .filter((state) => state !== 'draft' || isAdmin)
    // A trip is completed after its end.
    .filter((state) => state !== 'completed' || !whyNotCompleted(booking, now));
  const usual = states.find((state) => state === usualState[status]);
  const first = paymentOf(booking) ?? (usual && stepTo(usual));
  const others = [
    ...states.filter((state) => state !== 'cancelled').map(stepTo),
    ...(isOver(booking) ? [] : [{ label: 'Recalculate', dialog: 'recalculate' }]),
    { label: 'Duplicate', dialog: 'duplicate' },
    ...(states.includes('cancelled') ? [stepTo('cancelled')] : []),
  ];
  return { first, others: others.filter(({ dialog }) => dialog !== first?.dialog) };
}
