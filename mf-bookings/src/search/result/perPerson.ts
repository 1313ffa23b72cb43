import type { FoundTrip } from '@itinera/shared/contracts';

type Party = Pick<FoundTrip, 'adults' | 'children' | 'infants'>;

/** An amount for each person of the party; undefined for one who travels alone, or without an amount. */
export function perPerson(minor: number | null, { adults, children, infants }: Party): number | undefined {
  const persons = adults + children + infants;
  return minor === null || persons < 2 ? undefined : Math.round(minor / persons);
}
