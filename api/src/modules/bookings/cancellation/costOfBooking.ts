import type { BookingCancellation, CostStage } from '@itinera/shared/contracts';
import { changingStages, costAt, stagesTogether } from '@itinera/shared/pricing';
import type { StayRow } from '../bookingHotels.table';
import type { FlightRow } from '../bookingFlights.table';
import type { BookingRow } from '../bookings.table';
import { hasSeats } from '../freeUntilOf';

type Stay = Pick<StayRow, 'id' | 'cancellation' | 'customer_cancellation'>;
type Flight = Pick<FlightRow, keyof Stay | 'seat_status'>;

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

/** What a part costs from when on, if its terms apply: not in a draft, and not to seats that were given back. */
const stagesOfPart = ({ cancellation, customer_cancellation }: Omit<Stay, 'id'>, applies: boolean) => ({
  has_terms: cancellation !== null,
  supplier: applies ? (cancellation?.stages ?? []) : [],
  customer: applies ? (customer_cancellation ?? []) : [],
});

/** What cancelling a booking costs at an instant, by the terms of its stays and, for staff, its flights. A draft costs nothing. */
export function costOfBooking(
  { status, currency, total_minor }: Pick<BookingRow, 'status' | 'currency' | 'total_minor'>,
  stays: readonly Stay[],
  { at, isForStaff }: Asked,
  flights: readonly Flight[] = [],
): BookingCancellation {
  const isSold = status !== 'draft';
  const ofStays = stays.map((stay) => ({ id: stay.id, ...stagesOfPart(stay, isSold) }));
  const ofFlights = (isForStaff ? flights : []).map((flight) => ({
    id: flight.id,
    ...stagesOfPart(flight, isSold && hasSeats(flight)),
  }));
  const costs = [...ofStays, ...ofFlights];
  const ofAll = () => upTo(Math.max(0, total_minor), stagesTogether(costs.map((cost) => cost.customer)));
  const answered = ({ has_terms, supplier, customer }: (typeof costs)[number]) => ({
    has_terms,
    supplier: costAt(supplier, at),
    ...(isForStaff && { customer: costAt(customer, at) }),
  });
  return {
    at,
    currency,
    supplier: costAt(stagesTogether(costs.map((cost) => cost.supplier)), at),
    ...(isForStaff && { customer: costAt(ofAll(), at) }),
    stays: ofStays.map((cost) => ({ booking_hotel_id: cost.id, ...answered(cost) })),
    ...(isForStaff && {
      flights: ofFlights.map((cost) => ({ booking_flight_id: cost.id, ...answered(cost) })),
    }),
  };
}
