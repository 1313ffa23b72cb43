import type { Option } from './option';
import type { useOptions } from './useOptions';

/** What every autocomplete here does with its options: the server filters them, and they say themselves what is wrong. */
export const optionProps = ({ typed, search, isLoading, problem }: ReturnType<typeof useOptions>) => ({
  filterOptions: (all: Option[]) => all,
  onInputChange: (_event: unknown, text: string, reason: string) => search(reason === 'input' ? text : ''),
  getOptionLabel: ({ name }: Option) => name,
  getOptionKey: ({ id }: Option) => id,
  isOptionEqualToValue: (option: Option, other: Option) => option.id === other.id,
  loading: isLoading,
  loadingText: 'Loading…',
  noOptionsText: problem ?? (typed ? `No results for ‘${typed}’` : 'No results'),
});
