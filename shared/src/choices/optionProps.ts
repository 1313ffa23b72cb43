import type { KeyboardEvent } from 'react';
import type { Option } from './option';
import type { useOptions } from './useOptions';

/**
 * Props that all autocompletes share: the server filters, the first option is highlighted so that Enter selects it, and errors are shown
 * among the options.
 */
export const optionProps = ({ typed, search, isLoading, problem }: ReturnType<typeof useOptions>) => ({
  autoHighlight: true,
  // Enter selects. Before there are options, it must not save the form.
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
