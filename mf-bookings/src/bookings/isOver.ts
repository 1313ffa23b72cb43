import type { Booking } from '@itinera/shared/contracts';

/** A booking that is completed or cancelled shows what was, and no more what is missing or could be done. */
export const isOver = ({ status }: Pick<Booking, 'status'>): boolean =>
  status === 'completed' || status === 'cancelled';
