import { plural } from '@itinera/shared/format';
import type { AllSettings } from '../card';
import { inPercent } from '../inPercent';

type CustomerTerms = Pick<AllSettings, 'customer_terms_days' | 'customer_terms_margin_bp'>;

/** What customers pay for a cancellation, compared with what partners charge: `2 days earlier than partners charge, and 10 % more`. */
export function customerTermsInWords({
  customer_terms_days,
  customer_terms_margin_bp,
}: CustomerTerms): string {
  const when =
    customer_terms_days > 0
      ? `${plural(customer_terms_days, 'day')} earlier than partners charge`
      : 'When partners charge';
  return customer_terms_margin_bp > 0
    ? `${when}, and ${inPercent(customer_terms_margin_bp)} more`
    : `${when}, the same share`;
}
