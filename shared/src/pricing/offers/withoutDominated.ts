import { byId } from '../indexed';
import type { EligibleOffer } from './eligibleOffer';

const workOf = ({ offer, step, touched }: EligibleOffer): string =>
  [step, offer.type === 'stay_pay' && offer.free_night, touched.map(Number).join('')].join(' ');

/**
 * Leaves out each offer for which another one can always be put in: with the same work on the same nights, at least as strong,
 * and with a smaller id, which also wins when both lead to the same price.
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
