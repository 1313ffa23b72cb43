import { stockNights, type PriceBook, type Stock } from '@itinera/shared/pricing';
import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import { readStock } from '../../allotments/readStock';
import type { StayRow } from '../bookingHotels.table';
import type { BookingRow } from '../bookings.table';
import type { AskedStay } from '../stays/stayValues';
import { nightsAsked } from './askedRooms';
import { lockRooms } from './lockRooms';
import type { NightRooms } from './nightsOfStay';
import { nightsFor, roomsIn, takeRooms } from './takeRooms';

/** A stock with fewer rooms: those that other stays of the same new booking take. */
function less({ today: day, allotments }: Stock, taken: readonly NightRooms[]): Stock {
  return {
    today: day,
    allotments: allotments.map((allotment) => {
      const days = new Map(allotment.days.map((one) => [one.day, one]));
      for (const { allotment_id, day: night, rooms } of taken) {
        if (allotment_id !== allotment.id) continue;
        const counts = days.get(night) ?? { day: night, rooms: null, sold: 0, held: 0 };
        days.set(night, { ...counts, held: counts.held + rooms });
      }
      return { ...allotment, days: [...days.values()] };
    }),
  };
}

export interface NewRooms {
  /** The price book of the next stay, with what the stays before it leave. */
  bookFor: (book: PriceBook, stay: AskedStay) => Promise<PriceBook>;
  /** Takes the rooms of a stay that was added. */
  take: (booking: BookingRow, stay: StayRow) => Promise<void>;
}

/** The rooms of a new booking with several stays, which may be for the same nights. */
export async function roomsOfNew(
  tx: Transaction,
  context: WriteContext,
  dmc_id: string,
  hotelIds: readonly string[],
): Promise<NewRooms> {
  const counted = await lockRooms(tx, hotelIds);
  const taken: NightRooms[] = [];
  return {
    async bookFor(book, stay) {
      if (!counted.has(stay.hotel_id)) return book;
      const read = await readStock(tx, { hotel_id: stay.hotel_id, dmc_id }, nightsAsked(stay));
      const stock = less(read, taken);
      taken.push(...roomsIn(stockNights(stock, stay)));
      return { ...book, stock };
    },
    async take(booking, stay) {
      if (!counted.has(stay.hotel_id)) return;
      await takeRooms(tx, context, booking, stay, { nights: await nightsFor(tx, booking, stay), had: false });
    },
  };
}
