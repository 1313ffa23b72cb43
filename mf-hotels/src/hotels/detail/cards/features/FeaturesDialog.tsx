import {
  features,
  featuresOfHotel,
  hotelFeatures,
  type Feature,
  type Hotel,
} from '@itinera/shared/contracts';
import { FormDialog, useContractForm } from '@itinera/shared/forms';
import { useState } from 'react';
import type { CardDialogProps } from '../card';
import type { LinkOf } from '../../../../parts/link';
import { LoadedLinks } from '../../../../parts/LoadedLinks';
import { requireAllSaved } from '../links/requireAllSaved';
import { useLinkSave } from '../links/useLinkSave';
import { featureLinks, featureName, featuresQuery, labels } from './featureLinks';
import { FeaturesInput } from './FeaturesInput';

const title = 'Edit features';

/** Dialog of the features of a hotel. */
export const FeaturesDialog = ({ hotel, onClose }: CardDialogProps) => (
  <LoadedLinks collection={features} query={{ with_data: true }} title={title} size="md" onClose={onClose}>
    {(all) => (
      <LoadedLinks
        collection={hotelFeatures}
        query={featuresQuery(hotel.id)}
        title={title}
        size="md"
        onClose={onClose}
      >
        {(opened) => <FeaturesForm hotel={hotel} all={all} opened={opened} onClose={onClose} />}
      </LoadedLinks>
    )}
  </LoadedLinks>
);

interface FeaturesFormProps {
  hotel: Hotel;
  all: readonly Feature[];
  opened: readonly LinkOf<typeof hotelFeatures>[];
  onClose: () => void;
}

function FeaturesForm({ hotel, all, opened, onClose }: FeaturesFormProps) {
  const [nameOf] = useState(() => {
    const names = new Map(all.map((feature) => [feature.id, featureName(feature)]));
    return (id: string) => names.get(id) ?? 'A feature';
  });
  const [kind] = useState(() => featureLinks(nameOf));
  const links = useLinkSave(kind, hotel.id, opened);
  const form = useContractForm(featuresOfHotel, { features: opened.map(kind.valuesOf) });
  return (
    <FormDialog
      title={title}
      form={form}
      size="md"
      save={async (values) => {
        requireAllSaved(await links.save(values.features));
        return links.saved();
      }}
      saved="Hotel updated"
      undoOf={() => links.undo(`Features of ‘${hotel.name}’`)}
      draftKey={`hotel-features-${hotel.id}`}
      onClose={() => onClose()}
      labels={{ features: 'Features', 'features.note': labels.note }}
      shown={{ features: { each: (link) => nameOf(String(Reflect.get(Object(link), 'feature_id'))) } }}
    >
      <FeaturesInput control={form.control} all={all} />
    </FormDialog>
  );
}
