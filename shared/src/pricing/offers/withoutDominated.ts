import { byId } from '../indexed';
import type { EligibleOffer } from './eligibleOffer';

const workOf = ({ offer, step, touched }: EligibleOffer): string =>
  [step, offer.type === 'stay_pay' && offer.free_night, touched.map(Number).join('')].join(' ');

/**
 * Skips each offer that another one can replace: the same effect on the same nights, at least as strong, and a smaller id, which also
 * decides between equal prices.
 */
export function withoutDominated(eligible: readonly EligibleOffer[]): EligibleOffer[] {
  const strongest = new Map<string, number>();
  return eligible
    .toSorted((one, other) => byId(one.offer, other.offer))
    .filter((candidate) => {
      const work = workOf(candidate);
      if (candidate.strength <= (strongest.get(work) ?? 0)) return false;
      strongest.set(work, candidate.strength);
      return true;
    });
}
