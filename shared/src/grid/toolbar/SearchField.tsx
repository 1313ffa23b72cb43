import { OutlinedInput, useShortcut } from '@itinera/shared/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsLeaving } from './useIsLeaving';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const PAUSE_MS = 300;

/** Search, debounced, and at once on Enter. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useShortcut('/', label, () => input.current?.select());
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    // The address changed by other means: Back, "Clear filters", a link.
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const isLeaving = useIsLeaving();
  // A debounced search must not bring a person back to the list who has followed a link meanwhile.
  const search = useEffectEvent(() => !isLeaving() && onChange(typed.trim()));
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(search, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <OutlinedInput
      inputRef={input}
      type="search"
      size="small"
      placeholder={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && onChange(typed.trim())}
      inputProps={{ 'aria-label': label }}
      sx={{ flex: '1 1 140px', maxWidth: { sm: 280 }, height: 36 }}
    />
  );
}
