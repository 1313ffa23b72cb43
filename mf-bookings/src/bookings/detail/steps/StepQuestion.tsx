import { missingAdvice, missingFor } from '@itinera/shared/bookings';
import { nextStates, type Booking, type BookingState } from '@itinera/shared/contracts';
import { ConfirmDialog } from '@itinera/shared/forms';
import { showSnackbar } from '@itinera/shared/state';
import { Alert } from '@itinera/shared/ui';
import { stateWords } from '../../stateWords';
import { callOf } from './bookingCall';
import { stepWords } from './stepWords';
import { useBookingCall } from './useBookingCall';

interface StepQuestionProps {
  booking: Booking;
  to: BookingState;
  onClose: () => void;
}

/** Asks before a step, and says why the server refuses it. */
export function StepQuestion({ booking, to, onClose }: StepQuestionProps) {
  const { verb, question, done, consequence } = stepWords[to];
  const step = useBookingCall(callOf(booking, 'status'), () => {
    showSnackbar(done, 'success');
    onClose();
  });
  const isNext = nextStates[booking.status].includes(to);
  const missing = missingFor(to, booking);
  return (
    <ConfirmDialog
      question={`${question} ${booking.ref}?`}
      verb={verb}
      isDangerous={false}
      isReady={!step.isBusy}
      onConfirm={isNext && missing.length === 0 ? () => step.run({ status: to }) : undefined}
      onClose={onClose}
    >
      {isNext ? consequence : `The booking is ${stateWords[booking.status].toLowerCase()} by now.`}
      {isNext && missing.length > 0 && (
        <Alert severity="warning" role="note" sx={{ mt: 2 }}>
          {missing.map((part) => missingAdvice[part]).join(' ')}
        </Alert>
      )}
      {step.error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {step.error}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
