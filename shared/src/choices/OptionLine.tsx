import { grouped } from '@itinera/shared/format';
import type { HTMLAttributes } from 'react';
import type { CreateInPlace } from './createInPlace';
import { otherNameFound } from './names';
import type { Option } from './option';
import { SmallPrint } from './SmallPrint';

interface OptionLineProps {
  line: HTMLAttributes<HTMLLIElement>;
  option: Option;
  /** Text that the options were found for. */
  typed: string;
  /** Number of entries that are not listed. */
  remaining: number;
  create: Pick<CreateInPlace, 'label' | 'savedWithForm'> | undefined;
}

/** An option, or one of the actions below all options. */
export function OptionLine({ line, option, typed, remaining, create }: OptionLineProps) {
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
        `Show more (${grouped(remaining)} left)`
      ) : (
        <>
          + {create?.label}
          {typed.trim() !== '' && ` “${typed.trim()}”`}
          {!create?.savedWithForm && (
            <>
              {' '}
              <SmallPrint>for everybody</SmallPrint>
            </>
          )}
        </>
      )}
    </li>
  );
}
