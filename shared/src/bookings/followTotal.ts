import { addDays } from '@itinera/shared/contracts';
import { byDueDate, type Due } from './allocate';
import type { PaymentTerms } from './planInstalments';

export interface FollowedPlan {
  /** Due amount per instalment, by id: its amount minus what the plan exceeds the total by. */
  due: Map<string, number>;
  /** What the total exceeds the plan by. */
  rest_minor: number;
}

/**
 * Fits a plan to the total. Of a plan above it, the last instalments are not due, all or in part; of one below, a rest is due on its own
 * day. So the due amounts always add up to the total, and no instalment is rewritten.
 */
export function followTotal(instalments: readonly Due[], totalMinor: number): FollowedPlan {
  let left = Math.max(0, totalMinor);
  const due = new Map<string, number>();
  for (const { id, amount_minor } of instalments.toSorted(byDueDate)) {
    const share = Math.min(left, amount_minor);
    due.set(id, share);
    left -= share;
  }
  return { due, rest_minor: left };
}

interface RestOf {
  instalments: readonly Due[];
  departure: string | null;
  /** Day since which there is a rest: nothing is overdue before the customer was informed. */
  since: string;
}

const latest = (...days: string[]): string => days.toSorted().at(-1) ?? '';

/** Due day of a rest: that of the balance by the settings, but not before the last instalment, and not before the rest existed. */
export function restDue({ instalments, departure, since }: RestOf, terms: PaymentTerms): string {
  const byTerms =
    departure === null ? addDays(since, terms.deposit_days) : addDays(departure, -terms.balance_days);
  return latest(since, byTerms, ...instalments.map(({ due_date }) => due_date));
}

interface RestBefore {
  rest_minor: number;
  rest_since: string | null;
  /** Outstanding amount of the booking. */
  outstanding_minor: number;
}

/** Since when there is a rest: today, unless some of it was owed before. */
export function restSince(rest_minor: number, before: RestBefore, today: string): string | null {
  if (rest_minor === 0) return null;
  const wasOpen = Math.min(before.rest_minor, before.outstanding_minor) > 0;
  const isNew = rest_minor > before.rest_minor && !wasOpen;
  return isNew ? today : (before.rest_since ?? today);
}
