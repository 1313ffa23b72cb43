import { nightsBetween } from '@itinera/shared/contracts';

export type GuestKind = 'adult' | 'child' | 'infant';

export interface Party {
  adults: number;
  children: number;
  infants: number;
}

/** The guests of a stay: `adults` and `child_ages` per room, `children` and `infants` as its hotel counts the ages. */
export interface StayGuests {
  check_in: string;
  check_out: string;
  rooms: number;
  adults: number;
  child_ages: readonly number[];
  children: number;
  infants: number;
}

/** A guest of a stay. The age of adults is unknown. */
export interface Place<S extends StayGuests = StayGuests> {
  kind: GuestKind;
  age: number | undefined;
  stay: S;
}

/** Sorted by age, because hotels count by age limits: the youngest are infants, the oldest adults. */
function placesOfRoom<S extends StayGuests>(stay: S): Place<S>[] {
  const young = stay.child_ages.toSorted((one, other) => one - other);
  const kindAt = (index: number): GuestKind => {
    if (index < stay.infants) return 'infant';
    return index < stay.infants + stay.children ? 'child' : 'adult';
  };
  return [
    ...Array.from({ length: stay.adults }, () => ({ kind: 'adult' as const, age: undefined, stay })),
    ...young.map((age, index) => ({ kind: kindAt(index), age, stay })),
  ];
}

const placesIn = <S extends StayGuests>(stays: readonly S[]): Place<S>[] =>
  stays.flatMap((stay) => Array.from({ length: stay.rooms }, () => placesOfRoom(stay)).flat());

/** Consecutive nights with the same stays. */
interface Stretch<S extends StayGuests> {
  from: string;
  to: string;
  places: Place<S>[];
}

function stretchesOf<S extends StayGuests>(stays: readonly S[]): Stretch<S>[] {
  const changes = [...new Set(stays.flatMap(({ check_in, check_out }) => [check_in, check_out]))].toSorted();
  return changes.slice(0, -1).map((from, index) => ({
    from,
    to: changes[index + 1] ?? from,
    places: placesIn(stays.filter(({ check_in, check_out }) => check_in <= from && from < check_out)),
  }));
}

const distance = ({ from, to }: Stretch<StayGuests>, day: string): number =>
  Math.max(0, nightsBetween(day, from), nightsBetween(to, day));

/**
 * Guests of the stays of a booking: those of its fullest night. Parallel stays add up, in one hotel or several; consecutive stays have
 * the same guests. Of equally full nights, the nearest to a day decides the ages of children; without a day the first.
 */
export function placesOf<S extends StayGuests>(stays: readonly S[], day?: string): Place<S>[] {
  const stretches = stretchesOf(stays);
  const most = Math.max(0, ...stretches.map(({ places }) => places.length));
  const [best] = stretches
    .filter(({ places }) => places.length === most)
    .toSorted((one, other) => (day === undefined ? 0 : distance(one, day) - distance(other, day)));
  return best?.places ?? [];
}

export const countKinds = (kinds: readonly GuestKind[]): Party => ({
  adults: kinds.filter((kind) => kind === 'adult').length,
  children: kinds.filter((kind) => kind === 'child').length,
  infants: kinds.filter((kind) => kind === 'infant').length,
});

export const personsIn = ({ adults, children, infants }: Party): number => adults + children + infants;

interface PartyParts {
  hotels: readonly StayGuests[];
  /** Named travellers, as the hotel counts them. */
  travellers: readonly { pax_type: GuestKind }[];
}

/** The party of a booking: the guests of its stays, or the named travellers if they are more or there is no stay. */
export function partyOf({ hotels, travellers }: PartyParts): Party {
  const places = placesOf(hotels);
  return countKinds(
    travellers.length > places.length
      ? travellers.map(({ pax_type }) => pax_type)
      : places.map(({ kind }) => kind),
  );
}

/** Number of nights of all stays; parallel nights count once. */
export const nightsOf = (stays: readonly StayGuests[]): number =>
  stretchesOf(stays).reduce(
    (sum, { from, to, places }) => sum + (places.length > 0 ? nightsBetween(from, to) : 0),
    0,
  );
