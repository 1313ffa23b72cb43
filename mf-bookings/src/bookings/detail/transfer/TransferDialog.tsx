import { EntityInput } from '@itinera/shared/choices';
import { airports, type bookingTransfers } from '@itinera/shared/contracts';
import {
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
import { use } from 'react';
import { optionsOf } from '../../stateWords';
import type { BlockDialogProps } from '../block';
import { BookingCurrency } from '../BookingCurrency';
import { useLowerDiscount } from '../prices/useLowerDiscount';
import { transferDirections, transferPrices, transferTypes, transferWords } from './transferWords';

function Fields({ control, field }: FieldsProps<typeof bookingTransfers>) {
  const currency = use(BookingCurrency);
  const sale = useWatch({ control, name: 'sale_minor' });
  return (
    <>
      <Pair>
        <SelectInput {...field('type')} options={optionsOf(transferTypes)} />
        <SelectInput {...field('direction')} required options={optionsOf(transferDirections)} />
      </Pair>
      <Pair>
        <NumberInput {...field('pax')} />
        <TimeInput {...field('pickup_time')} />
      </Pair>
      <TextInput {...field('provider')} />
      <EntityInput
        {...field('airport_id')}
        collection={airports}
        query={{}}
        nameOf={({ iata_code, name }) => `${iata_code} ${name}`}
      />
      <SelectInput {...field('price_type')} required options={optionsOf(transferPrices)} />
      <Pair>
        <MoneyInput {...field('net_minor')} currency={currency} />
        <MoneyInput {...field('sale_minor')} currency={currency} />
      </Pair>
      <FreeInput {...field('is_free')} amounts={[sale]} />
      <TextInput {...field('note')} rows={2} />
    </>
  );
}

/** Edits the transfer of a booking, or adds one for the whole party. */
export function TransferDialog({ booking, onClose }: BlockDialogProps) {
  const { rescue, question } = useLowerDiscount(booking, 'Transfer');
  const { adults, children, infants, transfer } = booking;
  return (
    <BookingCurrency value={booking.currency}>
      <EntityDialog
        words={transferWords}
        Fields={Fields}
        id={transfer?.id}
        start={{ booking_id: booking.id, type: 'group', pax: Math.max(adults + children + infants, 1) }}
        rescue={rescue}
        onClose={() => onClose()}
      />
      {question}
    </BookingCurrency>
  );
}
