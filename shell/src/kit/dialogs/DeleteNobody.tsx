import { hotels } from '@itinera/shared/contracts';
import { DeleteDialog } from '@itinera/shared/forms';

const unknownId = '00000000-0000-4000-8000-000000000000';

/** Asks about a hotel that is gone. */
export function DeleteNobody({ onClose }: { onClose: () => void }) {
  return <DeleteDialog collection={hotels} id={unknownId} noun="hotel" name="Nowhere" onClose={onClose} />;
}
