import { nightsBetween } from '@itinera/shared/contracts';

export type GuestKind = 'adult' | 'child' | 'infant';

export interface Party {
  adults: number;
  children: number;
  infants: number;
}

/** A stay, as far as it says for whom it is: `adults` and `child_ages` of each room, `children` and `infants` as its hotel counts the ages. */
export interface StayGuests {
  check_in: string;
  check_out: string;
  rooms: number;
  adults: number;
  child_ages: readonly number[];
  children: number;
  infants: number;
}

/** A person whom a stay is for. Of adults the age is not known. */
export interface Place<S extends StayGuests = StayGuests> {
  kind: GuestKind;
  age: number | undefined;
  stay: S;
}

/** Hotels count by limits of ages, so the youngest of the young are its infants and the oldest its adults. */
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

/** Nights on end in which the same stays are slept in. */
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
 * Whom the stays of a booking are for: those of its fullest night. Stays of one night add up, whether they are rooms of one hotel or
 * of several; stays one after the other are of the same people. Of several nights that are as full, the one nearest to a day
 * says how old the children are; without a day the first.
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
  /** Who is named, as the hotel counts them. */
  travellers: readonly { pax_type: GuestKind }[];
}

/** Who travels with a booking: whom its stays are for, or those who are named, where they are more or where there is no stay. */
export function partyOf({ hotels, travellers }: PartyParts): Party {
  const places = placesOf(hotels);
  return countKinds(
    travellers.length > places.length
      ? travellers.map(({ pax_type }) => pax_type)
      : places.map(({ kind }) => kind),
  );
}

/** The nights of all stays, those of parallel ones once. */
export const nightsOf = (stays: readonly StayGuests[]): number =>
  stretchesOf(stays).reduce(
    (sum, { from, to, places }) => sum + (places.length > 0 ? nightsBetween(from, to) : 0),
    0,
  );
