import { descriptionsOfHotel, hotelDescriptions, type Hotel } from '@itinera/shared/contracts';
import { languages } from '@itinera/shared/format';
import { FormDialog, useContractForm } from '@itinera/shared/forms';
import type { CardDialogProps } from '../card';
import type { LinkOf } from '../../../../parts/link';
import { LoadedLinks } from '../../../../parts/LoadedLinks';
import { requireAllSaved } from '../links/requireAllSaved';
import { useLinkSave } from '../links/useLinkSave';
import { descriptionLinks, descriptionsQuery, textsOf, wantedTexts } from './descriptionLinks';
import { DescriptionTabs } from './DescriptionTabs';

const title = 'Edit descriptions';

/** Dialog of the descriptions of a hotel, one per language. */
export const DescriptionsDialog = ({ hotel, onClose }: CardDialogProps) => (
  <LoadedLinks
    collection={hotelDescriptions}
    query={descriptionsQuery(hotel.id)}
    title={title}
    size="md"
    onClose={onClose}
  >
    {(opened) => <DescriptionsForm hotel={hotel} opened={opened} onClose={onClose} />}
  </LoadedLinks>
);

interface DescriptionsFormProps {
  hotel: Hotel;
  opened: readonly LinkOf<typeof hotelDescriptions>[];
  onClose: () => void;
}

function DescriptionsForm({ hotel, opened, onClose }: DescriptionsFormProps) {
  const links = useLinkSave(descriptionLinks, hotel.id, opened);
  const form = useContractForm(descriptionsOfHotel, textsOf([...opened]));
  return (
    <FormDialog
      title={title}
      form={form}
      size="md"
      save={async (texts) => {
        requireAllSaved(await links.save(wantedTexts(texts, links.saved())));
        return links.saved();
      }}
      saved="Descriptions updated"
      undoOf={() => links.undo(`Descriptions of ‘${hotel.name}’`)}
      draftKey={`hotel-descriptions-${hotel.id}`}
      onClose={() => onClose()}
      labels={languages}
    >
      <DescriptionTabs control={form.control} />
    </FormDialog>
  );
}
