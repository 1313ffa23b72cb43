import { isDeepStrictEqual } from 'node:util';
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

/**
 * Keeps the range and its bands in step: whichever is changed decides. Clients send back what they have
 * read, so an unchanged one decides nothing.
 */
export function inStep(changes: Partial<ChildAges>, before: ChildAges): ChildAges {
  const { child_age = before.child_age, child_age_limits = before.child_age_limits } = changes;
  const isRangeChanged = !isDeepStrictEqual(child_age, before.child_age);
  const span = spanOf(child_age_limits);
  if (isDeepStrictEqual(child_age_limits, before.child_age_limits)) {
    return { child_age, child_age_limits: isRangeChanged ? bandOf(child_age) : child_age_limits };
  }
  if (isRangeChanged && !isDeepStrictEqual(child_age, span)) {
    throw invalid({ child_age: 'This must span the age bands. Leave it out, and it will.' });
  }
  return { child_age: span, child_age_limits };
}
