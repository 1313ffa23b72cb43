import { misfitsOf, type AgeReference, type Misfit } from '@itinera/shared/bookings';
import type { Booking } from '@itinera/shared/contracts';
import { misfitInWords } from '../misfits/misfitWords';
import { partsOf } from '../travellers/partsOf';
import type { Remedy, Todo } from './todo';

const serviceOf = (misfit: Misfit): string => (misfit.of === 'transfer' ? misfit.transfer : misfit.flight);

/** Only flights of a block, and the transfer, have a known price for another party; the others are edited. */
function remedyOf({ flights = [] }: Booking, id: string): Remedy {
  const flight = flights.find((one) => one.id === id);
  const about = flight ? `flight ${flight.flight_number}` : 'transfer';
  return flight && !flight.block_seat_id
    ? { verb: 'Edit', about, dialog: `flights:${id}` }
    : { verb: 'Bring in line', about, dialog: `follow:${id}` };
}

/** Services of a booking that don't match who travels. */
export function misfitTodos(booking: Booking, reference: AgeReference): Todo[] {
  const { flights = [], transfer } = booking;
  const misfits = misfitsOf({ ...partsOf(booking), flights, transfer }, reference);
  return [...new Set(misfits.map(serviceOf))].map((id) => ({
    text: misfits
      .filter((misfit) => serviceOf(misfit) === id)
      .map(misfitInWords)
      .join(' '),
    remedy: remedyOf(booking, id),
  }));
}
