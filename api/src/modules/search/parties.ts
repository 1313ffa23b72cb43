import { sql } from 'drizzle-orm';
import type { AgeBand, ChildAge, Passengers, SearchInput } from '@itinera/shared/contracts';
import { passengersOf, type PriceBook } from '@itinera/shared/pricing';
import type { Transaction } from '../../db/database';
import { hotelsWithPlaces, located } from './hotelFilters';

/** Hotels that say the same about the ages of children, and how they count the party. */
export interface Party {
  child_age_limits: AgeBand[];
  child_age: ChildAge | null;
  passengers: Passengers;
}

/**
 * The party as hotels count it: one way for each set of age limits that hotels of these places have. Without children all hotels
 * agree. Other filters narrow nothing here: what a search would find without one of them is counted with the same parties.
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
      // Ages are given, so that neither the hotel nor the days matter.
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
