import { adulthood } from '@itinera/shared/bookings';
import type { SearchInput } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';

/** A place in the searched party: of an adult, or of a child of an age. */
export interface Seat {
  label: string;
  age: number | undefined;
}

type Party = Pick<SearchInput, 'adults' | 'child_ages'>;

/** One place per person: adults first, then children in the searched order. */
export const seatsIn = ({ adults, child_ages }: Party): Seat[] => [
  ...Array.from({ length: adults }, (_, index) => ({ label: `Adult ${index + 1}`, age: undefined })),
  ...child_ages.map((age, index) => ({ label: `Child ${index + 1}, ${plural(age, 'year')}`, age })),
];

/** Whether a person of an age matches a place, so that the party does not change. */
export const suitsAge = (seat: Seat, age: number): boolean =>
  seat.age === undefined ? age >= adulthood : age === seat.age;

const inOrder = (ages: readonly number[]) => ages.toSorted((one, other) => one - other).join();

/**
 * The party with the real ages; unnamed persons keep the searched age. Undefined if the ages are the same in any order. `order` maps the
 * places of the new party to the searched ones.
 */
export function realParty(
  seats: readonly Seat[],
  ages: readonly (number | undefined)[],
): (Party & { order: number[] }) | undefined {
  const real = seats.map((seat, index) => ages[index] ?? seat.age ?? adulthood);
  const isChild = (index: number) => (real[index] ?? adulthood) < adulthood;
  const places = seats.map((_, index) => index);
  const children = places.filter(isChild);
  const adults = places.filter((index) => !isChild(index));
  const child_ages = children.map((index) => real[index] ?? 0);
  const searched = seats.flatMap(({ age }) => age ?? []);
  if (inOrder(child_ages) === inOrder(searched)) return undefined;
  return { adults: adults.length, child_ages, order: [...adults, ...children] };
}
