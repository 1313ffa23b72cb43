import { mostChildren } from '@itinera/shared/contracts';
import { SelectInput, useController, useWatch } from '@itinera/shared/forms';
import { Button, Paper } from '@itinera/shared/ui';
import { useEffect, useRef } from 'react';
import { searchLabels, type SearchControl } from '../searchForm';
import type { TypedParty } from './partyAfter';
import { Stepper } from './Stepper';

const mostAdults = 9;
const ages = Array.from({ length: 18 }, (_, age) => ({ value: String(age), label: String(age) }));

interface PartyPanelProps {
  id: string;
  label: string;
  control: SearchControl;
  onChange: (party: TypedParty) => void;
  onDone: () => void;
}

/** The first age that is missing, or else the adults. */
function focusFirst(panel: HTMLElement | null): void {
  const isEmpty = ({ value }: HTMLSelectElement) => value === '';
  const missing = [...(panel?.querySelectorAll('select') ?? [])].find(isEmpty);
  (missing ?? panel?.querySelector('input'))?.focus();
}

/** Adults, and children with their ages. */
export function PartyPanel({ id, label, control, onChange, onDone }: PartyPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const adults = useController({ control, name: 'adults' });
  const children = useWatch({ control, name: 'child_ages' });
  useEffect(() => focusFirst(panel.current), []);
  return (
    <Paper
      ref={panel}
      elevation={8}
      id={id}
      role="dialog"
      aria-label={label}
      sx={{
        position: 'absolute',
        zIndex: 10,
        top: 'calc(100% + 4px)',
        insetInlineStart: 0,
        width: 280,
        maxWidth: 'calc(100vw - 32px)',
        p: 1.5,
        display: 'grid',
        gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
        gap: 1.5,
        '& > *': { gridColumn: 'span 2' },
        '& > :nth-child(-n + 2)': { gridColumn: 'span 3' },
        '& > :last-child': { gridColumn: '1 / -1', justifySelf: 'end' },
      }}
    >
      <Stepper
        label={searchLabels.adults}
        noun="adult"
        value={Number(adults.field.value ?? 1)}
        min={1}
        max={mostAdults}
        onChange={(count) => adults.field.onChange(String(count))}
        inputRef={adults.field.ref}
      />
      <Stepper
        label={searchLabels.child_ages}
        noun="child"
        value={children.length}
        min={0}
        max={mostChildren}
        onChange={(count) =>
          onChange({
            adults: adults.field.value,
            child_ages: Array.from({ length: count }, (_, index) => children[index] ?? null),
          })
        }
      />
      {children.map((_age, index) => (
        <SelectInput
          // Children have no identity but their position.
          key={index}
          control={control}
          name={`child_ages.${index}`}
          label={`Age ${index + 1}`}
          options={ages}
          required
        />
      ))}
      <Button size="small" onClick={onDone}>
        Done
      </Button>
    </Paper>
  );
}
