import type { HTMLAttributes } from 'react';
import type { Option } from './option';

interface OptionLineProps {
  line: HTMLAttributes<HTMLLIElement>;
  option: Option;
  /** How many entries are not listed. */
  remaining: number;
  newLabel: string | undefined;
}

/** An option, or one of the actions below all options. */
export function OptionLine({ line, option: { kind, name }, remaining, newLabel }: OptionLineProps) {
  if (kind === 'entry') return <li {...line}>{name || '—'}</li>;
  const text = kind === 'more' ? `Show more (${remaining.toLocaleString('en')} left)` : `+ ${newLabel}`;
  return (
    <li {...line} style={{ fontWeight: 600 }}>
      {text}
    </li>
  );
}
