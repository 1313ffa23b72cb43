import { formatMoney } from '@itinera/shared/format';
import type { Counted } from '@itinera/shared/bookings';
import { Amount } from './Amount';

interface OutstandingProps {
  counted: Partial<Counted>;
  currency: string;
}

/** What a customer still has to pay, or gets back; nothing is owed as long as nothing is sold. */
export function Outstanding({
  counted: { outstanding_minor, refundable_minor = 0 },
  currency,
}: OutstandingProps) {
  return refundable_minor > 0 ? (
    // In one piece: a cell lays out its parts without the space between them.
    <span>
      Refund <Amount minor={refundable_minor} currency={currency} />
    </span>
  ) : (
    <Amount minor={outstanding_minor} currency={currency} />
  );
}

/** The same for a file, where debts and refunds have columns of their own. */
export const amountOf = (minor: number | undefined, currency: string): string | undefined =>
  minor === undefined ? undefined : formatMoney(minor, currency);
