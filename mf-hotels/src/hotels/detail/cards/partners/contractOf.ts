import type { HotelDmc } from '@itinera/shared/contracts';
import { decimal, formatDay } from '@itinera/shared/format';
import { paymentTerms } from './paymentTerms';

function contractDays({ contract_from, contract_to }: HotelDmc): string | undefined {
  const from = contract_from && `from ${formatDay(contract_from)}`;
  const to = contract_to && `until ${formatDay(contract_to)}`;
  const days = [from, to].filter(Boolean).join(' ');
  return days && `Contract ${days}`;
}

/** Terms of a partner in words, such as `EUR · Contract until 31.12.2027 · Payable 14 days before check-in · Mark-up 12 %`. */
export const contractOf = (link: HotelDmc): string =>
  [
    link.currency,
    contractDays(link),
    paymentTerms(link.payment_terms_days),
    typeof link.markup_bp === 'number' && `Mark-up ${decimal(link.markup_bp / 100)} %`,
  ]
    .filter(Boolean)
    .join(' · ');
