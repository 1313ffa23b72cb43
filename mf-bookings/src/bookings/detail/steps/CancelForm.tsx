import { cancellationForm, type Booking } from '@itinera/shared/contracts';
import { act, NotSent } from '@itinera/shared/data';
import { FormDialog, inOrder, MoneyInput, TextInput, useContractForm, useWatch } from '@itinera/shared/forms';
import { formatMoney } from '@itinera/shared/format';
import { Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import { bookingAction } from './bookingAction';
import { CancelCosts } from './CancelCosts';
import { feeByTerms, firstFee } from './fees';
import { stepWords } from './stepWords';
import { useCancellation } from './useCancellation';

const labels = { reason: 'Reason', cancel_fee_minor: 'Cancellation fee' };

interface Fee {
  /** What was typed; null while nothing was. */
  typed: unknown;
  /** What is saved instead. */
  suggested: number | undefined;
  byTerms: number | undefined;
}

/** What the terms ask, if the fee is another one. */
function otherFeeInWords({ typed, suggested, byTerms }: Fee, currency: string): string | undefined {
  const fee = typed ?? suggested;
  if (byTerms === undefined || typeof fee !== 'number' || fee === byTerms) return undefined;
  return `By the terms it is ${formatMoney(byTerms, currency)}`;
}

/** The fee that was typed, or else that of the terms. */
function feeToSend(typed: number | null, suggested: number | undefined): number {
  const fee = typed ?? suggested;
  if (fee !== undefined) return fee;
  const problem = 'The terms are not known. Enter the fee, 0 if the cancellation is free.';
  throw new NotSent(problem, { cancel_fee_minor: problem });
}

/**
 * Cancels a booking with a reason and a fee, which is that of the terms unless another one is typed. Both are possible while the terms are
 * loading, and when they can't be loaded.
 */
export function CancelForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  // The suggested fee is no value of the form: nothing that is typed or restored is ever replaced by it.
  const form = useContractForm(cancellationForm, { reason: '', cancel_fee_minor: null });
  const { control } = form;
  const { total_minor, currency } = booking;
  const cancellation = useCancellation(booking);
  // A retry sends what the first attempt did, even when the costs have changed meanwhile.
  const [sent, setSent] = useState<number>();
  const suggested = sent ?? firstFee(cancellation.costs, booking);
  const typed: unknown = useWatch({ control, name: 'cancel_fee_minor' });
  return (
    <FormDialog
      title={`Cancel ${booking.ref}`}
      form={form}
      save={(values) => {
        const cancel_fee_minor = feeToSend(values.cancel_fee_minor, suggested);
        setSent(suggested);
        const body = { ...values, status: 'cancelled', cancel_fee_minor };
        return inOrder().step('made', {
          label: 'Cancel the booking',
          run: (_earlier, key) => act<Booking>({ ...bookingAction(booking, 'status'), body }, key),
        });
      }}
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
      <CancelCosts booking={booking} {...cancellation} />
      <TextInput control={control} name="reason" label={labels.reason} required rows={2} />
      <MoneyInput
        control={control}
        name="cancel_fee_minor"
        label={labels.cancel_fee_minor}
        currency={currency}
        suggested={suggested}
        note={otherFeeInWords({ typed, suggested, byTerms: feeByTerms(cancellation.costs) }, currency)}
        hint="0 if the cancellation is free"
        required
      />
    </FormDialog>
  );
}
