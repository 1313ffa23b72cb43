import { CurrencyInput, EntityInput } from '@itinera/shared/choices';
import { blockSeats, faresOf, isCurrency, onlyEntry, type Airport } from '@itinera/shared/contracts';
import { useChosen, useSettings } from '@itinera/shared/data';
import {
  DateInput,
  FreeInput,
  MoneyInput,
  NumberInput,
  SelectInput,
  TextInput,
  TimeInput,
  useWatch,
  type FieldsProps,
} from '@itinera/shared/forms';
import { choiceOf, dialogOf, Pair } from '@itinera/shared/kinds/dialogs';
import { use, type ComponentProps } from 'react';
import { airport } from '../airports/airport';
import { carrier } from '../flight-carriers/carrier';
import { block } from './block';
import { directionWords, optionsOf, statusWords, typeWords } from './blockWords';
import { CancellationFields } from './cancellation/CancellationFields';
import { stepsInWords } from './cancellation/termsForm';
import { EditedBlock } from './stop/EditedBlock';
import { StopNotice } from './stop/StopNotice';
import { takenOf } from './stop/stops';

/** Shows airports by their codes, as flights are named by them. */
const airportChoice = {
  ...choiceOf(airport),
  nameOf: ({ iata_code, name }: Airport) => `${iata_code} ${name}`,
};

type Fields = FieldsProps<typeof blockSeats>;

function Flight({ control, field, clear }: Fields) {
  const direction = useWatch({ control, name: 'direction' });
  // Charter flights start at some airports only (specification 7), and return to these.
  const charter = { query: { with_data: true, charter_start: true } };
  return (
    <>
      <Pair>
        <EntityInput {...field('carrier_id')} {...choiceOf(carrier)} />
        <TextInput {...field('flight_number')} />
      </Pair>
      <SelectInput {...field('direction')} options={optionsOf(directionWords)} />
      <Pair>
        <EntityInput
          {...field('origin_airport_id')}
          {...airportChoice}
          {...(direction === 'outbound' && charter)}
          onChosen={() => clear('paired_block_id')}
        />
        <EntityInput
          {...field('destination_airport_id')}
          {...airportChoice}
          {...(direction === 'return' && charter)}
          onChosen={() => clear('paired_block_id')}
        />
      </Pair>
      <Pair>
        <DateInput {...field('departure_date')} />
        <TimeInput {...field('departure_time')} />
      </Pair>
      <Pair>
        <TimeInput {...field('arrival_time')} />
        <NumberInput {...field('arrival_day_offset')} />
      </Pair>
    </>
  );
}

/** Select of the return flight: the same route reversed, on a later day. */
function ReturnFlight({ control, field }: Fields) {
  const [direction, from, to, day] = useWatch({
    control,
    name: ['direction', 'origin_airport_id', 'destination_airport_id', 'departure_date'],
  });
  if (direction === 'return') return null;
  const isKnown = Boolean(from && to && day);
  return (
    <EntityInput
      {...field('paired_block_id')}
      {...choiceOf(block)}
      query={{
        with_data: true,
        direction: 'return',
        origin_airport_id: onlyEntry(to || undefined),
        destination_airport_id: onlyEntry(from || undefined),
        departure_from: day || undefined,
      }}
      disabled={!isKnown}
    />
  );
}

function Prices({ control, field }: Fields) {
  const currency = useWatch({ control, name: 'currency' });
  const money = { currency: isCurrency(currency) ? currency : '' };
  const [
    adult_net_minor,
    adult_sale_minor,
    child_net_minor,
    child_sale_minor,
    infant_net_minor,
    infant_sale_minor,
  ] = useWatch({
    control,
    name: [
      'adult_net_minor',
      'adult_sale_minor',
      'child_net_minor',
      'child_sale_minor',
      'infant_net_minor',
      'infant_sale_minor',
    ],
  });
  const fares = faresOf({
    adult_net_minor,
    adult_sale_minor,
    child_net_minor,
    child_sale_minor,
    infant_net_minor,
    infant_sale_minor,
  });
  return (
    <>
      <CurrencyInput {...field('currency')} />
      <Pair>
        <MoneyInput {...field('adult_net_minor')} {...money} />
        <MoneyInput {...field('adult_sale_minor')} {...money} />
      </Pair>
      <Pair>
        <MoneyInput {...field('child_net_minor')} {...money} />
        <MoneyInput {...field('child_sale_minor')} {...money} />
      </Pair>
      <Pair>
        <MoneyInput {...field('infant_net_minor')} {...money} />
        <MoneyInput {...field('infant_sale_minor')} {...money} />
      </Pair>
      <FreeInput {...field('is_free')} amounts={Object.values(fares)} />
    </>
  );
}

/** Input for the reason, which is required if bookings have more seats than the block. */
function OversoldReason({ control, field }: Fields) {
  const block = use(EditedBlock);
  const total = useWatch({ control, name: 'seats_total' });
  if (!block || !total || Number(total) >= takenOf(block)) return null;
  return <TextInput {...field('oversold_reason')} required />;
}

function BlockFields(props: Fields) {
  const { field } = props;
  return (
    <>
      <Flight {...props} />
      <Pair>
        <NumberInput {...field('seats_total')} />
        <SelectInput {...field('block_type')} options={optionsOf(typeWords)} />
      </Pair>
      <OversoldReason {...props} />
      <DateInput {...field('release_date')} />
      <ReturnFlight {...props} />
      <Prices {...props} />
      <CancellationFields {...props} />
      <Pair>
        <NumberInput {...field('baggage_kg')} />
        <NumberInput {...field('hand_kg')} />
      </Pair>
      <SelectInput {...field('status')} options={optionsOf(statusWords)} />
      <StopNotice {...props} />
      <TextInput {...field('note')} rows={2} />
    </>
  );
}

/** Initial values of a new block. Its currency is the company's, which most blocks are paid in. */
function useStart() {
  const { data, isError } = useSettings();
  if (data) return { currency: data.sale_currency };
  return isError ? {} : undefined;
}

const Form = dialogOf(block, BlockFields, useStart);

/** Form of a block, which also knows how many of its seats are booked. */
export function Dialog(props: ComponentProps<typeof Form>) {
  const { data } = useChosen(blockSeats, props.id, block.query);
  const currency = data?.currency ?? '';
  const shown = {
    cancellation_steps: (value: unknown) => stepsInWords(value, currency) ?? 'other terms',
  };
  return (
    <EditedBlock value={data}>
      <Form {...props} shown={shown} />
    </EditedBlock>
  );
}
