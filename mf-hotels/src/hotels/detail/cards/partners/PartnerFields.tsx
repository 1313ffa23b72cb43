import { CurrencyInput, EntityInput } from '@itinera/shared/choices';
import type { hotelDmcs } from '@itinera/shared/contracts';
import {
  DateRangeInput,
  NumberInput,
  PercentInput,
  SwitchInput,
  TextInput,
  useWatch,
  type FieldsProps,
} from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { use } from 'react';
import { LinkedPartners } from './LinkedPartners';
import { partnerLink, partnerSource } from './partnerLink';
import { paymentTerms } from './paymentTerms';

const { contract_from, contract_to } = partnerLink.fields;
const termsHint = 'Days before check-in; with a minus, days after check-out';

/** Terms of a hotel with a partner. The partner of a link can't change. */
export function PartnerFields({ control, field }: FieldsProps<typeof hotelDmcs>) {
  const linked = use(LinkedPartners);
  const terms: unknown = useWatch({ control, name: 'payment_terms_days' });
  return (
    <>
      <EntityInput {...field('dmc_id')} {...partnerSource} except={linked} disabled={!linked} />
      <Pair>
        <CurrencyInput {...field('currency')} required />
        <PercentInput {...field('markup_bp')} />
      </Pair>
      <DateRangeInput
        control={control}
        from="contract_from"
        to="contract_to"
        labels={[contract_from?.label ?? '', contract_to?.label ?? '']}
      />
      <NumberInput
        {...field('payment_terms_days')}
        required
        hint={Number.isInteger(terms) ? `${paymentTerms(Number(terms))}. ${termsHint}` : termsHint}
      />
      <TextInput {...field('note')} rows={2} />
      <Pair>
        <SwitchInput {...field('is_active')} />
        <SwitchInput {...field('is_default')} />
      </Pair>
    </>
  );
}
