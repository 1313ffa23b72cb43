import { bookings } from '@itinera/shared/contracts';
import { EntryDialog } from '@itinera/shared/forms';
import { PaymentDialog } from '../../bookings/detail/payment/PaymentDialog';

interface EditPaymentSheetProps {
  /** Of its booking, which says when it was made and whether it has a transfer. */
  bookingId: string;
  onClose: () => void;
}

/** Edits when hotel and transfer of a booking were paid, beside the list. */
export function EditPaymentSheet({ bookingId, onClose }: EditPaymentSheetProps) {
  return (
    <EntryDialog
      collection={bookings}
      id={bookingId}
      query={{}}
      title="Edit payment status"
      onClose={onClose}
    >
      {(booking) => <PaymentDialog booking={booking} entry={undefined} onClose={onClose} />}
    </EntryDialog>
  );
}
