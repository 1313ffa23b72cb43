import { bookings, payments } from '@itinera/shared/contracts';
import { EntryDialog } from '@itinera/shared/forms';
import { PaymentDialog } from '../../bookings/detail/payment/PaymentDialog';

interface EditPaymentSheetProps {
  id: string;
  /** Its booking, which has facts that the form needs; undefined if the payment is not in the list, as after following a link. */
  bookingId: string | undefined;
  onClose: () => void;
}

const title = 'Edit payment status';

/** Side sheet that edits the days on which hotel and transfer were paid. */
export function EditPaymentSheet({ id, bookingId, onClose }: EditPaymentSheetProps) {
  if (bookingId !== undefined) return <OfBooking id={bookingId} onClose={onClose} />;
  return (
    <EntryDialog collection={payments} id={id} query={{}} title={title} onClose={onClose}>
      {({ booking_id }) => <OfBooking id={booking_id} onClose={onClose} />}
    </EntryDialog>
  );
}

const OfBooking = ({ id, onClose }: Pick<EditPaymentSheetProps, 'id' | 'onClose'>) => (
  <EntryDialog collection={bookings} id={id} query={{}} title={title} onClose={onClose}>
    {(booking) => <PaymentDialog booking={booking} entry={undefined} onClose={onClose} />}
  </EntryDialog>
);
