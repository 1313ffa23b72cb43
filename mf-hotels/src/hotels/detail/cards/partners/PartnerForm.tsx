import { hotels } from '@itinera/shared/contracts';
import { queryClient } from '@itinera/shared/data';
import { EntityDialog } from '@itinera/shared/forms';
import { LinkedPartners } from './LinkedPartners';
import { PartnerFields } from './PartnerFields';
import { partnerLink } from './partnerLink';

interface PartnerFormProps {
  hotelId: string;
  /** Id of the edited link; undefined adds one. */
  id?: string | undefined;
  linked: readonly string[];
  onClose: () => void;
}

/** Adds a partner to a hotel, or edits the terms. The first partner becomes the default. */
export function PartnerForm({ hotelId, id, linked, onClose }: PartnerFormProps) {
  return (
    <LinkedPartners value={id === undefined ? linked : undefined}>
      <EntityDialog
        words={partnerLink}
        Fields={PartnerFields}
        id={id}
        start={{ hotel_id: hotelId, is_default: linked.length === 0 }}
        onClose={(saved) => {
          // The hotel has the number of its partners.
          if (saved !== undefined) void queryClient.invalidateQueries({ queryKey: [hotels.path] });
          onClose();
        }}
      />
    </LinkedPartners>
  );
}
