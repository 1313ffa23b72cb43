import {
  FreeInput,
  MoneyInput,
  SelectInput,
  TextInput,
  useWatch,
  type FieldProps,
  type FieldValues,
} from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { pricedByOptions, stayLabels, type StayField } from './stayLabels';

interface PriceFieldsProps<I extends FieldValues, O> extends Pick<FieldProps<I, O>, 'control'> {
  at: (field: StayField) => FieldProps<I, O>['name'];
  /** Currency of the booking. */
  currency: string;
  /** Whether the stay is blocked, and can only be sold with a reason. */
  isBlocked: boolean;
}

/** Inputs for the source of the price, and for the reasons of a manual price or of selling a blocked stay. */
export function PriceFields<I extends FieldValues, O>({
  control,
  at,
  currency,
  isBlocked,
}: PriceFieldsProps<I, O>) {
  const pricedBy: unknown = useWatch({ control, name: at('priced_by') });
  const sale: unknown = useWatch({ control, name: at('sale_minor') });
  const field = (name: StayField) => ({ control, name: at(name), label: stayLabels[name] });
  return (
    <>
      {isBlocked && (
        <TextInput {...field('override_reason')} required hint="It is recorded with the booking." />
      )}
      <SelectInput {...field('priced_by')} options={pricedByOptions} required />
      {pricedBy === 'hand' && (
        <>
          <Pair>
            <MoneyInput {...field('net_minor')} currency={currency} required />
            <MoneyInput {...field('sale_minor')} currency={currency} required />
          </Pair>
          <FreeInput {...field('is_free')} hint="Guests pay 0." amounts={[sale]} />
          <TextInput {...field('price_reason')} required />
        </>
      )}
    </>
  );
}
