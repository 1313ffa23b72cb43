import { hotels } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { DeleteDialog } from '@itinera/shared/forms';

/** Asks about the first hotel of the API. */
export function DeleteHotel({ onClose }: { onClose: () => void }) {
  const hotel = useList(hotels, { per_page: 1 }).data?.result[0];
  return (
    hotel && (
      <DeleteDialog
        collection={hotels}
        id={hotel.id}
        noun="hotel"
        name={hotel.name}
        typed
        onClose={onClose}
      />
    )
  );
}
