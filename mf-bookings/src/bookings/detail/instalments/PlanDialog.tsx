import { instalments } from '@itinera/shared/contracts';
import { readAgain } from '@itinera/shared/data';
import { ConfirmDialog } from '@itinera/shared/forms';
import { plural } from '@itinera/shared/format';
import { showSnackbar } from '@itinera/shared/state';
import { Alert } from '@itinera/shared/ui';
import type { BlockDialogProps } from '../block';
import { callOf } from '../steps/bookingCall';
import { useBookingCall } from '../steps/useBookingCall';

/** Asks before it makes the plan that settings describe, in place of the one there is. */
export function PlanDialog({ booking, onClose }: BlockDialogProps) {
  const before = booking.instalments?.length ?? 0;
  const plan = useBookingCall(callOf(booking, 'instalment-plan'), () => {
    void readAgain(instalments);
    showSnackbar('Instalments planned', 'success');
    onClose();
  });
  return (
    <ConfirmDialog
      question={`Plan the instalments of ${booking.ref}?`}
      verb="Make plan"
      isDangerous={false}
      isReady={!plan.isBusy}
      onConfirm={() => plan.run({})}
      onClose={onClose}
    >
      A deposit and a balance are made from the total, the departure and the terms in the settings.
      {before > 0 && ` They replace the ${plural(before, 'instalment')} there now.`}
      {plan.error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {plan.error}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
