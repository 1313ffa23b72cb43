import { formatMoney } from '@itinera/shared/format';
import type { Counted } from '@itinera/shared/bookings';
import { Amount } from './Amount';

interface OutstandingProps {
  counted: Partial<Counted>;
  currency: string;
}

/** Amount that a customer still owes or gets back; nothing while the booking is not sold. */
export function Outstanding({
  counted: { outstanding_minor, refundable_minor = 0 },
  currency,
}: OutstandingProps) {
  return refundable_minor > 0 ? (
    // One element, because a cell would remove the space between two.
    <span>
      Refund <Amount minor={refundable_minor} currency={currency} />
    </span>
  ) : (
    <Amount minor={outstanding_minor} currency={currency} />
  );
}

/** The same amount for exports, which have separate columns for debts and refunds. */
export const amountOf = (minor: number | undefined, currency: string): string | undefined =>
  minor === undefined ? undefined : formatMoney(minor, currency);
