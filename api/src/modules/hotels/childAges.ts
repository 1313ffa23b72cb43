import type { AgeBand, ChildAge } from '@itinera/shared/contracts';
import { invalid } from '../../http/problem';

export interface ChildAges {
  child_age: ChildAge | null;
  child_age_limits: AgeBand[];
}

const spanOf = (bands: AgeBand[]): ChildAge | null => {
  const [first] = bands;
  const last = bands.at(-1);
  return first && last ? { from: first.from_age, to: last.to_age } : null;
};

const bandOf = (age: ChildAge | null): AgeBand[] => (age ? [{ from_age: age.from, to_age: age.to }] : []);

const isSameRange = (a: ChildAge | null, b: ChildAge | null): boolean =>
  a?.from === b?.from && a?.to === b?.to;

const areSameBands = (a: AgeBand[], b: AgeBand[]): boolean =>
  a.length === b.length &&
  a.every(({ from_age, to_age }, index) => from_age === b[index]?.from_age && to_age === b[index].to_age);

/**
 * Keeps the age range and its bands consistent: the changed one determines the other. Clients send back what they have read, so an
 * unchanged one never does.
 */
export function inStep(changes: Partial<ChildAges>, before: ChildAges): ChildAges {
  const { child_age = before.child_age, child_age_limits = before.child_age_limits } = changes;
  const isRangeChanged = !isSameRange(child_age, before.child_age);
  const span = spanOf(child_age_limits);
  if (areSameBands(child_age_limits, before.child_age_limits)) {
    return { child_age, child_age_limits: isRangeChanged ? bandOf(child_age) : child_age_limits };
  }
  if (isRangeChanged && !isSameRange(child_age, span)) {
    throw invalid({ child_age: 'This must match the age bands. Leave it out to use them.' });
  }
  return { child_age: span, child_age_limits };
}
