import type { FoundTrip } from '@itinera/shared/contracts';
import type { Possible } from './bounds';

/** What a trip has beside its stay. */
export interface Extras extends Pick<FoundTrip, 'outbound' | 'return' | 'transfer'> {
  /** Sum of flights and transfer in the currency of the sale; null without an exchange rate. */
  net_minor: number | null;
  sale_minor: number | null;
  isOnRequest: boolean;
  blockers: FoundTrip['blockers'];
}

/** A sum is unknown if one of its parts is. */
export const plus = (one: number | null | undefined, other: number | null): number | null =>
  one === null || one === undefined || other === null ? null : one + other;

/** Undefined if there is no way to the hotel on these days. */
export type ExtrasOf = (stay: Possible) => Extras | undefined;

/** A stay without extras. */
export const nothing: Extras = {
  outbound: null,
  return: null,
  transfer: null,
  net_minor: 0,
  sale_minor: 0,
  isOnRequest: false,
  blockers: [],
};
