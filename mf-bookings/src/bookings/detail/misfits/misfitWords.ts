import { type Misfit, partyInWords } from '@itinera/shared/bookings';
import { plural } from '@itinera/shared/format';

/** Such as `Flight BT 651 has 2 seats, and 3 are needed.` */
export function misfitInWords(misfit: Misfit): string {
  switch (misfit.of) {
    case 'seats':
      return `Flight ${misfit.flight_number} has ${plural(misfit.has, 'seat')}, and ${misfit.needs} ${misfit.needs === 1 ? 'is' : 'are'} needed.`;
    case 'fare':
      return `Flight ${misfit.flight_number} is priced for ${partyInWords(misfit.priced) || 'nobody'}. By their ages on its day, ${partyInWords(misfit.flying)} will fly.`;
    case 'transfer':
      return `The transfer is for ${plural(misfit.has, 'passenger')}, and ${misfit.needs} travel.`;
  }
}
