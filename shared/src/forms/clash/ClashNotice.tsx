import { Alert, Box } from '@itinera/shared/ui';
import { useEffect, useRef } from 'react';
import { useWatch, type Control, type FieldValues, type Path } from 'react-hook-form';
import { ClashChoice } from './ClashChoice';
import { calledIn, inParts } from './parts';
import { shownIn, type Shown } from './shown';
import type { Clashes } from './useClashes';

interface ClashNoticeProps<I extends FieldValues, O> extends Clashes {
  control: Control<I, unknown, O>;
  labelOf: (name: string) => string;
  shown: Shown<I>;
  onChoose: (name: string, value: unknown) => void;
}

/**
 * Resolves a conflict: shows both values of each field that both users changed, and lets the person choose.
 */
export function ClashNotice<I extends FieldValues, O>({
  clashes,
  taken,
  control,
  labelOf,
  shown,
  onChoose,
}: ClashNoticeProps<I, O>) {
  const now = inParts(useWatch({ control }));
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [clashes]);
  const called = (name: string) => calledIn(labelOf, name);
  const inWords = (name: string, value: unknown) => shownIn(shown[name as Path<I>], value);

  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      severity="warning"
      role="alert"
      sx={{ '& .MuiAlert-message': { width: '100%' } }}
    >
      Someone else has changed this in the meantime. Your changes are not saved yet: review them and save
      again.
      {taken.map(({ name, theirs }) => (
        <Box key={name} sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {called(name)} updated to <strong>{inWords(name, theirs)}</strong>
        </Box>
      ))}
      {clashes.map(({ name, mine, theirs }) => (
        <ClashChoice
          key={name}
          label={called(name)}
          choices={[
            { whose: 'Mine', value: mine, words: inWords(name, mine) },
            { whose: 'Theirs', value: theirs, words: inWords(name, theirs) },
          ]}
          now={now[name]}
          onChoose={(value) => onChoose(name, value)}
        />
      ))}
    </Alert>
  );
}
