import { bookings } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import type { AffectedQuery } from './openBookings';

/** How many are named. */
const named = 3;

/** Number and first entries of the bookings that a change affects; undefined while the answer is about another query. */
export function useAffectedBookings(query: AffectedQuery, isWanted = true) {
  const { data, error, refetch, isPlaceholderData } = useList(
    bookings,
    { ...query, sort: 'departure_date', page: 1, per_page: named },
    isWanted,
  );
  const found = isPlaceholderData ? undefined : data;
  return {
    total: found?.total,
    first: found?.result ?? [],
    error,
    retry: () => void refetch(),
    /** Whether the check is finished, successfully or not. */
    isChecked: found !== undefined || error !== null,
  };
}
export type Affected = ReturnType<typeof useAffectedBookings>;
