import type { BookingState } from '@itinera/shared/contracts';
import { keptOf } from './paymentStatus';

/** The bookings that are sold: their customers owe the total, and their suppliers are paid. */
export const soldStates: readonly BookingState[] = ['confirmed', 'completed'];

/** The bookings whose customers owe something: of a cancelled one its fee. */
export const owingStates: readonly BookingState[] = [...soldStates, 'cancelled'];

export const isSold = (status: string): boolean => soldStates.some((state) => state === status);
export const isOwing = (status: string): boolean => owingStates.some((state) => state === status);

interface Summary {
  status: string;
  total_minor: number;
  net_minor: number;
  received_minor: number;
  /** What is owed less what was received. */
  outstanding_minor: number;
}

/** What a booking counts for, in every sum there is. */
export interface Counted {
  /** The total of what is sold, the fee of what is cancelled. */
  total_minor: number;
  net_minor: number;
  profit_minor: number;
  /** What customers still have to pay. */
  outstanding_minor: number;
  /** What customers get back, which is no negative debt. */
  refundable_minor: number;
  /** The total of what is not sold yet. */
  pending_minor: number;
}

/** Of a summary as lists have it; the statement in `countedAmounts` of the API says the same. */
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
