import { allotments } from '@itinera/shared/contracts';
import { system } from '../src/db/actor';
import { uuidv7 } from 'uuidv7';
import { allotmentDaysTable } from '../src/modules/allotments/allotmentDays.table';
import type { Calls, Entry } from './calls';
import { hotelWithPrices } from './hotelWithTerms';
import { idOf } from './people';
import type { TestServer } from './testServer';

/** A hotel that two partners sell. */
export async function hotelOfTwo(staff: Calls): Promise<string> {
  const { owner } = await hotelWithPrices(staff);
  await staff.make('/api/hotel-dmcs', {
    hotel_id: owner.hotel_id,
    dmc_id: idOf('partner2'),
    currency: 'EUR',
  });
  return owner.hotel_id;
}

/** Five soft rooms of the first partner in July 2027. */
export const bodyOfAllotment = (hotel_id: string, more: object = {}) => ({
  hotel_id,
  dmc_id: idOf('partner'),
  name: 'Summer',
  start_date: '2027-07-01',
  end_date: '2027-07-31',
  rooms: 5,
  release_days: 7,
  ...more,
});

export const makeAllotment = (calls: Calls, hotel_id: string, more: object = {}): Promise<Entry> =>
  calls.make(allotments.path, bodyOfAllotment(hotel_id, more));

/** Counts rooms of a night directly, as bookings do. */
export async function takeRooms(
  server: TestServer,
  allotment: Entry,
  day: string,
  counts: { sold?: number; held?: number },
): Promise<void> {
  await server.database.withActor(system('test'), (tx) =>
    tx
      .insert(allotmentDaysTable)
      .values({
        id: uuidv7(),
        allotment_id: allotment.id,
        hotel_id: String(allotment['hotel_id']),
        dmc_id: allotment['dmc_id'] === null ? null : String(allotment['dmc_id']),
        day,
        ...counts,
      })
      .onConflictDoUpdate({
        target: [allotmentDaysTable.allotment_id, allotmentDaysTable.day],
        set: counts,
      }),
  );
}
