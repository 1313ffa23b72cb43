import { doubtInWords, missingAdvice, missingFor, whyNotCompleted } from '@itinera/shared/bookings';
import { nextStates, type Booking, type BookingState } from '@itinera/shared/contracts';
import { useAct, useSettings } from '@itinera/shared/data';
import { ConfirmDialog, LineInput } from '@itinera/shared/forms';
import { showSnackbar, today } from '@itinera/shared/state';
import { Alert } from '@itinera/shared/ui';
import { useState } from 'react';
import { stateWords } from '../../stateWords';
import { doubtsIn } from '../travellers/occupancy';
import { bookingAction } from './bookingAction';
import { needsReason, OverrideReason, type Overridable } from './OverrideReason';
import { wordsOfStep } from './stepWords';
import { undoCompletion } from './undoCompletion';

interface StepQuestionProps {
  booking: Booking;
  to: BookingState;
  onClose: () => void;
}

const overridable: readonly Overridable[] = ['seats', 'rooms'];

/** Confirms a step, and shows the reason of a refusal. */
export function StepQuestion({ booking, to, onClose }: StepQuestionProps) {
  const { verb, question, done, consequence } = wordsOfStep(booking.status, to);
  const [reasons, setReasons] = useState<Record<Overridable, string>>({ seats: '', rooms: '' });
  const step = useAct(bookingAction(booking, 'status'), () => {
    showSnackbar(done, 'success', to === 'completed' ? undoCompletion(booking) : undefined);
    onClose();
  });
  const isNext = nextStates[booking.status].includes(to);
  const missing = booking.status === 'completed' ? [] : missingFor(to, booking);
  const early = to === 'completed' ? whyNotCompleted(booking, today()) : undefined;
  const problem = early ?? missing.map((part) => missingAdvice[part]).join(' ');
  const asked = overridable.filter((what) => needsReason(step.params, what));
  const [seats_reason, rooms_reason] = [reasons.seats.trim(), reasons.rooms.trim()];
  const isMissing = asked.some((what) => reasons[what].trim() === '');
  const { data: settings } = useSettings();
  const [doubtReason, setDoubtReason] = useState('');
  const doubts =
    to === 'confirmed' && booking.status !== 'completed' && missing.length === 0
      ? doubtsIn(booking, settings?.child_age_reference ?? 'check_in')
      : [];
  const isDoubted = isNext && doubts.length > 0;
  return (
    <ConfirmDialog
      question={`${question} ${booking.ref}?`}
      verb={verb}
      isDangerous={false}
      isReady={!step.isBusy && !isMissing && (!isDoubted || doubtReason.trim() !== '')}
      onConfirm={
        isNext && problem === ''
          ? () =>
              step.run({
                status: to,
                ...(seats_reason !== '' && { seats_reason }),
                ...(rooms_reason !== '' && { rooms_reason }),
                ...(isDoubted && { reason: doubtReason.trim() }),
              })
          : undefined
      }
      onClose={onClose}
    >
      {isNext
        ? early === undefined && consequence
        : `The booking is ${stateWords[booking.status].toLowerCase()} by now.`}
      {isNext && problem !== '' && (
        <Alert severity="warning" role="note" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      {isDoubted && (
        <>
          <Alert severity="warning" role="note" sx={{ my: 2 }}>
            {doubts.map(doubtInWords).join(' ')}
          </Alert>
          <LineInput
            label="Reason for confirming it all the same"
            required
            value={doubtReason}
            onChange={setDoubtReason}
            problem={undefined}
          />
        </>
      )}
      {step.problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {step.problem}
        </Alert>
      )}
      {asked.map((what) => (
        <OverrideReason
          key={what}
          what={what}
          value={reasons[what]}
          onChange={(reason) => setReasons({ ...reasons, [what]: reason })}
        />
      ))}
    </ConfirmDialog>
  );
}
