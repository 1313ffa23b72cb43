import type { BookingCancellation, CostStage } from '@itinera/shared/contracts';
import { changingStages, costAt, stagesTogether } from '@itinera/shared/pricing';
import type { StayRow } from '../bookingHotels.table';
import type { BookingRow } from '../bookings.table';

type Stay = Pick<StayRow, 'id' | 'cancellation' | 'customer_cancellation'>;

interface Asked {
  at: string;
  /** Whether the costs of the customer are answered. */
  isForStaff: boolean;
}

/** A discount of the booking may make its total less than what its stays cost the customer. */
const upTo = (most_minor: number, stages: readonly CostStage[]): CostStage[] =>
  changingStages(
    stages.map(({ from, cost_minor }) => ({ from, cost_minor: Math.min(cost_minor, most_minor) })),
  );

/** What cancelling a booking costs at an instant, by the terms of its stays. A draft costs nothing. */
export function costOfBooking(
  { status, currency, total_minor }: Pick<BookingRow, 'status' | 'currency' | 'total_minor'>,
  stays: readonly Stay[],
  { at, isForStaff }: Asked,
): BookingCancellation {
  const costs = stays.map(({ id, cancellation, customer_cancellation }) => ({
    booking_hotel_id: id,
    has_terms: cancellation !== null,
    supplier: status === 'draft' ? [] : (cancellation?.stages ?? []),
    customer: status === 'draft' ? [] : (customer_cancellation ?? []),
  }));
  const ofAll = () => upTo(Math.max(0, total_minor), stagesTogether(costs.map((cost) => cost.customer)));
  return {
    at,
    currency,
    supplier: costAt(stagesTogether(costs.map((cost) => cost.supplier)), at),
    ...(isForStaff && { customer: costAt(ofAll(), at) }),
    stays: costs.map((cost) => ({
      booking_hotel_id: cost.booking_hotel_id,
      has_terms: cost.has_terms,
      supplier: costAt(cost.supplier, at),
      ...(isForStaff && { customer: costAt(cost.customer, at) }),
    })),
  };
}
