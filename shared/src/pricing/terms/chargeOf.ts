import type { Charge } from '@itinera/shared/contracts';
import { shareOf, sum } from '../integers';
import type { ChargedStay } from './chargedStay';

function full({ total_minor, nightly_minor, rooms, persons }: ChargedStay, { kind, value }: Charge): number {
  switch (kind) {
    case 'nights':
      // All nights are the whole stay, whatever else is part of its price.
      return value >= nightly_minor.length ? total_minor : sum(nightly_minor.slice(0, value));
    case 'percent':
      return shareOf(total_minor, value);
    case 'amount_per_stay':
      return value;
    case 'amount_per_room':
      return value * rooms;
    case 'amount_per_person':
      return value * persons;
  }
}

/** What a charge comes to for a stay, in minor units; never more than its price. */
export const chargeOf = (stay: ChargedStay, charge: Charge): number =>
  Math.min(stay.total_minor, full(stay, charge));
