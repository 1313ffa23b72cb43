import { bookings } from '@itinera/shared/contracts';
import { EntryDialog } from '@itinera/shared/forms';
import { PaymentDialog } from '../../bookings/detail/payment/PaymentDialog';

interface EditPaymentSheetProps {
  /** Id of the booking, which has the facts that the form needs. */
  bookingId: string;
  onClose: () => void;
}

/** Side sheet that edits the days on which hotel and transfer were paid. */
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
