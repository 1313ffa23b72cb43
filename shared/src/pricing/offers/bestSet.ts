import { lowestNet, remainingOf } from './lowestNet';
import { sum } from '../integers';
import { reduced } from './reduced';
import { type EligibleOffer, stepCount } from './eligibleOffer';
import { isBetter, type Outcome, outcomeOf } from './winner';
import { withoutDominated } from './withoutDominated';

/**
 * The offers that make a stay cheapest: none, one, or several combinable ones, of each type at most one.
 *
 * All sets of n offers would be 2ⁿ. One per type leaves, for the five types, at most (n/5 + 1)⁵ of them, and they are walked as
 * a tree, in the order in which offers are applied, so that sets which begin alike are calculated once. Two rules make the tree
 * small and its result exact, because every reduction turns lower prices into lower prices:
 * - an offer is left out if another one of its type does the same on the same nights, and more of it (`withoutDominated`);
 * - a branch is left as soon as the strongest reductions that are left can't bring it below the best set so far, by two
 *   bounds of which one is close for offers on the same nights and the other for offers on different ones (`lowestNet`).
 */
export function bestSet(prices: readonly number[], eligible: readonly EligibleOffer[]): Outcome {
  let best = outcomeOf([], prices);
  const consider = (outcome: Outcome): void => {
    if (isBetter(outcome, best)) best = outcome;
  };
  for (const offer of eligible) consider(outcomeOf([offer], reduced(prices, offer)));

  const combinable = withoutDominated(eligible.filter(({ offer }) => offer.combinable));
  // Each alone was looked at above.
  if (combinable.length < 2) return best;
  // Those that take off most go first, so that a good set is known early.
  const netAlone = (offer: EligibleOffer): number => sum(reduced(prices, offer));
  const steps = Array.from({ length: stepCount }, (_, step) =>
    combinable
      .filter((offer) => offer.step === step)
      .toSorted((one, other) => netAlone(one) - netAlone(other)),
  );
  const remaining = remainingOf(steps, prices.length);

  const canWin = (from: Outcome, step: number): boolean => {
    const bound = lowestNet(from, remaining, step);
    return bound < best.net || (bound === best.net && from.set.length < best.set.length);
  };
  const visit = (from: Outcome, firstStep: number): void => {
    // Without the offers of a step, a branch can only become dearer: once it can't win, it can't win with later steps.
    for (let step = firstStep; step < stepCount && canWin(from, step); step += 1)
      for (const next of steps[step] ?? []) {
        if (from.set.some(({ offer }) => offer.type === next.offer.type)) continue;
        const outcome = outcomeOf([...from.set, next], reduced(from.prices, next));
        consider(outcome);
        visit(outcome, step + 1);
      }
  };
  visit(outcomeOf([], prices), 0);
  return best;
}
