import type { Offer } from '@itinera/shared/contracts';

type Window = Pick<
  Offer,
  'id' | 'type' | 'name' | 'is_active' | 'booking_from' | 'booking_to' | 'stay_from' | 'stay_to'
> &
  Pick<Offer, 'room_type_ids' | 'boarding_type_ids'>;

const share = (one: readonly string[], other: readonly string[]) =>
  one.length === 0 || other.length === 0 || one.some((id) => other.includes(id));

const overlap = (one: Window, other: Window): boolean =>
  one.type === other.type &&
  one.booking_from <= other.booking_to &&
  other.booking_from <= one.booking_to &&
  one.stay_from <= other.stay_to &&
  other.stay_from <= one.stay_to &&
  share(one.room_type_ids, other.room_type_ids) &&
  share(one.boarding_type_ids, other.boarding_type_ids);

/** Other active offers of its type for the same stays, of which the cheapest is applied. Empty for an inactive offer. */
export const overlapsOf = <W extends Window>(offer: W, all: readonly W[]): W[] =>
  offer.is_active
    ? all.filter((other) => other.id !== offer.id && other.is_active && overlap(offer, other))
    : [];
