import type { Booking } from '@itinera/shared/contracts';
import { useAct } from '@itinera/shared/data';
import { ConfirmDialog } from '@itinera/shared/forms';
import { useNavigate } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { showSnackbar } from '@itinera/shared/state';
import { Alert } from '@itinera/shared/ui';
import type { BlockDialogProps } from './block';
import { bookingAction } from './steps/bookingAction';

/** Adds a draft with the same parts, and opens it. */
export function DuplicateDialog({ booking, onClose }: BlockDialogProps) {
  const navigate = useNavigate();
  const duplication = useAct<Booking>(bookingAction(booking, 'duplicate'), ({ id, ref }) => {
    showSnackbar(`${ref} made from ${booking.ref}`, 'success');
    void navigate(pathTo('be-id', { id }), { replace: true });
  });
  return (
    <ConfirmDialog
      question={`Duplicate ${booking.ref}?`}
      verb="Duplicate"
      isDangerous={false}
      isReady={!duplication.isBusy}
      onConfirm={() => duplication.run()}
      onClose={onClose}
    >
      A new draft gets the same customer, services and travelers, stays at today’s prices, without documents
      and payments. Seats of blocks are taken again where there are enough.
      {duplication.problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {duplication.problem}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
