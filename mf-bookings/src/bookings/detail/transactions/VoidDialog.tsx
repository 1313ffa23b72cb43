import { transactions, voidInput, type BookingTransaction } from '@itinera/shared/contracts';
import { act } from '@itinera/shared/data';
import { FormDialog, inOrder, TextInput, useContractForm } from '@itinera/shared/forms';
import { formatDay, formatMoney } from '@itinera/shared/format';
import { Typography } from '@itinera/shared/ui';
import type { BlockDialogProps } from '../block';
import { partAction } from '../steps/bookingAction';
import { purposeWords } from './transactionWords';

const labels = { reason: 'Reason' };

/** Voids a transaction with a reason: it stays in the list, and no longer counts. */
export function VoidDialog({ booking, entry, onClose }: BlockDialogProps) {
  const transaction = booking.transactions?.find(({ id }) => id === entry);
  const form = useContractForm(voidInput, { reason: '' });
  if (!transaction) return null;
  const { id, purpose, date, amount_minor, currency } = transaction;
  return (
    <FormDialog
      title={`Void the ${purposeWords[purpose].toLowerCase()} of ${formatDay(date)}`}
      form={form}
      save={(values) =>
        inOrder().step('made', {
          label: 'Void the transaction',
          run: (_earlier, key) =>
            act<BookingTransaction>({ ...partAction(transactions, id, 'void'), body: values }, key),
        })
      }
      saveVerb="Void transaction"
      cancelVerb="Keep transaction"
      saved="Transaction voided"
      draftKey={`void-${id}`}
      onClose={() => onClose()}
      labels={labels}
    >
      <Typography>
        {formatMoney(amount_minor, currency)} will not count any more. This can’t be undone; add the
        transaction again if it was right.
      </Typography>
      <TextInput control={form.control} name="reason" label={labels.reason} required />
    </FormDialog>
  );
}
