import { CurrencyInput } from '@itinera/shared/choices';
import { bookings, isCurrency, transactions, type Booking } from '@itinera/shared/contracts';
import { readAgain, useOne } from '@itinera/shared/data';
import {
  DateInput,
  EntityDialog,
  MoneyInput,
  RateInput,
  SelectInput,
  TextInput,
  useController,
  useFormState,
  useWatch,
  type EntityWords,
  type FieldsProps,
} from '@itinera/shared/forms';
import { formatMoney } from '@itinera/shared/format';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { today } from '@itinera/shared/state';
import { use, useEffect, useEffectEvent } from 'react';
import { optionsOf } from '../../stateWords';
import type { BlockDialogProps } from '../block';
import { BookingCurrency } from '../BookingCurrency';
import { directionWords, methodWords, purposeWords } from './transactionWords';

const words: EntityWords<typeof transactions> = {
  of: transactions,
  noun: 'transaction',
  query: {},
  addVerb: ({ amount_minor, currency }) =>
    typeof amount_minor === 'number' && isCurrency(currency)
      ? `Record ${formatMoney(amount_minor, currency)}`
      : 'Record',
  fields: {
    direction: { label: 'Direction' },
    purpose: { label: 'Purpose' },
    method: { label: 'Method' },
    date: { label: 'Date' },
    amount_minor: { label: 'Amount' },
    currency: { label: 'Currency' },
    rate: { label: 'Exchange rate' },
    number: { label: 'Number', hint: 'Of the receipt or the bank statement' },
    party: { label: 'Paid by or to' },
    note: { label: 'Note' },
    goodwill_reason: { label: 'Why more goes back than was received', hint: 'Such as goodwill' },
  },
};

/** Received total that is sent with a refund, so that the server refuses it if a colleague has added another one meanwhile. */
function useReceived({ control, fill }: Pick<FieldsProps<typeof transactions>, 'control' | 'fill'>): number {
  const booking_id: unknown = useWatch({ control, name: 'booking_id' });
  const seen: unknown = useWatch({ control, name: 'expected_received_minor' });
  const received = useOne(bookings, String(booking_id)).data?.received_minor;
  const { submitCount, isSubmitting } = useFormState({ control });
  // The refusal may be due to a colleague's entry: reads the booking again.
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) void readAgain(bookings);
  }, [submitCount, isSubmitting]);
  const update = useEffectEvent((now: number) => now !== seen && fill({ expected_received_minor: now }));
  useEffect(() => {
    if (received !== undefined) update(received);
  }, [received]);
  return received ?? Number(seen);
}

function Fields({ control, field, clear, fill }: FieldsProps<typeof transactions>) {
  const own = use(BookingCurrency);
  const received = Math.max(0, useReceived({ control, fill }));
  const purpose: unknown = useWatch({ control, name: 'purpose' });
  const amount: unknown = useWatch({ control, name: 'amount_minor' });
  const typed: unknown = useWatch({ control, name: 'currency' });
  const currency = isCurrency(typed) ? typed : own;
  const isForeign = currency !== own;
  const direction = useController({ control, name: 'direction' }).field;
  // Clears a rate that is no longer visible, so that it is not sent.
  const clearRate = useEffectEvent(() => clear('rate'));
  useEffect(() => {
    if (!isForeign) clearRate();
  }, [isForeign]);
  const isRefund = purpose === 'refund';
  // Only the server converts other currencies.
  const isGoodwill = isRefund && (isForeign || (typeof amount === 'number' && amount > received));
  const clearReason = useEffectEvent(() => clear('goodwill_reason'));
  useEffect(() => {
    if (!isGoodwill) clearReason();
  }, [isGoodwill]);
  return (
    <>
      <Pair>
        <SelectInput
          {...field('purpose')}
          options={optionsOf(purposeWords)}
          onChosen={(purpose) => direction.onChange(purpose === 'customer_payment' ? 'in' : 'out')}
        />
        <SelectInput {...field('direction')} options={optionsOf(directionWords)} />
      </Pair>
      <Pair>
        <SelectInput {...field('method')} options={optionsOf(methodWords)} />
        <DateInput {...field('date')} max={today()} />
      </Pair>
      <Pair>
        <MoneyInput
          {...field('amount_minor')}
          currency={currency}
          {...(isRefund && { hint: `${formatMoney(received, own)} is left of what was received` })}
        />
        <CurrencyInput {...field('currency')} required />
      </Pair>
      {isForeign && (
        <RateInput
          {...field('rate')}
          exact
          required
          hint={`How many ${own} are 1 ${currency}, or 1/163 where 1 ${own} is 163 ${currency}`}
        />
      )}
      <Pair>
        <TextInput {...field('number')} />
        <TextInput {...field('party')} />
      </Pair>
      {isGoodwill && <TextInput {...field('goodwill_reason')} required={!isForeign} />}
      <TextInput {...field('note')} rows={2} />
    </>
  );
}

/** Initial values: a refund of an overpaid amount, else the payment that is due next. */
function likelyTransaction({ next_due_minor, outstanding_minor = 0 }: Booking) {
  if (outstanding_minor < 0)
    return { direction: 'out', purpose: 'refund', amount_minor: -outstanding_minor } as const;
  const due = next_due_minor ?? outstanding_minor;
  return { direction: 'in', purpose: 'customer_payment', ...(due > 0 && { amount_minor: due }) } as const;
}

/** Adds a transaction. It can't be edited later: mistakes are voided. */
export function TransactionDialog({ booking, onClose }: BlockDialogProps) {
  const { id, currency, received_minor: expected_received_minor = 0 } = booking;
  return (
    <BookingCurrency value={currency}>
      <EntityDialog
        words={words}
        Fields={Fields}
        start={{
          booking_id: id,
          date: today(),
          currency,
          expected_received_minor,
          ...likelyTransaction(booking),
        }}
        onClose={() => onClose()}
      />
    </BookingCurrency>
  );
}
