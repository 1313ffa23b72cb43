import type { BlockSeat } from '@itinera/shared/contracts';

type Block = Pick<BlockSeat, 'code' | 'status' | 'block_type' | 'release_date' | 'departure_date'>;

/** State of a block on a day. Sales depend on the days, not on when the job runs that stores this state. */
export function blockStateOn(
  { status, block_type, release_date, departure_date }: Omit<Block, 'code'>,
  today: string,
): BlockSeat['status'] {
  if (status === 'cancelled' || status === 'departed') return status;
  if (departure_date < today) return 'departed';
  return status === 'open' && block_type === 'soft' && release_date !== null && release_date < today
    ? 'released'
    : status;
}

/** Why a block sells no seats on a day; undefined if it is open. */
export function whyNoSeats(block: Block, today: string): string | undefined {
  const { code } = block;
  switch (blockStateOn(block, today)) {
    case 'open':
      return undefined;
    case 'closed':
      return `${code} is closed and sells no seats. Open it, or choose another block.`;
    case 'released':
      return `${code} is released: its unsold seats went back. Choose another block.`;
    case 'cancelled':
      return `${code} is cancelled: this flight does not take place. Choose another block.`;
    case 'departed':
      return `${code} has departed. Choose another block.`;
  }
}

/** Whether held seats may be sold with a reason: only if the flight takes place. */
export const mayOverride = (block: Omit<Block, 'code'>, today: string): boolean =>
  ['open', 'closed', 'released'].includes(blockStateOn(block, today));
