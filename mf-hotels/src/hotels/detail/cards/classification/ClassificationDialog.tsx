import { hotels } from '@itinera/shared/contracts';
import { NumberInput, useContractForm } from '@itinera/shared/forms';
import { hotelChain } from '../../../../hotel-themes/chains/hotelChain';
import { Dialog as ChainDialog } from '../../../../hotel-themes/chains/HotelChainFields';
import { hotelClass } from '../../../../hotel-themes/classes/hotelClass';
import { Dialog as ClassDialog } from '../../../../hotel-themes/classes/HotelClassFields';
import { hotelFormat } from '../../../../hotel-themes/formats/hotelFormat';
import { Dialog as FormatDialog } from '../../../../hotel-themes/formats/HotelFormatFields';
import { hotelType } from '../../../../hotel-themes/types/hotelType';
import { Dialog as TypeDialog } from '../../../../hotel-themes/types/HotelTypeFields';
import { labels } from '../../../labels';
import type { CardDialogProps } from '../card';
import { HotelForm } from '../HotelForm';
import { ClassificationInput } from './ClassificationInput';

/** Dialog of the classification of a hotel. Classes, types, formats and chains can be added and edited in it. */
export function ClassificationDialog({ hotel, onClose }: CardDialogProps) {
  const { hotel_class_id, hotel_type_id, hotel_format_id, hotel_chain_id, stars } = hotel;
  const form = useContractForm(hotels.updateInput, {
    hotel_class_id,
    hotel_type_id,
    hotel_format_id,
    hotel_chain_id,
    stars,
  });
  const { control } = form;
  return (
    <HotelForm name="classification" title="Edit classification" hotel={hotel} form={form} onClose={onClose}>
      <ClassificationInput control={control} name="hotel_class_id" kind={hotelClass} Dialog={ClassDialog} />
      <ClassificationInput control={control} name="hotel_type_id" kind={hotelType} Dialog={TypeDialog} />
      <ClassificationInput
        control={control}
        name="hotel_format_id"
        kind={hotelFormat}
        Dialog={FormatDialog}
      />
      <ClassificationInput control={control} name="hotel_chain_id" kind={hotelChain} Dialog={ChainDialog} />
      <NumberInput
        control={control}
        name="stars"
        label={labels.stars}
        hint="Up to 5 in half stars; 0 for none"
      />
    </HotelForm>
  );
}
