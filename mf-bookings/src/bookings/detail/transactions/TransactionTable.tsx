import type { Booking, BookingTransaction } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { useDialogAddress } from '@itinera/shared/router';
import { Box, Button, Typography } from '@itinera/shared/ui';
import { Amount } from '../../../parts/Amount';
import { newEntry, type BlockFactsProps } from '../block';
import { methodWords, purposeWords } from './transactionWords';

const columns = ['Date', 'Purpose', 'Method', 'Number', 'Party', 'Amount'];

/** Transactions by day. Voided ones are struck through, with the reason. */
export function TransactionTable({ booking, onEdit }: BlockFactsProps) {
  const all = booking.transactions ?? [];
  return (
    <>
      {all.length === 0 ? (
        <Typography color="textSecondary">No transactions</Typography>
      ) : (
        <Box
          // Focusable, so that the keyboard can scroll it.
          tabIndex={0}
          role="region"
          aria-label="Transactions of the booking"
          sx={{ overflowX: 'auto' }}
        >
          <Box
            component="table"
            aria-label="Transactions"
            sx={{
              width: '100%',
              borderCollapse: 'collapse',
              '& th': { textAlign: 'start', fontWeight: 400, color: 'text.secondary' },
              '& th, & td': { py: 0.5, px: 0.75, whiteSpace: 'nowrap' },
              '& [data-amount]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
            }}
          >
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" data-amount={column === 'Amount' || undefined}>
                    {column}
                  </th>
                ))}
                <th scope="col">Actions</th>
              </tr>
            </thead>
            <tbody>
              {all.map((transaction) => (
                <Row key={transaction.id} booking={booking} transaction={transaction} />
              ))}
            </tbody>
          </Box>
        </Box>
      )}
      {onEdit && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => onEdit(newEntry)}>
          Add transaction
        </Button>
      )}
    </>
  );
}

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
          <Typography variant="body2" sx={{ whiteSpace: 'normal', minWidth: 120 }}>
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
