import type { BlockSeat } from '@itinera/shared/contracts';
import { loadOf } from '../seats';

/** Steps of the load in the calendar. */
export const loadLevels = {
  low: 'Under 50 %',
  half: '50–84 %',
  high: '85–99 %',
  full: 'Full',
  oversold: 'Oversold',
} as const;
export type LoadLevel = keyof typeof loadLevels;

export function loadLevel(
  block: Pick<BlockSeat, 'seats_total' | 'seats_sold' | 'seats_held' | 'seats_free'>,
): LoadLevel {
  if (block.seats_free < 0) return 'oversold';
  if (block.seats_free === 0) return 'full';
  const load = loadOf(block);
  if (load >= 85) return 'high';
  return load >= 50 ? 'half' : 'low';
}
