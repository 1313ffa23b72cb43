import { EntityInput } from '@itinera/shared/choices';
import { hotels } from '@itinera/shared/contracts';
import { useChosen } from '@itinera/shared/data';
import {
  DateInput,
  NumberInput,
  SelectInput,
  useWatch,
  type FieldProps,
  type FieldValues,
} from '@itinera/shared/forms';
import { Box, fieldGaps } from '@itinera/shared/ui';
import { stayLabels, type StayField } from './stayLabels';
import { ListInput } from '../../parts/ListInput';
import { agesReader } from './readAges';

/** Form field for the ages of children. */
const AgesInput = <I extends FieldValues, O>(props: FieldProps<I, O>) => (
  <ListInput {...props} reader={agesReader} />
);

interface StayFieldsProps<I extends FieldValues, O> extends Pick<FieldProps<I, O>, 'control'> {
  /** Path of a stay field in the form. */
  at: (field: StayField) => FieldProps<I, O>['name'];
  /** Limits the hotels to this partner's. */
  partnerId: string | undefined;
  /** Called after another hotel was selected, which has other rooms. */
  onHotel: () => void;
}

const named = { with_data: true };

/** Inputs of a stay: hotel, its rooms and boardings, days, and guests per room. */
export function StayFields<I extends FieldValues, O>({
  control,
  at,
  partnerId,
  onHotel,
}: StayFieldsProps<I, O>) {
  const hotelId: unknown = useWatch({ control, name: at('hotel_id') });
  const { data: hotel } = useChosen(
    hotels,
    typeof hotelId === 'string' && hotelId !== '' ? hotelId : undefined,
    named,
  );
  const rooms = (hotel?.room_type ?? []).map(({ room_type_id, name }) => ({
    value: room_type_id,
    label: name,
  }));
  const boardings = (hotel?.boarding_type ?? []).map(({ boarding_type_id, name }) => ({
    value: boarding_type_id,
    label: name,
  }));
  const field = (name: StayField) => ({ control, name: at(name), label: stayLabels[name], required: true });
  return (
    <>
      {/* Not directly in the form, where a field has half of the line: a hotel has a long name. */}
      <div>
        <EntityInput
          {...field('hotel_id')}
          collection={hotels}
          query={partnerId === undefined ? {} : { dmc_id: partnerId }}
          nameOf={({ name }) => name}
          hint={partnerId === undefined ? 'Choose the partner first.' : undefined}
          disabled={partnerId === undefined}
          onChosen={onHotel}
        />
      </div>
      <Row>
        <SelectInput {...field('room_type_id')} options={rooms} disabled={!hotel} />
        <SelectInput {...field('boarding_type_id')} options={boardings} disabled={!hotel} />
      </Row>
      <Row>
        <DateInput {...field('check_in')} />
        <DateInput {...field('check_out')} />
      </Row>
      <Row>
        <NumberInput {...field('adults')} hint="In each room" />
        <AgesInput {...field('child_ages')} required={false} hint="Such as 5, 9" />
        <NumberInput {...field('rooms')} />
      </Row>
    </>
  );
}

/** Fields side by side where there is space. */
const Row = ({ children }: { children: React.ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      ...fieldGaps,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(130px, 100%), 1fr))',
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
);
