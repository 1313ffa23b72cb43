import { payments, type Booking } from '@itinera/shared/contracts';
import {
  DateInput,
  EntityDialog,
  TextInput,
  type EntityWords,
  type FieldsProps,
} from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { dayAt, today } from '@itinera/shared/state';
import { createContext, use } from 'react';
import { BookingName } from '../../../parts/BookingName';
import type { BlockDialogProps } from '../block';

const words: EntityWords<typeof payments> = {
  of: payments,
  noun: 'payment status',
  query: {},
  fields: {
    hotel_paid_date: { label: 'Hotel paid on' },
    transfer_paid_date: { label: 'Transfer paid on' },
    note: { label: 'Note' },
  },
};

const OfBooking = createContext<Booking | undefined>(undefined);

function Fields({ field }: FieldsProps<typeof payments>) {
  const booking = use(OfBooking);
  const range = { min: booking && dayAt(booking.created), max: today() };
  return (
    <>
      {booking && <BookingName booking={booking} />}
      <Pair>
        <DateInput {...field('hotel_paid_date')} {...range} />
        <DateInput {...field('transfer_paid_date')} {...range} disabled={!booking?.transfer} />
      </Pair>
      <TextInput {...field('note')} rows={2} />
    </>
  );
}

/** Edits the days on which hotel and transfer were paid; empty while unpaid. */
export function PaymentDialog({ booking, onClose }: BlockDialogProps) {
  if (!booking.payment) return null;
  return (
    <OfBooking value={booking}>
      <EntityDialog words={words} Fields={Fields} id={booking.payment.id} onClose={() => onClose()} />
    </OfBooking>
  );
}
