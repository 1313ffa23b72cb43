import { misfitsOf, type Misfit } from '@itinera/shared/bookings';
import type { Booking } from '@itinera/shared/contracts';
import { useSettings } from '@itinera/shared/data';
import { useDialogAddress } from '@itinera/shared/router';
import { Alert, Button, Stack, Typography } from '@itinera/shared/ui';
import { partsOf } from '../travellers/partsOf';
import { misfitInWords } from './misfitWords';

interface Service {
  id: string;
  /** Name in the heading of its dialog and on its button. */
  name: string;
  dialog: string;
  misfits: Misfit[];
}

/** Services that no longer fit. Only flights of a block, and the transfer, have a known price for another party. */
function servicesIn({ flights = [] }: Booking, misfits: readonly Misfit[]): Service[] {
  const ids = [...new Set(misfits.map((one) => (one.of === 'transfer' ? one.transfer : one.flight)))];
  return ids.map((id) => {
    const flight = flights.find((one) => one.id === id);
    return {
      id,
      name: flight ? `flight ${flight.flight_number}` : 'transfer',
      dialog: flight && !flight.block_seat_id ? `flights:${id}` : `follow:${id}`,
      misfits: misfits.filter((one) => (one.of === 'transfer' ? one.transfer : one.flight) === id),
    };
  });
}

/** Services of a booking that don't match its travellers, each with a button that adjusts it. */
export function Misfits({ booking }: { booking: Booking }) {
  const { data: settings } = useSettings();
  const { open } = useDialogAddress('dialog');
  const { status, flights = [], transfer } = booking;
  if (status === 'cancelled' || status === 'completed') return null;
  const misfits = misfitsOf(
    { ...partsOf(booking), flights, transfer },
    settings?.child_age_reference ?? 'check_in',
  );
  if (misfits.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby="misfits-title" sx={{ gap: 1, mb: 2 }}>
      <Typography id="misfits-title" component="h2" variant="subtitle1">
        Does not fit who travels
      </Typography>
      {servicesIn(booking, misfits).map(({ id, name, dialog, misfits: own }) => (
        <Alert
          key={id}
          severity="warning"
          role="note"
          action={
            <Button
              size="small"
              color="inherit"
              aria-label={dialog.startsWith('follow') ? `Bring in line: ${name}` : `Edit ${name}`}
              onClick={() => open(dialog)}
            >
              {dialog.startsWith('follow') ? 'Bring in line' : 'Edit'}
            </Button>
          }
        >
          {own.map(misfitInWords).join(' ')}
        </Alert>
      ))}
    </Stack>
  );
}
