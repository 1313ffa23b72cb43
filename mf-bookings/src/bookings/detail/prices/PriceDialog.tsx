import { bookingPrices } from '@itinera/shared/contracts';
import {
  EntityDialog,
  MoneyInput,
  TextInput,
  type EntityWords,
  type FieldsProps,
} from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { use } from 'react';
import type { BlockDialogProps } from '../block';
import { BookingCurrency } from '../BookingCurrency';

const words: EntityWords<typeof bookingPrices> = {
  of: bookingPrices,
  noun: 'price',
  query: {},
  fields: {
    extra_label: { label: 'What the extras are', hint: 'Such as excursions' },
    extra_net_minor: { label: 'Extras, net' },
    extra_sale_minor: { label: 'Extras, sale' },
    discount_minor: { label: 'Discount' },
    discount_reason: { label: 'Reason for the discount' },
  },
};

function Fields({ field }: FieldsProps<typeof bookingPrices>) {
  const currency = use(BookingCurrency);
  return (
    <>
      <TextInput {...field('extra_label')} />
      <Pair>
        <MoneyInput {...field('extra_net_minor')} currency={currency} />
        <MoneyInput {...field('extra_sale_minor')} currency={currency} />
      </Pair>
      <MoneyInput {...field('discount_minor')} currency={currency} />
      <TextInput {...field('discount_reason')} />
    </>
  );
}

/** Edits extras and discount of a booking. */
export function PriceDialog({ booking: { price, currency }, onClose }: BlockDialogProps) {
  if (!price) return null;
  return (
    <BookingCurrency value={currency}>
      <EntityDialog words={words} Fields={Fields} id={price.id} onClose={() => onClose()} />
    </BookingCurrency>
  );
}
