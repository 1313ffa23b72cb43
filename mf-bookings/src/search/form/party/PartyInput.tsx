import { belowId, Box, FieldFrame, OutlinedInput, SvgIcon } from '@itinera/shared/ui';
import { useFormState, useWatch } from '@itinera/shared/forms';
import { useId, useRef, type ComponentProps, type FocusEvent, type KeyboardEvent } from 'react';
import { partyInWords } from '../../partyInWords';
import type { SearchControl } from '../searchForm';
import { partyAfter, type TypedParty } from './partyAfter';
import { PartyPanel } from './PartyPanel';
import { usePressOutside } from './usePressOutside';

const label = 'Guests';

type InputProps = NonNullable<ComponentProps<typeof OutlinedInput>['inputProps']>;

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Button in the frame of an input. */
const Opener = (props: InputProps) => <button {...(props as ComponentProps<'button'>)} type="button" />;

/** That of a select; the button below it is pressed through it. */
const arrow = (
  <SvgIcon sx={{ color: 'text.secondary', fontSize: '1.25rem', ml: -3, mr: -0.5, pointerEvents: 'none' }}>
    <path d="M7 10l5 5 5-5z" />
  </SvgIcon>
);

interface PartyInputProps {
  control: SearchControl;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (party: TypedParty) => void;
}

/** Input for the party in words; its number of adults, and of children with their ages, are entered below it. */
export function PartyInput({ control, isOpen, onOpen, onChange }: PartyInputProps) {
  const [adults, child_ages] = useWatch({ control, name: ['adults', 'child_ages'] });
  const party = { adults, child_ages };
  const { errors } = useFormState({ control, name: ['adults', 'child_ages'] });
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  usePressOutside(root, isOpen, () => onOpen(false));
  const hint = isOpen ? undefined : 'A digit for adults, + for a child';
  const words = partyInWords(Number(adults ?? 1), child_ages);
  const problem = !isOpen && errors.child_ages ? 'Enter the age of each child.' : undefined;

  const close = () => {
    onOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isOnField = event.target instanceof Element && event.target.id === id;
    const next = isOnField ? partyAfter(event.key, party) : undefined;
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'ArrowDown' && isOnField) onOpen(true);
    else if (next) {
      onChange(next);
      // The age of a new child is next.
      if (event.key === '+') onOpen(true);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) onOpen(false);
  };
  return (
    <Box className="party" ref={root} sx={{ position: 'relative' }} onKeyDown={onKeyDown} onBlur={onBlur}>
      <FieldFrame id={id} label={label} hint={hint} problem={problem}>
        <OutlinedInput
          id={id}
          inputComponent={Opener}
          endAdornment={arrow}
          inputProps={{
            role: 'combobox',
            'aria-haspopup': 'dialog',
            'aria-expanded': isOpen,
            'aria-controls': isOpen ? `${id}-party` : undefined,
            'aria-describedby': belowId(id, { hint, problem }),
            title: words,
            onClick: () => onOpen(!isOpen),
            children: words,
            style: { ...cut, textAlign: 'start', paddingInlineEnd: 24 },
          }}
        />
      </FieldFrame>
      {isOpen && (
        <PartyPanel id={`${id}-party`} label={label} control={control} onChange={onChange} onDone={close} />
      )}
    </Box>
  );
}
