import { hotels } from '@itinera/shared/contracts';
import { EntryDialog } from '@itinera/shared/forms';
import { GeneralInfoDialog } from '../detail/cards/general/GeneralInfoDialog';

interface EditHotelSheetProps {
  id: string;
  onClose: () => void;
}

/** Side sheet that edits the general information of a hotel. */
export function EditHotelSheet({ id, onClose }: EditHotelSheetProps) {
  return (
    <EntryDialog collection={hotels} id={id} query={{}} title="Edit general information" onClose={onClose}>
      {(hotel) => <GeneralInfoDialog hotel={hotel} onClose={onClose} />}
    </EntryDialog>
  );
}
