import { guestsInWords } from '@itinera/shared/format';

/** Such as `2 adults, 2 children (5, ?)`: a child whose age is missing is named as well. */
export function partyInWords(adults: number, ages: readonly (number | string | null)[]): string {
  const guests = guestsInWords({ adults, children: ages.length });
  return ages.length > 0 ? `${guests} (${ages.map((age) => age ?? '?').join(', ')})` : guests;
}
