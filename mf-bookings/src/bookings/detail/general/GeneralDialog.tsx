import { EntityInput } from '@itinera/shared/choices';
import { bookings, type Booking } from '@itinera/shared/contracts';
import { undoOfUpdate, useUpdate } from '@itinera/shared/data';
import { FormDialog, TextInput, useContractForm, type Reader } from '@itinera/shared/forms';
import { BookingName } from '../../../parts/BookingName';
import { ListInput } from '../../../parts/ListInput';
import { managerSource } from '../../managerSource';
import type { BlockDialogProps } from '../block';
import { generalLabels } from './generalLabels';

/** Parses `vip, honeymoon` into two tags, without duplicates. */
const tagsReader: Reader<string[]> = {
  read: (text) => [
    ...new Set(
      text
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    ),
  ],
  show: (tags) => tags.join(', '),
};

/** Edits manager, tags and notes. Only these are sent, so that two blocks can be saved at once. */
export function GeneralDialog({ booking, onClose }: BlockDialogProps) {
  const { manager_id = null, tags = [], note_internal = '', note_supplier, custom = {} } = booking;
  const form = useContractForm(
    bookings.updateInput,
    { manager_id, tags, note_internal, note_supplier, custom },
    bookings.customEntity,
  );
  const { control } = form;
  const { mutateAsync } = useUpdate(bookings, booking);
  return (
    <FormDialog
      title="Edit general info"
      form={form}
      save={mutateAsync}
      saved="Booking updated"
      undoOf={(saved: Booking, before) => undoOfUpdate(bookings, saved, before, `Booking ${booking.ref}`)}
      draftKey={`booking-general-${booking.id}`}
      onClose={() => onClose()}
      labels={generalLabels}
      customEntity={bookings.customEntity}
    >
      <BookingName booking={booking} />
      <EntityInput control={control} name="manager_id" label={generalLabels.manager_id} {...managerSource} />
      <ListInput
        control={control}
        name="tags"
        label={generalLabels.tags}
        reader={tagsReader}
        hint="Separate tags with commas"
      />
      <TextInput control={control} name="note_internal" label={generalLabels.note_internal} rows={3} />
      <TextInput
        control={control}
        name="note_supplier"
        label={generalLabels.note_supplier}
        rows={3}
        hint="The partner reads it."
      />
    </FormDialog>
  );
}
