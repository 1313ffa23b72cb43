import type { Booking } from '@itinera/shared/contracts';

/** Whether a booking is completed or cancelled: then nothing is missing and nothing can be done. */
export const isOver = ({ status }: Pick<Booking, 'status'>): boolean =>
  status === 'completed' || status === 'cancelled';
