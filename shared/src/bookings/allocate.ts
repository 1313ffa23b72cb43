export interface Due {
  id: string;
  due_date: string;
  amount_minor: number;
  order: number;
}

export const byDueDate = (one: Due, other: Due): number =>
  one.due_date.localeCompare(other.due_date) || one.order - other.order || one.id.localeCompare(other.id);

/**
 * Received amount per instalment, by id: the oldest due date is filled first, and on the same day the smaller `order`. An excess belongs
 * to none.
 */
export function allocate(instalments: readonly Due[], receivedMinor: number): Map<string, number> {
  let left = Math.max(0, receivedMinor);
  const shares = new Map<string, number>();
  for (const { id, amount_minor } of instalments.toSorted(byDueDate)) {
    const share = Math.min(left, amount_minor);
    shares.set(id, share);
    left -= share;
  }
  return shares;
}

/** The oldest instalment that is not fully paid, with its missing amount; null if all are. */
export function nextDue(
  instalments: readonly Due[],
  receivedMinor: number,
): { due_date: string; missing_minor: number } | null {
  const shares = allocate(instalments, receivedMinor);
  const next = instalments
    .toSorted(byDueDate)
    .find(({ id, amount_minor }) => (shares.get(id) ?? 0) < amount_minor);
  return next
    ? { due_date: next.due_date, missing_minor: next.amount_minor - (shares.get(next.id) ?? 0) }
    : null;
}
