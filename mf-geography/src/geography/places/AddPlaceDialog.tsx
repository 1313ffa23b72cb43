import { places } from '@itinera/shared/contracts';
import { useCreate } from '@itinera/shared/data';
import { FormDialog, useContractForm } from '@itinera/shared/forms';
import { labels, PlaceFields } from './PlaceFields';

export function AddPlaceDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useCreate(places);
  const form = useContractForm(places.createInput, { ...places.defaults, name: '' });
  return (
    <FormDialog
      title="Add place"
      form={form}
      save={mutateAsync}
      saved="Place added"
      draftKey="place-new"
      onClose={() => onClose()}
      labels={labels}
    >
      <PlaceFields control={form.control} />
    </FormDialog>
  );
}
