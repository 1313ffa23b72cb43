import { addDays, isCounted } from '@itinera/shared/contracts';
import type { BookAllotment, StockDay } from '../book';

type Counts = Pick<StockDay, 'rooms' | 'sold' | 'held' | 'own'>;
type Numbered = Pick<BookAllotment, 'kind' | 'rooms' | 'release_days'>;

/** Rooms of a night: its own number, or that of the allotment. */
export const roomsOn = ({ rooms }: Pick<Numbered, 'rooms'>, counts: Counts | undefined): number =>
  counts?.rooms ?? rooms;

/** Whether unsold rooms of a night have been given back: soft ones are sold until `release_days` before it, that day included. */
export const isReleased = ({ kind, release_days }: Numbered, night: string, today: string): boolean =>
  kind === 'soft' && addDays(night, -release_days) < today;

/**
 * Rooms that can still be sold; null if they are not counted. Never below those of the stay itself, nor below 0: a night may have fewer
 * rooms than bookings have.
 */
export function leftOn(
  allotment: Numbered,
  counts: Counts | undefined,
  night: string,
  today: string,
): number | null {
  if (!isCounted(allotment.kind)) return null;
  const own = counts?.own ?? 0;
  if (isReleased(allotment, night, today)) return own;
  return Math.max(own, roomsOn(allotment, counts) - (counts?.sold ?? 0) - (counts?.held ?? 0) + own);
}
