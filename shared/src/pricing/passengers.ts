import type { AgeBand, Passengers } from '@itinera/shared/contracts';
import type { PriceBook } from './book';
import type { Stay } from './stay';

/** Completed years. A birthday on the day counts, and a person born on 29 February completes a year on 1 March in common years. */
function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

function bandsOf({ hotel, settings }: Pick<PriceBook, 'hotel' | 'settings'>): readonly AgeBand[] {
  if (hotel.child_age_limits.length > 0) return hotel.child_age_limits;
  const { from, to } = hotel.child_age ?? settings.default_child_age;
  return [{ from_age: from, to_age: to }];
}

function countedAs(age: number, bands: readonly AgeBand[]): Passengers['young'][number] {
  const [youngest] = bands;
  if (youngest === undefined || age < youngest.from_age) return { age, counted_as: 'infant', band: null };
  const band = bands.findIndex(({ to_age }) => age <= to_age);
  return band < 0 ? { age, counted_as: 'adult', band: null } : { age, counted_as: 'child', band: band + 1 };
}

/** Age group of a guest in a hotel. */
export const guestKind = (book: Pick<PriceBook, 'hotel' | 'settings'>, age: number) =>
  countedAs(age, bandsOf(book)).counted_as;

/** Guests of a stay by age groups of the hotel. */
export function passengersOf(book: Pick<PriceBook, 'hotel' | 'settings'>, stay: Stay): Passengers {
  const ages =
    stay.child_birthdays?.map((birthday) => ageOn(birthday, stay[book.settings.child_age_reference])) ??
    stay.child_ages ??
    [];
  const bands = bandsOf(book);
  const young = ages.map((age) => countedAs(age, bands));
  return {
    adults: stay.adults + young.filter(({ counted_as }) => counted_as === 'adult').length,
    children: young.filter(({ counted_as }) => counted_as === 'child').length,
    child_bands: young.flatMap(({ band }) => band ?? []).toSorted((one, other) => one - other),
    young,
  };
}
