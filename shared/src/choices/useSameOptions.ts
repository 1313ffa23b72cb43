import { useState } from 'react';
import type { Option } from './option';

const areSame = (some: Option[], others: Option[]): boolean =>
  some.length === others.length &&
  some.every(({ id, name }, index) => id === others[index]?.id && name === others[index].name);

/** The same list as before while it holds the same: a multiple autocomplete drops the typed text when its value is another list. */
export function useSameOptions(options: Option[]): Option[] {
  const [kept, keep] = useState(options);
  if (areSame(options, kept)) return kept;
  keep(options);
  return options;
}
