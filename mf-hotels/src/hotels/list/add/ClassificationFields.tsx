import { EntityInput } from '@itinera/shared/choices';
import { hotelChains, hotelClasses, hotelFormats, hotelTypes } from '@itinera/shared/contracts';
import { NumberInput } from '@itinera/shared/forms';
import { AddNamedDialog } from '../../../classification/AddNamedDialog';
import { AddPlainDialog } from '../../../classification/AddPlainDialog';
import { FormSection } from '../../FormSection';
import type { HotelControl } from './control';
import { labels } from './labels';

/** What kind of hotel it is; a kind that is missing is made on the spot. */
export function ClassificationFields({ control }: { control: HotelControl }) {
  return (
    <FormSection title="Classification">
      <EntityInput
        control={control}
        name="hotel_class_id"
        label={labels.hotel_class_id}
        collection={hotelClasses}
        query={{}}
        nameOf={({ name }) => name}
        create={{
          label: 'Add class',
          dialog: (typed, onClose) => (
            <AddPlainDialog collection={hotelClasses} noun="class" typed={typed} onClose={onClose} />
          ),
        }}
      />
      <EntityInput
        control={control}
        name="hotel_type_id"
        label={labels.hotel_type_id}
        collection={hotelTypes}
        query={{ with_data: true }}
        nameOf={({ hotel_type_name }) => hotel_type_name?.name ?? '—'}
        create={{
          label: 'Add type',
          dialog: (typed, onClose) => (
            <AddNamedDialog collection={hotelTypes} noun="type" typed={typed} onClose={onClose} />
          ),
        }}
      />
      <EntityInput
        control={control}
        name="hotel_format_id"
        label={labels.hotel_format_id}
        collection={hotelFormats}
        query={{ with_data: true }}
        nameOf={({ hotel_format_name }) => hotel_format_name?.name ?? '—'}
        create={{
          label: 'Add format',
          dialog: (typed, onClose) => (
            <AddNamedDialog collection={hotelFormats} noun="format" typed={typed} onClose={onClose} />
          ),
        }}
      />
      <EntityInput
        control={control}
        name="hotel_chain_id"
        label={labels.hotel_chain_id}
        collection={hotelChains}
        query={{}}
        nameOf={({ name }) => name}
        create={{
          label: 'Add chain',
          dialog: (typed, onClose) => (
            <AddPlainDialog collection={hotelChains} noun="chain" typed={typed} onClose={onClose} />
          ),
        }}
      />
      <NumberInput
        control={control}
        name="stars"
        label={labels.stars}
        hint="0 to 5 in halves; 0 means none"
      />
    </FormSection>
  );
}
