import { bookingHotels } from '@itinera/shared/contracts';
import { EntryDialog } from '@itinera/shared/forms';
import type { BlockDialogProps } from '../block';
import { AddStay } from './AddStay';
import { EditStay } from './EditStay';

/** Adds a stay to a booking, or edits one. */
export function StayDialog({ booking, entry, onClose }: BlockDialogProps) {
  if (entry === undefined) return <AddStay booking={booking} onClose={onClose} />;
  return (
    <EntryDialog collection={bookingHotels} id={entry} query={{}} title="Edit stay" onClose={onClose}>
      {(stay) => <EditStay booking={booking} stay={stay} onClose={onClose} />}
    </EntryDialog>
  );
}
