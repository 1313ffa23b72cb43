import { sql } from 'drizzle-orm';
import type { AgeBand, ChildAge, Passengers } from '@itinera/shared/contracts';
import { passengersOf, type PriceBook } from '@itinera/shared/pricing';
import type { Transaction } from '../../db/database';

/** Hotels that say the same about the ages of children, and how they count the party. */
export interface Party {
  child_age_limits: AgeBand[];
  child_age: ChildAge | null;
  passengers: Passengers;
}

interface Guests {
  adults: number;
  child_ages: number[];
}

/** The party as hotels count it: one way for each set of age limits that hotels have. Without children all hotels agree. */
export async function readParties(
  tx: Transaction,
  guests: Guests,
  settings: PriceBook['settings'],
): Promise<Party[]> {
  const counted = (limits: Pick<Party, 'child_age_limits' | 'child_age'>): Party => ({
    ...limits,
    passengers: passengersOf(
      { hotel: { ...limits, is_active: true }, settings },
      // Ages are given, so that neither the hotel nor the days matter.
      { ...guests, room_type_id: '', boarding_type_id: '', check_in: '', check_out: '', booking_date: '' },
    ),
  });
  if (guests.child_ages.length === 0) return [counted({ child_age_limits: [], child_age: null })];
  const limits = await tx.execute<Pick<Party, 'child_age_limits' | 'child_age'> & Record<string, unknown>>(
    sql`SELECT DISTINCT child_age_limits, child_age FROM hotels`,
  );
  return limits.map(counted);
}
