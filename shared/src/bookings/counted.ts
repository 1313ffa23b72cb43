import type { BookingState } from '@itinera/shared/contracts';
import { keptOf } from './paymentStatus';

/** States of sold bookings: their customers owe the total, and their suppliers are paid. */
export const soldStates: readonly BookingState[] = ['confirmed', 'completed'];

/** States of bookings with a debt: a cancelled one has its fee. */
export const owingStates: readonly BookingState[] = [...soldStates, 'cancelled'];

export const isSold = (status: string): boolean => soldStates.some((state) => state === status);
export const isOwing = (status: string): boolean => owingStates.some((state) => state === status);

interface Summary {
  status: string;
  total_minor: number;
  net_minor: number;
  received_minor: number;
  /** Owed minus received. */
  outstanding_minor: number;
}

/** Amounts of a booking in all sums. */
export interface Counted {
  /** The total of a sold booking, the fee of a cancelled one. */
  total_minor: number;
  net_minor: number;
  profit_minor: number;
  /** What customers still have to pay. */
  outstanding_minor: number;
  /** What customers get back, which is not a negative debt. */
  refundable_minor: number;
  /** The total of a booking that is not sold yet. */
  pending_minor: number;
}

/** Amounts of a summary in sums. Equal to the SQL of `countedAmounts` in the API. */
export function countedOf({ status, total_minor, net_minor, ...moved }: Summary): Counted {
  if (!isOwing(status))
    return {
      total_minor: 0,
      net_minor: 0,
      profit_minor: 0,
      outstanding_minor: 0,
      refundable_minor: 0,
      pending_minor: total_minor,
    };
  const sold = isSold(status);
  const owed = sold ? total_minor : moved.outstanding_minor + keptOf(moved);
  const net = sold ? net_minor : 0;
  return {
    total_minor: owed,
    net_minor: net,
    profit_minor: owed - net,
    outstanding_minor: Math.max(0, moved.outstanding_minor),
    refundable_minor: Math.max(0, -moved.outstanding_minor),
    pending_minor: 0,
  };
}
