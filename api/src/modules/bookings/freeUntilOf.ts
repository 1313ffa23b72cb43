import type { CostStage, SeatState } from '@itinera/shared/contracts';
import { freeUntil } from '@itinera/shared/pricing';

/** Nothing is cancelled of a draft, nor of what is over. */
const cancellable: readonly string[] = ['on_request', 'confirmed'];

interface Stay {
  /** What the customer is charged; null without terms. */
  customer_cancellation: readonly CostStage[] | null;
}

interface Flight extends Stay {
  seat_status: SeatState | null;
}

/** Seats that were given back cost nothing any more. */
export const hasSeats = ({ seat_status }: Pick<Flight, 'seat_status'>): boolean => seat_status !== 'released';

/**
 * Until when all stays, flights and the transfer can be cancelled for nothing, as far as they have terms;
 * null if one of them can't, or none of them has an end of that.
 */
export function freeUntilOf(
  { status }: { status: string },
  {
    hotels,
    flights,
    transfers,
  }: { hotels: readonly Stay[]; flights: readonly Flight[]; transfers: readonly Stay[] },
): string | null {
  if (!cancellable.includes(status)) return null;
  const all = [...hotels, ...flights.filter(hasSeats), ...transfers].flatMap(
    ({ customer_cancellation: stages }) => (stages ? [stages] : []),
  );
  if (all.some(([first]) => first !== undefined && first.cost_minor > 0)) return null;
  return all.flatMap((stages) => freeUntil(stages) ?? []).toSorted()[0] ?? null;
}
