import { EntityInput } from '@itinera/shared/choices';
import {
  airports,
  flightCarriers,
  type Airport,
  type Booking,
  type bookingFlights,
} from '@itinera/shared/contracts';
import {
  DateInput,
  EntityDialog,
  FreeInput,
  MoneyInput,
  NumberInput,
  SelectInput,
  TextInput,
  TimeInput,
  useWatch,
  type FieldsProps,
} from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { createContext, use } from 'react';
import { optionsOf } from '../../stateWords';
import type { BlockDialogProps } from '../block';
import { BookingCurrency } from '../BookingCurrency';
import { useLowerDiscount } from '../prices/useLowerDiscount';
import { BlockInput } from './BlockInput';
import { directionWords, flightWords } from './flightWords';

/** The booking whose travellers get the seats. */
const FlightBooking = createContext<Booking | undefined>(undefined);

const airport = {
  collection: airports,
  query: { with_data: true },
  nameOf: ({ iata_code, name }: Airport) => `${iata_code} ${name}`,
} as const;

function Fields({ control, field, fill }: FieldsProps<typeof bookingFlights>) {
  const currency = use(BookingCurrency);
  const booking = use(FlightBooking);
  const sale = useWatch({ control, name: 'sale_minor' });
  return (
    <>
      <SelectInput {...field('direction')} options={optionsOf(directionWords)} />
      {booking && <BlockInput control={control} field={field} fill={fill} booking={booking} />}
      <Pair>
        <EntityInput
          {...field('carrier_id')}
          collection={flightCarriers}
          query={{}}
          nameOf={({ name }) => name}
        />
        <TextInput {...field('flight_number')} />
      </Pair>
      <Pair>
        <EntityInput {...field('origin_airport_id')} {...airport} />
        <EntityInput {...field('destination_airport_id')} {...airport} />
      </Pair>
      <Pair>
        <DateInput {...field('departure_date')} />
        <TimeInput {...field('departure_time')} />
      </Pair>
      <Pair>
        <DateInput {...field('arrival_date')} />
        <TimeInput {...field('arrival_time')} />
      </Pair>
      <Pair>
        <TextInput {...field('pnr')} />
        <NumberInput {...field('baggage_kg')} />
      </Pair>
      <Pair>
        <MoneyInput {...field('net_minor')} currency={currency} />
        <MoneyInput {...field('sale_minor')} currency={currency} />
      </Pair>
      <FreeInput {...field('is_free')} amounts={[sale]} />
    </>
  );
}

/** Adds or edits a flight. By default, the first departs on the day of the first check-in, and the next one is its return. */
export function FlightDialog({ booking, entry, onClose }: BlockDialogProps) {
  const { rescue, question } = useLowerDiscount(booking, 'Flight');
  const { flights = [], check_in, check_out } = booking;
  const out = flights.find(({ direction }) => direction === 'outbound');
  const day = (out ? check_out : check_in) ?? '';
  return (
    <BookingCurrency value={booking.currency}>
      <FlightBooking value={booking}>
        <EntityDialog
          words={flightWords}
          Fields={Fields}
          id={entry}
          start={{
            booking_id: booking.id,
            direction: out ? 'return' : 'outbound',
            departure_date: day,
            arrival_date: day,
            net_minor: 0,
            sale_minor: 0,
            ...(out && {
              carrier_id: out.carrier_id,
              origin_airport_id: out.destination_airport_id,
              destination_airport_id: out.origin_airport_id,
            }),
          }}
          rescue={rescue}
          onClose={() => onClose()}
        />
        {question}
      </FlightBooking>
    </BookingCurrency>
  );
}
