import { nightsBetween, type CostOfStayChange, type StayChange } from '@itinera/shared/contracts';
import { costOfChange, droppedBy, type StayExtent } from '@itinera/shared/pricing';
import { invalid } from '../../../http/problem';
import type { StayRow } from '../bookingHotels.table';
import type { BookingRow } from '../bookings.table';

type Guests = Pick<StayRow, 'adults' | 'child_ages'>;

/** Counts guests without infants, who are free: of a stay, its youngest ones. */
function payingGuests({ child_ages, infants }: StayRow): (guests: Guests) => number {
  const oldest = child_ages.toSorted((one, other) => one - other)[infants - 1] ?? -1;
  return (guests) => guests.adults + guests.child_ages.filter((age) => age > oldest).length;
}

/** Refuses days that no stay can have. */
function extentAfter(stay: StayRow, change: StayChange, paying: (guests: Guests) => number): StayExtent {
  const { check_in = stay.check_in, check_out = stay.check_out, rooms = stay.rooms } = change;
  if (nightsBetween(check_in, check_out) < 1) throw invalid({ check_out: 'Check out after check-in.' });
  const { adults = stay.adults, child_ages = stay.child_ages } = change;
  return { check_in, check_out, rooms, guests: paying({ adults, child_ages }) };
}

/** What one room costs in each night by the frozen quote; undefined for a price by hand. */
function nightlyOf({ quote }: StayRow): number[] | undefined {
  const nights = quote?.nights.flatMap(({ net_minor }) => net_minor ?? []);
  return nights && nights.length === quote?.nights.length ? nights : undefined;
}

function droppedOf(stay: StayRow, change: StayChange) {
  const paying = payingGuests(stay);
  const { check_in, check_out, rooms } = stay;
  const before = { check_in, check_out, rooms, guests: paying(stay) };
  const after = change.is_removed ? 'removed' : extentAfter(stay, change, paying);
  return droppedBy(before, after, nightlyOf(stay));
}

function linesOf({
  part,
  whole,
  nights,
  rooms,
  guests,
}: ReturnType<typeof droppedOf>): CostOfStayChange['lines'] {
  if (part === whole) return [{ what: 'stay', count: 1 }];
  const counts = { nights, rooms, guests };
  return (['nights', 'rooms', 'guests'] as const).flatMap((what) =>
    counts[what] > 0 ? [{ what, count: counts[what] }] : [],
  );
}

interface Asked {
  at: string;
  /** Whether the costs of the customer are answered. */
  isForStaff: boolean;
}

/** What a change of a stay costs by its frozen terms. A draft costs nothing, because nothing was requested. */
export function costOfStayChange(
  booking: Pick<BookingRow, 'status' | 'currency' | 'total_minor'>,
  stay: StayRow,
  change: StayChange,
  { at, isForStaff }: Asked,
): CostOfStayChange {
  const dropped = droppedOf(stay, change);
  const { cancellation, customer_cancellation, net_minor, sale_minor } = stay;
  const isDraft = booking.status === 'draft';
  const supplier = { price_minor: net_minor, stages: isDraft ? [] : (cancellation?.stages ?? []) };
  const ofCustomer = isDraft ? [] : (customer_cancellation ?? []);
  // As for the whole booking: a discount may make its total less than what its stays cost the customer.
  const most_minor = Math.max(0, booking.total_minor);
  const customer = {
    price_minor: Math.min(sale_minor, most_minor),
    stages: ofCustomer.map((stage) => ({ ...stage, cost_minor: Math.min(stage.cost_minor, most_minor) })),
  };
  return {
    at,
    currency: booking.currency,
    has_terms: cancellation !== null,
    lines: linesOf(dropped),
    supplier: costOfChange(supplier, dropped, at),
    ...(isForStaff && { customer: costOfChange(customer, dropped, at) }),
  };
}
