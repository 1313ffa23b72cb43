import { pricePeriods } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import type { PriceDialogProps } from '../priceDialog';
import { RuleDialog } from '../rules/RuleDialog';
import { rulesQuery } from '../rules/ruleKind';
import { termsKind } from './termsKind';
import { useOfferChoices } from './useOfferChoices';

/** Dialog of what a partner charges for cancelled stays. */
export function CancellationTermsDialog(props: PriceDialogProps) {
  const offers = useOfferChoices(props);
  const { data } = useList(pricePeriods, rulesQuery<typeof pricePeriods>(props));
  const kind = termsKind({ offers, periods: data?.result ?? [], currency: props.currency });
  return <RuleDialog kind={kind} {...props} />;
}
