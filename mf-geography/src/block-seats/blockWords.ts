import type { BlockSeat, SeatState } from '@itinera/shared/contracts';

export const statusWords: Record<BlockSeat['status'], string> = {
  open: 'Open',
  closed: 'Closed',
  released: 'Released',
  cancelled: 'Cancelled',
  departed: 'Departed',
};

export const typeWords: Record<BlockSeat['block_type'], string> = { hard: 'Hard', soft: 'Soft' };

export const directionWords: Record<BlockSeat['direction'], string> = {
  outbound: 'Outbound',
  return: 'Return',
};

export const seatWords: Record<SeatState, string> = { held: 'Held', sold: 'Sold', released: 'Given back' };

/** The options of a filter or a select. */
export const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
