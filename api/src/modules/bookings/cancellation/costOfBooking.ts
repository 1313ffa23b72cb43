import type { BookingCancellation, CombinedTerms, CostStage } from '@itinera/shared/contracts';
import { changingStages, costAt, stagesTogether, strictestStages } from '@itinera/shared/pricing';
import type { StayRow } from '../bookingHotels.table';
import type { FlightRow } from '../bookingFlights.table';
import type { TransferRow } from '../bookingTransfers.table';
import type { BookingRow } from '../bookings.table';
import { hasSeats } from '../freeUntilOf';

type Stay = Pick<StayRow, 'id' | 'sale_minor' | 'cancellation' | 'customer_cancellation'>;
type Flight = Pick<FlightRow, keyof Stay | 'seat_status'>;
type Transfer = Pick<TransferRow, keyof Stay>;

interface Asked {
  at: string;
  /** Whether the costs of the customer are answered. */
  isForStaff: boolean;
  /** How terms are combined for the customer. */
  combined_terms?: CombinedTerms | undefined;
}

/** A discount of the booking may make its total less than what its stays cost the customer. */
const upTo = (most_minor: number, stages: readonly CostStage[]): CostStage[] =>
  changingStages(
    stages.map(({ from, cost_minor }) => ({ from, cost_minor: Math.min(cost_minor, most_minor) })),
  );

interface CostOfPart {
  id: string;
  has_terms: boolean;
  price_minor: number;
  supplier: readonly CostStage[];
  /** Undefined where nothing is charged by terms. */
  customer: readonly CostStage[] | undefined;
}

/** What a part costs from when on, if its terms apply: not in a draft, and not to seats that were given back. */
function costOfPart(
  { id, sale_minor, cancellation, customer_cancellation }: Stay | Transfer,
  applies: boolean,
): CostOfPart {
  return {
    id,
    has_terms: cancellation !== null,
    price_minor: sale_minor ?? 0,
    supplier: applies ? (cancellation?.stages ?? []) : [],
    customer: applies ? (customer_cancellation ?? undefined) : undefined,
  };
}

/** The parts with what the customer is charged for each, which depends on the others where the strictest terms apply to all. */
function combined(parts: readonly CostOfPart[], terms: CombinedTerms | undefined): readonly CostOfPart[] {
  if (terms !== 'strictest') return parts;
  const charged = parts.flatMap(({ id, price_minor, customer }) =>
    customer ? [{ id, price_minor, stages: customer }] : [],
  );
  const stages = strictestStages(charged);
  const ofPart = new Map(charged.map(({ id }, index) => [id, stages[index]]));
  return parts.map((part) => ({ ...part, customer: ofPart.get(part.id) }));
}

/** What cancelling a booking costs at an instant, by the terms of its stays and, for staff, its other parts. A draft costs nothing. */
export function costOfBooking(
  { status, currency, total_minor }: Pick<BookingRow, 'status' | 'currency' | 'total_minor'>,
  stays: readonly Stay[],
  { at, isForStaff, combined_terms }: Asked,
  { flights, transfer }: { flights: readonly Flight[]; transfer?: Transfer | undefined } = { flights: [] },
): BookingCancellation {
  const isSold = status !== 'draft';
  const ofStays = stays.map((stay) => costOfPart(stay, isSold));
  const ofFlights = (isForStaff ? flights : []).map((flight) =>
    costOfPart(flight, isSold && hasSeats(flight)),
  );
  const ofTransfer = isForStaff && transfer ? [costOfPart(transfer, isSold)] : [];
  const costs = combined([...ofStays, ...ofFlights, ...ofTransfer], combined_terms);
  const ofAll = () =>
    upTo(Math.max(0, total_minor), stagesTogether(costs.map(({ customer = [] }) => customer)));
  const answered = ({ has_terms, supplier, customer = [] }: CostOfPart) => ({
    has_terms,
    supplier: costAt(supplier, at),
    ...(isForStaff && { customer: costAt(customer, at) }),
  });
  const costsOf = (parts: readonly CostOfPart[]) =>
    parts.flatMap(({ id }) => costs.filter((cost) => cost.id === id));
  const [costOfTransfer] = costsOf(ofTransfer);
  return {
    at,
    currency,
    ...(isForStaff && { combined_terms: combined_terms ?? 'each' }),
    supplier: costAt(stagesTogether(costs.map((cost) => cost.supplier)), at),
    ...(isForStaff && { customer: costAt(ofAll(), at) }),
    stays: costsOf(ofStays).map((cost) => ({ booking_hotel_id: cost.id, ...answered(cost) })),
    ...(isForStaff && {
      flights: costsOf(ofFlights).map((cost) => ({ booking_flight_id: cost.id, ...answered(cost) })),
    }),
    ...(costOfTransfer && { transfer: answered(costOfTransfer) }),
  };
}
