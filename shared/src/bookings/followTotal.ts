import { addDays } from '@itinera/shared/contracts';
import { byDueDate, type Due } from './allocate';
import type { PaymentTerms } from './planInstalments';

export interface FollowedPlan {
  /** What is due of each instalment, by its id: its amount, less what the plan is more than the total. */
  due: Map<string, number>;
  /** What the total is more than the plan. */
  rest_minor: number;
}

/**
 * A plan as the total has it. Of a plan above the total the last instalments are not due, all or in part; of one below it there is a rest,
 * due on a day of its own. So what is due altogether is the total, whatever was planned, and no instalment is rewritten.
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
  /** The day since which there is a rest: nobody owes something before they were told. */
  since: string;
}

const latest = (...days: string[]): string => days.toSorted().at(-1) ?? '';

/** When a rest is due: with the balance that settings describe, yet not before the last instalment, and not before there was one. */
export function restDue({ instalments, departure, since }: RestOf, terms: PaymentTerms): string {
  const byTerms =
    departure === null ? addDays(since, terms.deposit_days) : addDays(departure, -terms.balance_days);
  return latest(since, byTerms, ...instalments.map(({ due_date }) => due_date));
}

interface RestBefore {
  rest_minor: number;
  rest_since: string | null;
  /** Of all that is owed. */
  outstanding_minor: number;
}

/** Since when there is a rest: from today on, unless some of it has been owed before. */
export function restSince(rest_minor: number, before: RestBefore, today: string): string | null {
  if (rest_minor === 0) return null;
  const wasOpen = Math.min(before.rest_minor, before.outstanding_minor) > 0;
  const isNew = rest_minor > before.rest_minor && !wasOpen;
  return isNew ? today : (before.rest_since ?? today);
}
