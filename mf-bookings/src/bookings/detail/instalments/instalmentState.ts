import { type Booking, type Instalment, nightsBetween } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';

type Due = Pick<Instalment, 'due_date' | 'amount_minor' | 'due_minor' | 'received_minor'>;

export interface InstalmentState {
  text: string;
  isOverdue: boolean;
}

/** Payment state of an instalment, and since when it is overdue. Nothing of a cancelled booking is due. */
export function instalmentState(
  { due_date, amount_minor, due_minor, received_minor }: Due,
  { status }: Pick<Booking, 'status'>,
  today: string,
): InstalmentState {
  if (status === 'cancelled' && received_minor < amount_minor)
    return { text: 'Not due any more', isOverdue: false };
  if (due_minor === 0 && amount_minor > 0) return { text: 'Not due: the total is lower', isOverdue: false };
  if (received_minor >= due_minor) return { text: 'Received', isOverdue: false };
  const part = received_minor > 0 ? 'Partly received' : 'Not received';
  const days = nightsBetween(due_date, today);
  if (days <= 0) return { text: part, isOverdue: false };
  return { text: `${part}, overdue by ${plural(days, 'day')}`, isOverdue: true };
}
