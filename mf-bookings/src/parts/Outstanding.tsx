import { formatMoney } from '@itinera/shared/format';
import type { Counted } from '@itinera/shared/bookings';
import { styled } from '@itinera/shared/ui';
import { Amount } from './Amount';

/** In a table, the word is below the amount: beside each other they would be cut. */
const Refund = styled('span')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    display: 'flex',
    flexDirection: 'column-reverse',
    alignItems: 'flex-end',
    fontSize: '0.75rem',
    lineHeight: 1.25,
    '& > :first-of-type': { color: theme.palette.text.secondary },
  },
}));

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
    <Refund>
      <span>Refund </span>
      <Amount minor={refundable_minor} currency={currency} />
    </Refund>
  ) : (
    <Amount minor={outstanding_minor} currency={currency} />
  );
}

/** The same amount for exports, which have separate columns for debts and refunds. */
export const amountOf = (minor: number | undefined, currency: string): string | undefined =>
  minor === undefined ? undefined : formatMoney(minor, currency);
