import { offers, type Offer } from '@itinera/shared/contracts';
import { useWatch, type FieldsProps } from '@itinera/shared/forms';
import { formatDay, formatMoney, plural } from '@itinera/shared/format';
import { Alert } from '@itinera/shared/ui';
import { useRuleScope } from '../rules/RuleScope';
import { previewOf, type OfferPreview as Preview } from './previewOf';

/** Such as `7 nights from 24.05.2027 at 100,00 EUR: 600,00 EUR in place of 700,00 EUR. Free: 30.05.2027`. */
function sentenceOf(
  { check_in, nights, price_minor, gross_minor, net_minor, free }: Preview,
  currency: string,
) {
  const money = (minor: number) => formatMoney(minor, currency);
  const stay = `${plural(nights, 'night')} from ${formatDay(check_in)} at ${money(price_minor)}`;
  const paid =
    free.length > 0 ? `pays ${plural(nights - free.length, 'night')}, ${money(net_minor)}` : money(net_minor);
  const days = free.length > 0 ? `. Free: ${free.map(formatDay).join(', ')}` : '';
  return `${stay} → ${paid} in place of ${money(gross_minor)}${days}`;
}

/** Effect of the form on an example stay. */
export function OfferPreview({ control }: Pick<FieldsProps<typeof offers>, 'control'>) {
  const { currency } = useRuleScope();
  const typed = offers.createInput.safeParse(useWatch({ control }));
  if (!typed.success)
    return <Alert severity="info">An example appears here when the offer is complete.</Alert>;
  // The engine needs only these fields of an offer.
  const preview = previewOf({ ...offers.defaults, ...typed.data, id: 'offer' } as Offer);
  return preview ? (
    <Alert severity="success">{sentenceOf(preview, currency)}</Alert>
  ) : (
    <Alert severity="warning">
      No stay in the first days of this offer gets it. Check nights, days before check-in and both windows.
    </Alert>
  );
}
