import {
  chargeBases,
  hotelChargeKinds,
  isCurrency,
  isPerNight,
  isPerPerson,
  type hotelCharges,
} from '@itinera/shared/contracts';
import { CurrencyInput } from '@itinera/shared/choices';
import { basisInWords } from '@itinera/shared/format';
import {
  DateRangeInput,
  MoneyInput,
  NumberInput,
  SelectInput,
  SwitchInput,
  TextInput,
  useWatch,
  type FieldsProps,
} from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { useEffect, useEffectEvent } from 'react';
import { AllPartnersInput } from '../rules/AllPartnersInput';
import { kindWords, usualBasis } from './kindWords';
import { StayInWords } from './StayInWords';

type ChargeFieldsProps = FieldsProps<typeof hotelCharges>;

const kinds = hotelChargeKinds.map((value) => ({ value, label: kindWords[value] }));
const bases = chargeBases.map((value) => ({ value, label: basisInWords(value) }));

/** Runs once a field with a value is hidden, so that what nobody sees is not sent. */
function useWhenHidden(isHidden: boolean, hasValue: boolean, run: () => void): void {
  const empty = useEffectEvent(run);
  useEffect(() => {
    if (isHidden && hasValue) empty();
  }, [isHidden, hasValue]);
}

/** Whom and which nights the charge is for; only what its basis depends on. */
function Limits({ control, field, clear }: ChargeFieldsProps) {
  const [basis, age, nights] = useWatch({ control, name: ['basis', 'free_below_age', 'max_nights'] });
  const [hasAges, hasNights] = [isPerPerson(basis), isPerNight(basis)];
  useWhenHidden(!hasAges, Boolean(age), () => clear('free_below_age'));
  useWhenHidden(!hasNights, Boolean(nights), () => clear('max_nights'));
  return (
    (hasAges || hasNights) && (
      <Pair>
        {hasAges && <NumberInput {...field('free_below_age')} />}
        {hasNights && <NumberInput {...field('max_nights')} />}
      </Pair>
    )
  );
}

/** A deposit is refunded or kept; anything else is paid on the spot or with the price. */
function Outcome({ control, field, fill }: ChargeFieldsProps) {
  const [kind, isIncluded, isRefundable] = useWatch({
    control,
    name: ['kind', 'is_included', 'is_refundable'],
  });
  const isDeposit = kind === 'deposit';
  useWhenHidden(isDeposit, isIncluded === true, () => fill({ is_included: false }));
  useWhenHidden(!isDeposit, isRefundable === true, () => fill({ is_refundable: false }));
  return isDeposit ? <SwitchInput {...field('is_refundable')} /> : <SwitchInput {...field('is_included')} />;
}

export function HotelChargeFields(props: ChargeFieldsProps) {
  const { control, field, fill } = props;
  const [kind, basis, currency] = useWatch({ control, name: ['kind', 'basis', 'currency'] });
  const isUsual = kind !== undefined && basis === usualBasis[kind];
  return (
    <>
      <Pair>
        <SelectInput
          {...field('kind')}
          options={kinds}
          onChosen={(chosen) => {
            const known = hotelChargeKinds.find((one) => one === chosen);
            if (!known) return;
            if (isUsual) fill({ basis: usualBasis[known] });
            fill({ is_refundable: known === 'deposit' });
          }}
        />
        <TextInput {...field('name')} required={kind === 'other'} />
      </Pair>
      <Pair>
        <MoneyInput {...field('amount_minor')} currency={isCurrency(currency) ? currency : ''} />
        <CurrencyInput {...field('currency')} required />
      </Pair>
      <SelectInput {...field('basis')} options={bases} />
      <Limits {...props} />
      <DateRangeInput
        control={control}
        from="stay_from"
        to="stay_to"
        labels={isPerNight(basis) ? ['First night', 'Last night'] : ['Arrival from', 'Arrival until']}
      />
      <Outcome {...props} />
      <Pair>
        <SwitchInput {...field('is_active')} />
        <AllPartnersInput {...field('dmc_id')} />
      </Pair>
      <StayInWords control={control} />
    </>
  );
}
