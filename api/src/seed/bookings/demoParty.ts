import { ageOn } from '@itinera/shared/contracts';
import { derivedId } from '../derivedId';
import { travellerRows } from '../travellerRows';
import type { Trip } from './demoTrips';

const people = travellerRows();
const adultFrom = 18;
const oldestChild = 11;

/** The members of a family who fit: up to three adults, the customer first, and up to two children, with their ages on the first day. */
export function demoParty({ people: family }: Trip['family'], check_in: string) {
  const ids = family.map(([first, last]) => derivedId(`traveller ${first} ${last}`));
  const aged = ids.flatMap((id) => {
    const person = people.find((one) => one.id === id);
    return person ? [{ id, age: ageOn(check_in, person.birthday) }] : [];
  });
  return {
    adults: aged.filter(({ age }) => age >= adultFrom).slice(0, 3),
    children: aged.filter(({ age }) => age >= 0 && age <= oldestChild).slice(0, 2),
  };
}
