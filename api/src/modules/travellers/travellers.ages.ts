import { and, gt, lte, sql, type SQL } from 'drizzle-orm';
import { ageOn, type Traveller } from '@itinera/shared/contracts';
import { today } from '../../base/today';
import { travellersTable } from './travellers.table';

/** Age groups of flights: a child is from 2 to 11 years old. */
const firstYearOfChildren = 2;
const firstYearOfAdults = 12;

export function paxTypeOf(birthday: string): Traveller['pax_type'] {
  const age = ageOn(today(), birthday);
  if (age < firstYearOfChildren) return 'infant';
  return age < firstYearOfAdults ? 'child' : 'adult';
}

/** The latest birthday of people who are at least so many years old today. */
const bornBefore = (years: number): SQL => sql`(${today()}::date - ${`${years} years`}::interval)::date`;

/** The same as a condition of a list. */
export function isPaxType(type: unknown): SQL {
  const { birthday } = travellersTable;
  const hasBegunChildhood = lte(birthday, bornBefore(firstYearOfChildren));
  const hasEndedChildhood = lte(birthday, bornBefore(firstYearOfAdults));
  if (type === 'adult') return hasEndedChildhood;
  if (type === 'infant') return gt(birthday, bornBefore(firstYearOfChildren));
  return and(hasBegunChildhood, gt(birthday, bornBefore(firstYearOfAdults))) ?? hasBegunChildhood;
}
