import { ageOn } from '@itinera/shared/contracts';
import { formatDay, plural } from '@itinera/shared/format';
import { openPlaces, type AgeReference } from './openPlaces';
import { countKinds, placesOf, type GuestKind, type Party, type StayGuests } from './party';
import { partyInWords } from './partyInWords';

/** Reasons to check a booking before it is confirmed, which may be overridden with a reason. */
export type Doubt =
  | { about: 'unnamed'; party: Party }
  | { about: 'too_many'; named: number; guests: number }
  | { about: 'ages'; check_in: string; priced: number[]; named: number[] }
  | { about: 'guests'; priced: Party; named: Party }
  | { about: 'unborn'; name: string }
  | { about: 'unanswered'; check_in: string };

interface Named {
  pax_type: GuestKind;
  birthday: string;
  name: string;
}

interface DoubtedStay extends StayGuests {
  /** Whether the hotel has to confirm rooms first; absent in older servers. */
  on_request?: boolean | undefined;
  confirmation_number?: string | null;
}

interface Doubted {
  hotels: readonly DoubtedStay[];
  travellers: readonly Named[];
}

const inOrder = (ages: readonly number[]): number[] => ages.toSorted((one, other) => one - other);

/** Priced ages of a stay, if the named children have others. */
function agesThatDiffer(stay: StayGuests, { hotels, travellers }: Doubted, reference: AgeReference): Doubt[] {
  const beside = hotels.filter(
    ({ check_in, check_out }) => check_in < stay.check_out && stay.check_in < check_out,
  );
  // Rooms are compared together, because nobody knows who sleeps in which.
  const places = placesOf(beside);
  if (places.length !== travellers.length || places[0]?.stay !== stay) return [];
  const priced = inOrder(places.flatMap(({ age }) => age ?? []));
  const ages = inOrder(travellers.map(({ birthday }) => ageOn(stay[reference], birthday)));
  const named = ages.slice(0, priced.length);
  return priced.join() === named.join() ? [] : [{ about: 'ages', check_in: stay.check_in, priced, named }];
}

/** Reports named guests of other age groups than the stays are priced for. */
function guestsThatDiffer({ hotels, travellers }: Doubted): Doubt[] {
  const priced = countKinds(placesOf(hotels).map(({ kind }) => kind));
  const named = countKinds(travellers.map(({ pax_type }) => pax_type));
  return priced.adults === named.adults &&
    priced.children === named.children &&
    priced.infants === named.infants
    ? []
    : [{ about: 'guests', priced, named }];
}

const isUnanswered = ({ on_request = false, confirmation_number }: DoubtedStay): boolean =>
  on_request && !confirmation_number;

/** Doubts about a booking: hotels that have not answered, unnamed guests, named people without a place, and ages that differ from the priced ones. */
export function doubtsOf(booking: Doubted, reference: AgeReference): Doubt[] {
  const { hotels, travellers } = booking;
  const guests = placesOf(hotels);
  const [first] = hotels.map(({ check_in }) => check_in).toSorted();
  const unborn = travellers.filter(({ birthday }) => first !== undefined && birthday > first);
  const doubts: Doubt[] = [
    ...hotels.filter(isUnanswered).map(({ check_in }) => ({ about: 'unanswered' as const, check_in })),
    ...unborn.map(({ name }) => ({ about: 'unborn' as const, name })),
  ];
  if (guests.length === 0) return doubts;
  if (travellers.length > guests.length)
    return [...doubts, { about: 'too_many', named: travellers.length, guests: guests.length }];
  if (travellers.length < guests.length) {
    const birthdays = travellers.map(({ birthday }) => birthday);
    const open = openPlaces(guests, birthdays, reference);
    return [...doubts, { about: 'unnamed', party: countKinds(open.map(({ kind }) => kind)) }];
  }
  const ages = hotels.flatMap((stay) => agesThatDiffer(stay, booking, reference));
  return [...doubts, ...(ages.length > 0 ? ages : guestsThatDiffer(booking))];
}

const agesInWords = (ages: readonly number[]): string => ages.join(', ');

/** A doubt as a sentence, with the remedy. */
export function doubtInWords(doubt: Doubt): string {
  switch (doubt.about) {
    case 'unnamed':
      return `Not named yet: ${partyInWords(doubt.party)}.`;
    case 'too_many':
      return `${plural(doubt.named, 'traveler')} are named, and the stays are for ${plural(doubt.guests, 'guest')}. Edit the stays, or remove who does not travel.`;
    case 'ages':
      return `The stay from ${formatDay(doubt.check_in)} is priced for children aged ${agesInWords(doubt.priced)}; those named here will be ${agesInWords(doubt.named)}. Edit the stay to price it again.`;
    case 'guests':
      return `The stays are for ${partyInWords(doubt.priced)}; who is named is ${partyInWords(doubt.named)}. Edit the stays to price them again.`;
    case 'unborn':
      return `${doubt.name} is born after the check-in. Check the birthday.`;
    case 'unanswered':
      return `The hotel has not confirmed the stay from ${formatDay(doubt.check_in)} yet. Enter its confirmation number.`;
  }
}
