import { useState } from 'react';

interface Named {
  id: string;
  name: string;
}

const areSame = (some: Named[], others: Named[]): boolean =>
  some.length === others.length &&
  some.every(({ id, name }, index) => id === others[index]?.id && name === others[index].name);

/** Keeps the list object while its items are the same: a multiple autocomplete clears the typed text when its value is another object. */
export function useSameOptions<O extends Named>(options: O[]): O[] {
  const [kept, keep] = useState(options);
  if (areSame(options, kept)) return kept;
  keep(options);
  return options;
}
