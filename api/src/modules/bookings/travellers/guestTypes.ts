import { inArray } from 'drizzle-orm';
import { ageOn } from '@itinera/shared/contracts';
import { flightKind, placesOf, type GuestKind } from '@itinera/shared/bookings';
import { guestKind } from '@itinera/shared/pricing';
import { today } from '../../../base/today';
import type { Transaction } from '../../../db/database';
import { selectByIds } from '../../../rest/entries/embed';
import { hotelsTable } from '../../hotels/hotels.table';
import { initialSettings } from '../../settings/initialSettings';
import { settingsTable } from '../../settings/settings.table';
import { travellersTable } from '../../travellers/travellers.table';
import { bookingTravellersTable as table } from '../bookingTravellers.table';
import type { BookingParts } from '../parts';

type Member = BookingParts['travellers'][number];

/** Age groups of the hotel of the first stay of the fullest night; without a stay, those of the first flight. */
async function kindBy(
  tx: Transaction,
  { hotels, flights }: BookingParts,
): Promise<(birthday: string) => GuestKind> {
  const [stay] = placesOf(hotels).map((place) => place.stay);
  const [hotel] = stay ? await selectByIds(tx, hotelsTable, [stay.hotel_id]) : [];
  if (!stay || !hotel) {
    const day = flights[0]?.departure_date ?? today();
    return (birthday) => flightKind(ageOn(day, birthday));
  }
  const [settings = initialSettings] = await tx.select().from(settingsTable);
  const day = stay[settings.child_age_reference];
  return (birthday) => guestKind({ hotel, settings }, ageOn(day, birthday));
}

/** Updates which travellers of a booking are adults, children or infants, and returns them. */
export async function updateGuestTypes(tx: Transaction, parts: BookingParts): Promise<Member[]> {
  const { travellers } = parts;
  if (travellers.length === 0) return travellers;
  const ids = travellers.map(({ traveller_id }) => traveller_id);
  const people = new Map((await selectByIds(tx, travellersTable, ids)).map((one) => [one.id, one]));
  const kindOf = await kindBy(tx, parts);
  const counted = travellers.map((member) => {
    const birthday = people.get(member.traveller_id)?.birthday;
    return birthday === undefined ? member : { ...member, pax_type: kindOf(birthday) };
  });
  for (const pax_type of ['adult', 'child', 'infant'] as const) {
    const changed = counted.filter(
      (member, index) => member.pax_type === pax_type && travellers[index]?.pax_type !== pax_type,
    );
    if (changed.length > 0)
      await tx
        .update(table)
        .set({ pax_type })
        .where(
          inArray(
            table.id,
            changed.map(({ id }) => id),
          ),
        );
  }
  return counted;
}
