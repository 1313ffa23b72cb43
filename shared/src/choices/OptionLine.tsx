import type { HTMLAttributes } from 'react';
import { otherNameFound } from './names';
import type { Option } from './option';
import { SmallPrint } from './SmallPrint';

interface OptionLineProps {
  line: HTMLAttributes<HTMLLIElement>;
  option: Option;
  /** What options are found for. */
  typed: string;
  /** How many entries are not listed. */
  remaining: number;
  newLabel: string | undefined;
}

/** An option, or one of the actions below all options. */
export function OptionLine({ line, option, typed, remaining, newLabel }: OptionLineProps) {
  const { kind, name } = option;
  if (kind === 'entry') {
    const otherName = otherNameFound(option, typed);
    return (
      <li {...line}>
        {name || '—'}
        {otherName !== undefined && (
          <>
            {' '}
            <SmallPrint>{otherName}</SmallPrint>
          </>
        )}
      </li>
    );
  }
  return (
    <li {...line} style={{ fontWeight: 600 }}>
      {kind === 'more' ? (
        `Show more (${remaining.toLocaleString('en')} left)`
      ) : (
        <>
          + {newLabel}
          {typed.trim() !== '' && ` “${typed.trim()}”`} <SmallPrint>for everybody</SmallPrint>
        </>
      )}
    </li>
  );
}
