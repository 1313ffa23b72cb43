import type { Booking } from '@itinera/shared/contracts';
import { useDialogAddress, useLocation, useNavigate } from '@itinera/shared/router';
import { onDemand } from '@itinera/shared/ui';
import { Suspense } from 'react';

const BookingPreview = onDemand(() =>
  import(/* webpackChunkName: "booking-dialogs" */ './BookingPreview').then((module) => ({
    default: module.BookingPreview,
  })),
);

interface PreviewedBookingProps {
  list: { rows: { loaded: readonly Booking[] } };
}

/** Preview of the booking in the address, `?preview=<id>`; arrows step through the loaded rows. */
export function PreviewedBooking({ list }: PreviewedBookingProps) {
  const { value, addressOf, close } = useDialogAddress('preview');
  const navigate = useNavigate();
  const { state } = useLocation();
  if (value === undefined) return null;
  const rows = list.rows.loaded;
  const at = rows.findIndex(({ id }) => id === value);
  const step = (by: number) => {
    const next = rows[at + by];
    if (at >= 0 && next) void navigate(addressOf(next.id), { replace: true, state });
  };
  return (
    <Suspense>
      <BookingPreview id={value} onStep={step} onClose={close} />
    </Suspense>
  );
}
