import { plural } from '@itinera/shared/format';
import type { AllSettings } from '../card';
import { inPercent } from '../inPercent';

type CustomerTerms = Pick<AllSettings, 'customer_terms_days' | 'customer_terms_margin_bp' | 'combined_terms'>;

/** How the terms of several parts of a trip are combined. */
export const combinedInWords = {
  each: 'Each by its own terms',
  strictest: 'All by the strictest',
} as const;

/**
 * What customers pay for a cancellation, compared with what partners charge: `2 days earlier than partners charge, and 10 % more`,
 * and `…; all parts by the strictest terms`.
 */
export function customerTermsInWords({
  customer_terms_days,
  customer_terms_margin_bp,
  combined_terms,
}: CustomerTerms): string {
  const when =
    customer_terms_days > 0
      ? `${plural(customer_terms_days, 'day')} earlier than partners charge`
      : 'When partners charge';
  const much =
    customer_terms_margin_bp > 0 ? `and ${inPercent(customer_terms_margin_bp)} more` : 'the same share';
  return [
    `${when}, ${much}`,
    ...(combined_terms === 'strictest' ? ['all parts by the strictest terms'] : []),
  ].join('; ');
}
