import type { typedStay } from '@itinera/shared/contracts';
import { DateInput, NumberInput, SelectInput, TextInput, type ContractControl } from '@itinera/shared/forms';
import { Box, fieldGaps } from '@itinera/shared/ui';
import type { NamedBook } from './usePriceBook';

interface StayFieldsProps {
  control: ContractControl<typeof typedStay>;
  book: NamedBook;
}

/** Inputs of the stay to price. */
export function StayFields({ control, book: { hotel } }: StayFieldsProps) {
  const rooms = (hotel.room_type ?? []).map(({ room_type_id, name }) => ({
    value: room_type_id,
    label: name,
  }));
  const boardings = (hotel.boarding_type ?? []).map(({ boarding_type_id, name }) => ({
    value: boarding_type_id,
    label: name,
  }));
  return (
    <Box
      component="form"
      noValidate
      aria-label="Stay"
      onSubmit={(event) => event.preventDefault()}
      sx={{
        display: 'grid',
        ...fieldGaps,
        pt: 1,
        // Width of a date input with its button.
        gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
      }}
    >
      <SelectInput control={control} name="room_type_id" label="Room type" options={rooms} required />
      <SelectInput control={control} name="boarding_type_id" label="Boarding" options={boardings} required />
      <DateInput control={control} name="check_in" label="Check-in" required />
      <DateInput control={control} name="check_out" label="Check-out" required />
      <NumberInput control={control} name="adults" label="Adults" required />
      <TextInput control={control} name="ages" label="Ages of children" hint="Such as 5, 9" />
      <DateInput control={control} name="booking_date" label="Booked on" required />
    </Box>
  );
}
