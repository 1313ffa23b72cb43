import { bookings } from '@itinera/shared/contracts';
import { EntryDialog } from '@itinera/shared/forms';
import { GeneralDialog } from '../detail/general/GeneralDialog';

interface EditBookingSheetProps {
  id: string;
  onClose: () => void;
}

/** Side sheet that edits manager, tags and notes of a booking. */
export function EditBookingSheet({ id, onClose }: EditBookingSheetProps) {
  return (
    <EntryDialog collection={bookings} id={id} query={{}} title="Edit general info" onClose={onClose}>
      {(booking) => <GeneralDialog booking={booking} entry={undefined} onClose={onClose} />}
    </EntryDialog>
  );
}
