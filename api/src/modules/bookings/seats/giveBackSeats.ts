import type { InferSelectModel } from 'drizzle-orm';
import type { Transaction } from '../../../db/database';
import { lockBlock } from '../../blockSeats/blockSeats.writes';
import type { bookingFlightsTable } from '../bookingFlights.table';
import { countSeats } from './takeSeats';

/** Releases the seats of a removed flight. */
export async function giveBackSeats(
  tx: Transaction,
  { id, block_seat_id }: InferSelectModel<typeof bookingFlightsTable>,
): Promise<void> {
  const block = block_seat_id ? await lockBlock(tx, block_seat_id) : undefined;
  if (block) await countSeats(tx, block, id, undefined);
}
