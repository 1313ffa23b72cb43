import { bookingStatusInput, type Booking } from '@itinera/shared/contracts';
import { act } from '@itinera/shared/data';
import { FormDialog, inOrder, MoneyInput, TextInput, useContractForm } from '@itinera/shared/forms';
import { formatMoney } from '@itinera/shared/format';
import { Typography } from '@itinera/shared/ui';
import { bookingAction } from './bookingAction';
import { stepWords } from './stepWords';

const labels = { status: 'State', reason: 'Reason', cancel_fee_minor: 'Cancellation fee' };

/** Cancels a booking with a reason and a fee. */
export function CancelForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const form = useContractForm(bookingStatusInput, {
    status: 'cancelled' as const,
    reason: '',
    cancel_fee_minor: 0,
  });
  const { control } = form;
  const { total_minor, currency } = booking;
  return (
    <FormDialog
      title={`Cancel ${booking.ref}`}
      form={form}
      save={(values) =>
        inOrder().step('made', {
          label: 'Cancel the booking',
          run: (_earlier, key) => act<Booking>({ ...bookingAction(booking, 'status'), body: values }, key),
        })
      }
      saveVerb={stepWords.cancelled.verb}
      cancelVerb="Keep booking"
      saved={stepWords.cancelled.done}
      draftKey={`booking-cancel-${booking.id}`}
      onClose={() => onClose()}
      labels={labels}
    >
      <Typography>
        {stepWords.cancelled.consequence}
        {total_minor !== undefined && ` The total is ${formatMoney(total_minor, currency)}.`}
      </Typography>
      <TextInput control={control} name="reason" label={labels.reason} required rows={2} />
      <MoneyInput
        control={control}
        name="cancel_fee_minor"
        label={labels.cancel_fee_minor}
        currency={currency}
        hint="0 if the cancellation is free"
      />
    </FormDialog>
  );
}
