import type { Rules } from './useFieldChecks';

/** The rules for new accounts, apart from the first files of the shell: the validator weighs more than these pages. */
export const loadAccountRules = (): Promise<Rules> =>
  import('./accountRules').then(({ accountRules }) => accountRules);
