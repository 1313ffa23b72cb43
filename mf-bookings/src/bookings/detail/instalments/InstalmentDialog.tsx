import { instalments } from '@itinera/shared/contracts';
import {
  DateInput,
  EntityDialog,
  MoneyInput,
  TextInput,
  type EntityWords,
  type FieldsProps,
} from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { use } from 'react';
import type { BlockDialogProps } from '../block';
import { BookingCurrency } from '../BookingCurrency';

const words: EntityWords<typeof instalments> = {
  of: instalments,
  noun: 'instalment',
  query: {},
  fields: {
    label: { label: 'Label', hint: 'Such as Deposit' },
    due_date: { label: 'Due date' },
    amount_minor: { label: 'Amount' },
  },
};

function Fields({ field }: FieldsProps<typeof instalments>) {
  const currency = use(BookingCurrency);
  return (
    <>
      <TextInput {...field('label')} />
      <Pair>
        <DateInput {...field('due_date')} />
        <MoneyInput {...field('amount_minor')} currency={currency} />
      </Pair>
    </>
  );
}

/** Adds an instalment of the unplanned amount, or edits one. */
export function InstalmentDialog({ booking, entry, onClose }: BlockDialogProps) {
  const all = booking.instalments ?? [];
  const planned = all.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  const missing = Math.max(0, (booking.total_minor ?? 0) - planned);
  return (
    <BookingCurrency value={booking.currency}>
      <EntityDialog
        words={words}
        Fields={Fields}
        id={entry}
        start={{ booking_id: booking.id, order: all.length, ...(missing > 0 && { amount_minor: missing }) }}
        onClose={() => onClose()}
      />
    </BookingCurrency>
  );
}
