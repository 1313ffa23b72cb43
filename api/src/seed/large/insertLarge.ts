import type { Transaction } from '../../db/database';
import { insertHotelParts } from './insertHotelParts';
import { insertHotels } from './insertHotels';
import { insertPlaces } from './largePlaces';
import { insertPrices } from './insertPrices';
import { insertTravellers } from './insertTravellers';
import type { Range } from './numbered';

/** How many are added to those of the demo. */
export interface Extent {
  hotels: number;
  travellers: number;
}

/** Together with the demo, 5,000 of each. */
export const large: Extent = { hotels: 4_850, travellers: 4_960 };

/** Rows per statement, so that each ends long before the statement timeout. */
const atATime = 500;

function* ranges(count: number): Generator<Range> {
  for (let from = 1; from <= count; from += atATime) yield { from, to: Math.min(count, from + atATime - 1) };
}

/** Needs the demo data, to which its rows refer. All values are derived from numbers, and so the same everywhere. */
export async function insertLarge(tx: Transaction, extent: Extent): Promise<void> {
  await insertPlaces(tx);
  for (const range of ranges(extent.hotels)) {
    await insertHotels(tx, range);
    await insertHotelParts(tx, range);
    await insertPrices(tx, range);
  }
  for (const range of ranges(extent.travellers)) await insertTravellers(tx, range);
}
