import type { graphPrices } from '@itinera/shared/contracts';
import { NumberInput, SelectInput, SwitchInput, type FieldsProps } from '@itinera/shared/forms';
import { use } from 'react';
import { linkedTypes } from '../../parts/linkedTypes';
import { FieldPair } from '../../parts/FieldPair';
import { BandsInput } from './BandsInput';
import { HotelOfRow } from './HotelOfRow';

export function RowFields({ control, field }: FieldsProps<typeof graphPrices>) {
  const hotel = use(HotelOfRow);
  if (!hotel) return null;
  const optionsOf = (key: 'room_type_id' | 'boarding_type_id') =>
    linkedTypes(hotel, key).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <SelectInput {...field('room_type_id')} options={optionsOf('room_type_id')} />
      <SelectInput {...field('boarding_type_id')} options={optionsOf('boarding_type_id')} />
      <FieldPair>
        <NumberInput {...field('adult')} />
        <NumberInput {...field('children')} />
      </FieldPair>
      <BandsInput control={control} label={field('child_bands').label} hotel={hotel} />
      <SwitchInput {...field('is_active')} />
    </>
  );
}
