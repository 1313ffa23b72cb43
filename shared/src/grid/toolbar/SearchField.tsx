import { longestSearch } from '@itinera/shared/contracts';
import { Box, FormHelperText, OutlinedInput, useShortcut } from '@itinera/shared/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ListState } from '../list/useListState';
import { useIsLeaving } from './useIsLeaving';

interface SearchFieldProps {
  /** Name of the list: `Hotels`. */
  of: string;
  list: Pick<ListState, 'q' | 'setQ'>;
}

const PAUSE_MS = 300;

/** Search, debounced, and at once on Enter. A text that is too long is not searched, and says so. */
export function SearchField({ of, list: { q: value, setQ: onChange } }: SearchFieldProps) {
  const label = `Search ${of.toLowerCase()}`;
  const input = useRef<HTMLInputElement>(null);
  useShortcut('/', label, () => input.current?.select());
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    // The address changed by other means: Back, "Clear filters", a link.
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const isTooLong = typed.trim().length > longestSearch;
  const problem = useId();
  const isLeaving = useIsLeaving();
  // A debounced search must not bring a person back to the list who has followed a link meanwhile.
  const search = useEffectEvent(() => !isLeaving() && onChange(typed.trim()));
  useEffect(() => {
    if (typed.trim() === value || isTooLong) return;
    const timer = setTimeout(search, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, isTooLong, onChange]);
  return (
    <Box sx={{ flex: '1 1 140px', minWidth: { sm: 96, lg: 140 }, maxWidth: { sm: 280 } }}>
      <OutlinedInput
        inputRef={input}
        fullWidth
        error={isTooLong}
        type="search"
        size="small"
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && !isTooLong && onChange(typed.trim())}
        inputProps={{ 'aria-label': label, ...(isTooLong && { 'aria-describedby': problem }) }}
        sx={{ height: 36 }}
      />
      {isTooLong && (
        <FormHelperText id={problem} role="alert" error>
          Nothing is searched: shorten the text to {longestSearch} characters.
        </FormHelperText>
      )}
    </Box>
  );
}
