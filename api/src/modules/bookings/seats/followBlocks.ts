import { eq } from 'drizzle-orm';
import { flightOfBlock } from '@itinera/shared/bookings';
import { blockSeats } from '@itinera/shared/contracts';
import { followChanges, type Follow } from '../../../audit/followChanges';
import { beforeCommit } from '../../../db/beforeCommit';
import { entityOf } from '../../../rest/write/operations';
import { blockSeatsTable as blocks } from '../../blockSeats/blockSeats.table';
import { bookingFlightsTable as flights } from '../bookingFlights.table';

const followBlock: Follow = (tx, { entity_id: id, before, after }) => {
  if (!before || !after) return;
  beforeCommit(tx, async () => {
    const [block] = await tx.select().from(blocks).where(eq(blocks.id, id));
    if (block) await tx.update(flights).set(flightOfBlock(block)).where(eq(flights.block_seat_id, id));
  });
};

/** Copies the number and the times of a block to its flights in bookings, whenever they change. */
export function followBlocks(): void {
  followChanges([entityOf(blockSeats.path)], followBlock);
}
