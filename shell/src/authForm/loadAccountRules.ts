import type { Rules } from './useFieldChecks';

/** Loads the rules for new accounts separately, because the validator is larger than these pages. */
export const loadAccountRules = (): Promise<Rules> =>
  import('./accountRules').then(({ accountRules }) => accountRules);
