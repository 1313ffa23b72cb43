import { lowestNet, remainingOf } from './lowestNet';
import { sum } from '../integers';
import { reduced } from './reduced';
import { type EligibleOffer, stepCount } from './eligibleOffer';
import { isBetter, type Outcome, outcomeOf } from './winner';
import { withoutDominated } from './withoutDominated';

/**
 * Finds the offers that make a stay cheapest: none, one, or several combinable ones, at most one of each type.
 *
 * All sets of n offers would be 2ⁿ. One per type leaves, for five types, at most (n/5 + 1)⁵, which are searched as a tree, in the order
 * in which offers are applied, so that common prefixes are calculated once. Branch and bound keeps the tree small and its result exact,
 * because each reduction is monotonic (lower prices stay lower):
 * - an offer is skipped if another one of its type reduces the same nights more (`withoutDominated`);
 * - a branch is skipped if the strongest remaining reductions can't beat the best set so far, by two bounds, of which one is tight for
 *   offers on the same nights and the other for offers on different ones (`lowestNet`).
 */
export function bestSet(prices: readonly number[], eligible: readonly EligibleOffer[]): Outcome {
  let best = outcomeOf([], prices);
  const consider = (outcome: Outcome): void => {
    if (isBetter(outcome, best)) best = outcome;
  };
  for (const offer of eligible) consider(outcomeOf([offer], reduced(prices, offer)));

  const combinable = withoutDominated(eligible.filter(({ offer }) => offer.combinable));
  // Single offers were compared above.
  if (combinable.length < 2) return best;
  // Strongest first, so that a good set is found early.
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
    // Skipping the offers of a step can only raise the price: a branch that can't win now can't win with later steps.
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
