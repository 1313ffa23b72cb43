import { isSold, isSupplierOverdue } from '@itinera/shared/bookings';
import type { Booking, Payment, PaymentState } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { FactList, useCustomFacts, type Fact } from '@itinera/shared/record';
import { today } from '@itinera/shared/state';
import { Box, Typography } from '@itinera/shared/ui';
import type { BlockFactsProps } from '../block';

/** Payment state of the customer, and of hotel and transfer. Amounts are in the figures. */
export function PaymentFacts({ booking }: BlockFactsProps) {
  const { payment, transfer } = booking;
  const ofCompany = useCustomFacts('payment', payment?.custom);
  const suppliers: Fact[] = payment
    ? [
        ['Hotel paid', <Supplier key="hotel" {...hotelOf(payment)} />],
        ['Transfer paid', transfer ? <Supplier key="transfer" {...transferOf(payment)} /> : 'No transfer'],
        ...(payment.note ? [['Note', payment.note] as const] : []),
      ]
    : [];
  return (
    <>
      <Indicators booking={booking} />
      <FactList facts={[...suppliers, ...(payment ? ofCompany : [])]} isNarrow />
    </>
  );
}

const paid = { text: 'Paid in full', sign: '✓', colour: 'success.main' };

/** Icon per state, so that no state is recognized by its colour alone. */
const indicators: Record<PaymentState, readonly { text: string; sign: string; colour: string }[]> = {
  unpaid: [{ text: 'Unpaid', sign: '!', colour: 'error.main' }],
  partially_paid: [{ text: 'Partially paid', sign: '◐', colour: 'warning.main' }],
  paid: [paid],
  overpaid: [paid, { text: 'Overpaid', sign: '+', colour: 'warning.main' }],
  refunded: [{ text: 'Refunded', sign: '✓', colour: 'text.secondary' }],
};

const Indicators = ({ booking: { payment_status = 'unpaid' } }: { booking: Booking }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
    {indicators[payment_status].map(({ text, sign, colour }) => (
      <Box
        key={text}
        component="span"
        sx={{ px: 0.75, border: 1, borderColor: colour, borderRadius: 1, color: colour }}
      >
        <span aria-hidden="true">{sign}</span> {text}
      </Box>
    ))}
  </Box>
);

interface SupplierProps {
  paid: string | null;
  due: string | null;
  status: string;
}

const hotelOf = ({ hotel_paid_date, hotel_due_date, booking_status }: Payment): SupplierProps => ({
  paid: hotel_paid_date,
  due: hotel_due_date,
  status: booking_status,
});
const transferOf = ({ transfer_paid_date, transfer_due_date, booking_status }: Payment): SupplierProps => ({
  paid: transfer_paid_date,
  due: transfer_due_date,
  status: booking_status,
});

function Supplier({ paid, due, status }: SupplierProps) {
  if (paid) return `Yes, on ${formatDay(paid)}`;
  if (!due) return 'No';
  if (!isSold(status)) return 'Not owed';
  const isOverdue = isSupplierOverdue({ booking_status: status, due, paid }, today());
  return (
    <Typography component="span" sx={isOverdue ? { color: 'error.main' } : {}}>
      No, {isOverdue ? 'was due' : 'due'} {formatDay(due)}
    </Typography>
  );
}
