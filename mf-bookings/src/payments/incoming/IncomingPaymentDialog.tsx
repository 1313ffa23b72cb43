import { EntitySelect } from '@itinera/shared/choices';
import { isOwing } from '@itinera/shared/bookings';
import { bookings, payments, type Booking } from '@itinera/shared/contracts';
import { messageOf, readAgain, useChosen } from '@itinera/shared/data';
import { formatDay, formatMoney } from '@itinera/shared/format';
import { ConfirmDialog } from '@itinera/shared/forms';
import { Box, Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import { TransactionDialog } from '../../bookings/detail/transactions/TransactionDialog';

/** Such as `BE2600398 · Mantas Kazlauskas, Alcudia Bay Family Resort`. */
const nameOf = ({ ref, customer_name, hotel_name }: Booking): string =>
  `${ref} · ${[customer_name, hotel_name].filter(Boolean).join(', ')}`;

function owedInWords({ outstanding_minor = 0, currency, next_due_date, status }: Booking): string {
  const due = outstanding_minor > 0 && next_due_date ? `, next due on ${formatDay(next_due_date)}` : '';
  if (outstanding_minor < 0) return `To refund: ${formatMoney(-outstanding_minor, currency)}`;
  return `${isOwing(status) ? 'Outstanding' : 'Owed once confirmed'}: ${formatMoney(outstanding_minor, currency)}${due}`;
}

/** Adds an incoming payment: first finds the booking by reference or customer, then shows the form of a transaction. */
export function IncomingPaymentDialog({ onClose }: { onClose: () => void }) {
  const [id, setId] = useState<string>();
  const [isChosen, setChosen] = useState(false);
  const { data: booking, error } = useChosen(bookings, id);
  if (isChosen && booking) {
    const close = () => {
      // Rows of the list contain the received total, too.
      void readAgain(payments);
      onClose();
    };
    return <TransactionDialog booking={booking} entry={undefined} onClose={close} />;
  }
  return (
    <ConfirmDialog
      question="Incoming payment"
      verb="Continue"
      isDangerous={false}
      isReady={booking !== undefined}
      onConfirm={() => setChosen(true)}
      onClose={onClose}
    >
      <Box sx={{ pt: 1, display: 'grid', gap: 1.5 }}>
        <EntitySelect
          label="Booking"
          hint="Type a reference or the name of the customer."
          collection={bookings}
          query={{}}
          nameOf={nameOf}
          value={id}
          onChange={setId}
        />
        <Typography role="status">{booking ? owedInWords(booking) : error && messageOf(error)}</Typography>
      </Box>
    </ConfirmDialog>
  );
}
