import { mostChildren, type TypedSearch } from '@itinera/shared/contracts';

export type TypedParty = Pick<TypedSearch, 'adults' | 'child_ages'>;

/** The party after a key on its field: a digit is the number of adults, + and - are one child. Undefined for other keys. */
export function partyAfter(key: string, { adults, child_ages }: TypedParty): TypedParty | undefined {
  if (/^[1-9]$/.test(key)) return { adults: key, child_ages };
  if (key === '+' && child_ages.length < mostChildren) return { adults, child_ages: [...child_ages, null] };
  if (key === '-') return { adults, child_ages: child_ages.slice(0, -1) };
  return undefined;
}
