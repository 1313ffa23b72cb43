import { sql } from 'drizzle-orm';
import type { AgeBand, ChildAge, Passengers, SearchInput } from '@itinera/shared/contracts';
import { passengersOf, type PriceBook } from '@itinera/shared/pricing';
import type { Transaction } from '../../db/database';
import { hotelsWithPlaces, located } from './hotelFilters';

/** The party as counted by hotels with the same ages of children. */
export interface Party {
  child_age_limits: AgeBand[];
  child_age: ChildAge | null;
  passengers: Passengers;
}

/**
 * The parties of a search: one for each set of age limits of hotels in these places. Without children all hotels agree. Other filters are
 * ignored, so that searches without one of them use the same parties.
 */
export async function readParties(
  tx: Transaction,
  search: SearchInput,
  settings: PriceBook['settings'],
): Promise<Party[]> {
  const { adults, child_ages } = search;
  const counted = (limits: Pick<Party, 'child_age_limits' | 'child_age'>): Party => ({
    ...limits,
    passengers: passengersOf(
      { hotel: { ...limits, is_active: true }, settings },
      // Ages are given, so that neither hotel nor days matter.
      {
        adults,
        child_ages,
        room_type_id: '',
        boarding_type_id: '',
        check_in: '',
        check_out: '',
        booking_date: '',
      },
    ),
  });
  const anywhere = { child_age_limits: [], child_age: null };
  if (child_ages.length === 0) return [counted(anywhere)];
  const limits = await tx.execute<Pick<Party, 'child_age_limits' | 'child_age'> & Record<string, unknown>>(
    sql`SELECT DISTINCT hotel.child_age_limits, hotel.child_age FROM ${hotelsWithPlaces} WHERE ${located(search) ?? sql`true`}`,
  );
  // Places without hotels still have a party, which finds nothing.
  return (limits.length > 0 ? limits : [anywhere]).map(counted);
}
