import type { Booking, BookingTransaction } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { useDialogAddress } from '@itinera/shared/router';
import { Box, Button, Typography } from '@itinera/shared/ui';
import { Amount } from '../../../parts/Amount';
import type { BlockFactsProps } from '../block';
import { ActionsHeading } from '../trip/ActionsHeading';
import { methodWords, purposeWords } from './transactionWords';

const columns = ['Date', 'Purpose', 'Method', 'Number', 'Party', 'Amount'];

/** Transactions by day. Voided ones are struck through, with the reason. */
export const TransactionTable = ({ booking }: BlockFactsProps) => (
  <Box
    // Focusable, so that the keyboard can scroll it.
    tabIndex={0}
    role="region"
    aria-label="Transactions of the booking"
    // Positioned, so that hidden text scrolls with it.
    sx={{ overflowX: 'auto', position: 'relative' }}
  >
    <Box component="table" aria-label="Transactions" sx={tableStyle}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-amount={column === 'Amount' || undefined}>
              {column}
            </th>
          ))}
          <ActionsHeading />
        </tr>
      </thead>
      <tbody>
        {(booking.transactions ?? []).map((transaction) => (
          <Row key={transaction.id} booking={booking} transaction={transaction} />
        ))}
      </tbody>
    </Box>
  </Box>
);

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'start', fontWeight: 400, color: 'text.secondary' },
  '& th, & td': { py: 0.25, px: 0.75, whiteSpace: 'nowrap' },
  '& th:first-of-type, & td:first-of-type': { pl: 0 },
  '& td:last-of-type': { textAlign: 'end', pr: 0 },
  '& [data-amount]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
} as const;

/** What the customer has paid and got back; of suppliers and mistakes, a customer sees nothing. */
const isOfCustomer = ({ purpose, voided_at }: BookingTransaction): boolean =>
  voided_at === null && (purpose === 'customer_payment' || purpose === 'refund');

interface RowProps {
  booking: Booking;
  transaction: BookingTransaction;
}

function Row({ booking, transaction }: RowProps) {
  const { open } = useDialogAddress('dialog');
  const { id, date, direction, purpose, method, number, party, currency, amount_minor } = transaction;
  const { booking_amount_minor, voided_at, void_reason, goodwill_reason } = transaction;
  const sign = direction === 'in' ? 1 : -1;
  return (
    <Box
      component="tr"
      data-unprinted={isOfCustomer(transaction) ? undefined : true}
      sx={
        voided_at
          ? { color: 'text.secondary', '& td:not(:last-of-type)': { textDecoration: 'line-through' } }
          : {}
      }
    >
      <td>{formatDay(date)}</td>
      <td>
        {purposeWords[purpose]}
        {goodwill_reason && (
          <Typography data-unprinted variant="body2" sx={{ whiteSpace: 'normal', minWidth: 120 }}>
            More than was received: {goodwill_reason}
          </Typography>
        )}
      </td>
      <td>{methodWords[method]}</td>
      <td>{number ?? '—'}</td>
      <td>{party ?? '—'}</td>
      <td data-amount>
        <Amount minor={sign * amount_minor} currency={currency} />
        {currency !== booking.currency && (
          <>
            <br />
            <Amount minor={sign * booking_amount_minor} currency={booking.currency} />
          </>
        )}
      </td>
      <td>
        {voided_at ? (
          <Typography variant="body2" sx={{ whiteSpace: 'normal', minWidth: 120 }}>
            Voided: {void_reason}
          </Typography>
        ) : (
          <Button
            size="small"
            aria-label={`Void the ${purposeWords[purpose].toLowerCase()} of ${formatDay(date)}`}
            onClick={() => open(`void:${id}`)}
          >
            Void
          </Button>
        )}
      </td>
    </Box>
  );
}
