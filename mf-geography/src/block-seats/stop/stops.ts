import type { BlockSeat } from '@itinera/shared/contracts';

/** Statuses that stop sales, and their consequence for bookings with seats. */
export const stops = {
  closed: {
    verb: 'Close',
    keep: 'Keep open',
    done: 'closed',
    consequence: 'Held seats can then be sold only with a reason.',
  },
  released: {
    verb: 'Release',
    keep: 'Keep open',
    done: 'released',
    consequence: 'Unsold seats go back. Held seats can then be sold only with a reason.',
  },
  cancelled: {
    verb: 'Cancel flights',
    keep: 'Keep flights',
    done: 'cancelled',
    consequence: 'These flights do not take place: their bookings need others.',
  },
} as const;
export type Stop = keyof typeof stops;

export const takenOf = ({ seats_sold, seats_held }: Pick<BlockSeat, 'seats_sold' | 'seats_held'>): number =>
  seats_sold + seats_held;
