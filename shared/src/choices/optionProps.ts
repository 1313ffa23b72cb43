import type { KeyboardEvent } from 'react';
import type { Option } from './option';
import type { useOptions } from './useOptions';

/**
 * What every autocomplete here does with its options: the server filters them, the first is highlighted, so that Enter selects
 * it, and they say themselves what is wrong.
 */
export const optionProps = ({ typed, search, isLoading, problem }: ReturnType<typeof useOptions>) => ({
  autoHighlight: true,
  // Enter selects. Pressed before there is anything to select, it must not save the form.
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed !== '') event.preventDefault();
  },
  filterOptions: (all: Option[]) => all,
  onInputChange: (_event: unknown, text: string, reason: string) =>
    search(reason === 'input' ? text : undefined),
  getOptionLabel: ({ name }: Option) => name,
  getOptionKey: ({ id }: Option) => id,
  isOptionEqualToValue: (option: Option, other: Option) => option.id === other.id,
  loading: isLoading,
  loadingText: 'Loading…',
  noOptionsText: problem ?? (typed ? `No results for ‘${typed}’` : 'No results'),
});
