import { places, type Place } from '@itinera/shared/contracts';
import { useUpdate } from '@itinera/shared/data';
import { EntryDialog, FormDialog, useContractForm } from '@itinera/shared/forms';
import { labels, PlaceFields } from './PlaceFields';

interface EditPlaceDialogProps {
  id: string;
  onClose: () => void;
}

const title = 'Edit place';

export function EditPlaceDialog({ id, onClose }: EditPlaceDialogProps) {
  return (
    <EntryDialog collection={places} id={id} query={{ with_data: true }} title={title} onClose={onClose}>
      {(place) => <Form place={place} onClose={onClose} />}
    </EntryDialog>
  );
}

function Form({ place, onClose }: { place: Place; onClose: () => void }) {
  const { resort_id, city_id, name, is_city, show_in_filter, order } = place;
  const { mutateAsync } = useUpdate(places, place);
  const form = useContractForm(places.createInput, {
    resort_id,
    city_id,
    name,
    is_city,
    show_in_filter,
    order,
  });
  return (
    <FormDialog
      title={title}
      form={form}
      save={mutateAsync}
      saved="Place updated"
      draftKey={`place-${place.id}`}
      onClose={() => onClose()}
      labels={labels}
    >
      <PlaceFields control={form.control} />
    </FormDialog>
  );
}
