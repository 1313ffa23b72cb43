import { addDays, type CancellationTerms, type PricePeriod } from '@itinera/shared/contracts';
import type { TypesOfHotel } from '../rules/useTypesOfHotel';

interface Sold extends TypesOfHotel {
  periods: readonly Pick<PricePeriod, 'start_period' | 'end_period'>[];
}

const isFor = (ids: readonly string[], id: string): boolean => ids.length === 0 || ids.includes(id);

/**
 * Days of the coming year on which a stay can arrive, in some room with some boarding, without terms if it is booked today. Terms of an
 * offer don't count, because other stays don't have them.
 */
export function daysWithoutTerms(
  all: readonly CancellationTerms[],
  { periods, rooms, boardings }: Sold,
  today: string,
): string[] {
  const usable = all.filter(
    ({ is_active, offer_ids, booking_from, booking_to }) =>
      is_active && offer_ids.length === 0 && booking_from <= today && today <= booking_to,
  );
  const days = Array.from({ length: 365 }, (_, index) => addDays(today, index));
  return days.filter((day) => {
    if (!periods.some(({ start_period, end_period }) => start_period <= day && day <= end_period))
      return false;
    const ofDay = usable.filter(({ stay_from, stay_to }) => stay_from <= day && day <= stay_to);
    return rooms.some((room) =>
      boardings.some(
        (boarding) =>
          !ofDay.some(
            (terms) =>
              isFor(terms.room_type_ids, room.value) && isFor(terms.boarding_type_ids, boarding.value),
          ),
      ),
    );
  });
}
