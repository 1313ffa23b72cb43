import type { FoundTrip } from '@itinera/shared/contracts';
import type { Possible } from './bounds';

/** What a trip has beside its stay. */
export interface Extras extends Pick<FoundTrip, 'outbound' | 'return' | 'transfer'> {
  /** Of flights and transfer together, in the currency of the sale. */
  net_minor: number;
  sale_minor: number;
  isOnRequest: boolean;
  blockers: FoundTrip['blockers'];
}

/** Undefined where nobody can get to the hotel on these days. */
export type ExtrasOf = (stay: Possible) => Extras | undefined;

/** Of a stay alone. */
export const nothing: Extras = {
  outbound: null,
  return: null,
  transfer: null,
  net_minor: 0,
  sale_minor: 0,
  isOnRequest: false,
  blockers: [],
};
