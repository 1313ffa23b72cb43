import { travellers, type Traveller } from '@itinera/shared/contracts';
import { useDependents } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { ConfirmDialog, DeleteDialog } from '@itinera/shared/forms';
import { Typography } from '@itinera/shared/ui';
import { nameOf } from '../form/traveller';

interface DeleteTravellerProps {
  traveller: Traveller;
  onAnonymise: () => void;
  /** Called with true once the deletion was started. */
  onClose: (isDeleting: boolean) => void;
}

/** Deletes a traveller. One with bookings can only be anonymised, which is offered instead. */
export function DeleteTraveller({ traveller, onAnonymise, onClose }: DeleteTravellerProps) {
  const { data } = useDependents(travellers, traveller.id);
  const name = nameOf(traveller);
  const bookings = data?.filter(({ blocks }) => blocks).reduce((sum, { total }) => sum + total, 0) ?? 0;
  if (bookings === 0)
    return (
      <DeleteDialog collection={travellers} id={traveller.id} noun="traveler" name={name} onClose={onClose} />
    );
  return (
    <ConfirmDialog
      question={`‘${name}’ can’t be deleted`}
      verb="Anonymise instead"
      isDangerous={false}
      isReady
      onConfirm={onAnonymise}
      onClose={() => onClose(false)}
    >
      <Typography>
        This traveler is part of {plural(bookings, 'booking')}. If the person asks to be forgotten, anonymise
        them: the bookings keep the initials.
      </Typography>
    </ConfirmDialog>
  );
}
