import { bookingPrices, extrasIn } from '@itinera/shared/contracts';
import {
  EntityDialog,
  FreeInput,
  MoneyInput,
  TextInput,
  useWatch,
  type EntityWords,
  type FieldsProps,
} from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { use } from 'react';
import type { BlockDialogProps } from '../block';
import { BookingCurrency } from '../BookingCurrency';
import { useLowerDiscount } from './useLowerDiscount';

const words: EntityWords<typeof bookingPrices> = {
  of: bookingPrices,
  noun: 'price',
  query: {},
  fields: {
    extra_label: { label: 'What the extras are', hint: 'Such as excursions' },
    extra_net_minor: { label: 'Extras, net' },
    extra_sale_minor: { label: 'Extras, sale' },
    is_free: { label: 'Sell for nothing', hint: 'Customers pay 0 for the extras.' },
    discount_minor: { label: 'Discount' },
    discount_reason: { label: 'Reason for the discount' },
  },
};

function Fields({ control, field }: FieldsProps<typeof bookingPrices>) {
  const currency = use(BookingCurrency);
  const [extra_label, extra_net_minor, extra_sale_minor] = useWatch({
    control,
    name: ['extra_label', 'extra_net_minor', 'extra_sale_minor'],
  });
  const sold = extrasIn({ extra_label, extra_net_minor, extra_sale_minor });
  return (
    <>
      <TextInput {...field('extra_label')} />
      <Pair>
        <MoneyInput {...field('extra_net_minor')} currency={currency} />
        <MoneyInput {...field('extra_sale_minor')} currency={currency} />
      </Pair>
      <FreeInput {...field('is_free')} amounts={Object.values(sold)} />
      <MoneyInput {...field('discount_minor')} currency={currency} />
      <TextInput {...field('discount_reason')} />
    </>
  );
}

/** Edits extras and discount of a booking. */
export function PriceDialog({ booking, onClose }: BlockDialogProps) {
  const { price, currency } = booking;
  const { rescue, question } = useLowerDiscount(booking, 'Price');
  if (!price) return null;
  return (
    <BookingCurrency value={currency}>
      <EntityDialog words={words} Fields={Fields} id={price.id} rescue={rescue} onClose={() => onClose()} />
      {question}
    </BookingCurrency>
  );
}
