import { bookingStates } from '@itinera/shared/contracts';
import type { BlockDialogProps } from '../block';
import { CancelForm } from './CancelForm';
import { StepQuestion } from './StepQuestion';

/** Confirms a change of state; `entry` is the new state. */
export function StepDialog({ booking, entry, onClose }: BlockDialogProps) {
  const to = bookingStates.find((state) => state === entry);
  if (to === undefined) return null;
  return to === 'cancelled' ? (
    <CancelForm booking={booking} onClose={onClose} />
  ) : (
    <StepQuestion booking={booking} to={to} onClose={onClose} />
  );
}
