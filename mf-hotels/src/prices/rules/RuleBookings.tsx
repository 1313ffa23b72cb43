import { AffectedBookings } from '../../affected-bookings/AffectedBookings';
import { openBookings, type AffectedQuery } from '../../affected-bookings/openBookings';
import { useAffectedBookings } from '../../affected-bookings/useAffectedBookings';
import { useRuleScope } from './RuleScope';

interface RuleBookingsProps {
  /** Hotel, partner, room and boarding of the rule; null is all. */
  rule: {
    hotel_id: string;
    dmc_id?: string | null | undefined;
    room_type_id?: string | null | undefined;
    boarding_type_id?: string | null | undefined;
  };
  /** Filters by the days of the rule. */
  days: AffectedQuery;
  what: string;
}

const only = (id: string | null | undefined) => (id ? [id] : undefined);

/** Bookings that were made before a rule or in spite of it. Partners see their own without the filter. */
export function RuleBookings({ rule, days, what }: RuleBookingsProps) {
  const { isPartner } = useRuleScope();
  const query: AffectedQuery = {
    ...openBookings,
    hotel_id: [rule.hotel_id],
    dmc_id: isPartner ? undefined : only(rule.dmc_id),
    room_type_id: only(rule.room_type_id),
    boarding_type_id: only(rule.boarding_type_id),
    ...days,
  };
  return (
    <AffectedBookings
      affected={useAffectedBookings(query)}
      query={query}
      what={what}
      consequence="Bookings stay as they are."
    />
  );
}
