import type { Transaction } from '../../db/database';
import { insertBookings } from './bookings/insertBookings';
import { insertAllotments } from './insertAllotments';
import { insertBlocks } from './insertBlocks';
import { insertHotelParts } from './insertHotelParts';
import { insertHotels } from './insertHotels';
import { insertPlaces } from './largePlaces';
import { insertPrices } from './insertPrices';
import { insertTravellers } from './insertTravellers';
import { ranges } from './numbered';

/** The number of entries in addition to those of the demo. */
export interface Extent {
  hotels: number;
  travellers: number;
  bookings: number;
}

/** Together with the demo, 5,000 hotels and travellers, and 50,000 bookings. */
export const large: Extent = { hotels: 4_850, travellers: 4_960, bookings: 49_600 };

/** Needs the demo data, which its rows refer to. All values are derived from numbers, so they are the same everywhere. */
export async function insertLarge(tx: Transaction, extent: Extent): Promise<void> {
  await insertPlaces(tx);
  for (const range of ranges(extent.hotels)) {
    await insertHotels(tx, range);
    await insertHotelParts(tx, range);
    await insertPrices(tx, range);
    await insertAllotments(tx, range);
  }
  await insertBlocks(tx);
  for (const range of ranges(extent.travellers)) await insertTravellers(tx, range);
  await insertBookings(tx, extent.bookings, extent);
}
