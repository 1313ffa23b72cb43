import type { BlockRow } from '../../blockSeats/blockSeats.table';
import { shownDay, type DueFacts } from './facts';

/** The placeholders of block seats. */
export const ofBlock = (block: BlockRow, key: string): DueFacts => ({
  key: `${block.id} ${key}`,
  facts: {
    link: { kind: 'block_seat', id: block.id },
    values: {
      block: block.code,
      flight: block.flight_number,
      departure: shownDay(block.departure_date),
      release: shownDay(block.release_date),
      free: String(block.seats_free),
    },
  },
});
