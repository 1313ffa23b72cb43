import { FieldFrame, IconButton, InputAdornment, OutlinedInput } from '@itinera/shared/ui';
import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';

interface StepperProps {
  label: string;
  /** What is counted, in the names of its buttons. */
  noun: string;
  value: number;
  /** A digit each. */
  min: number;
  max: number;
  onChange: (value: number) => void;
  inputRef?: Ref<HTMLInputElement>;
}

interface StepProps {
  label: string;
  isLast: boolean;
  onStep: () => void;
  children: ReactNode;
}

/** For the pointer: keys change the number itself, so that it keeps the focus. */
const Step = ({ label, isLast, onStep, children }: StepProps) => (
  <IconButton
    size="small"
    tabIndex={-1}
    aria-label={label}
    disabled={isLast}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onStep}
  >
    <span aria-hidden>{children}</span>
  </IconButton>
);

/** Field for a small number: typed, or changed by arrows or buttons. */
export function Stepper({ label, noun, value, min, max, onChange, inputRef }: StepperProps) {
  const id = useId();
  const step = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  const onKeyDown = (event: KeyboardEvent) => {
    const next: Record<string, number | undefined> = {
      ArrowUp: value + 1,
      ArrowDown: value - 1,
      Home: min,
      End: max,
    };
    const to = next[event.key];
    if (to === undefined || event.altKey) return;
    event.preventDefault();
    step(to);
  };
  return (
    <FieldFrame id={id} label={label}>
      <OutlinedInput
        id={id}
        inputRef={inputRef}
        value={value}
        autoComplete="off"
        onKeyDown={onKeyDown}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          const digit = target.value.replaceAll(/\D/g, '').slice(-1);
          if (digit !== '') step(Number(digit));
        }}
        inputProps={{
          inputMode: 'numeric',
          role: 'spinbutton',
          'aria-valuenow': value,
          'aria-valuemin': min,
          'aria-valuemax': max,
          style: { textAlign: 'center' },
        }}
        startAdornment={
          <InputAdornment position="start">
            <Step label={`One ${noun} fewer`} isLast={value <= min} onStep={() => step(value - 1)}>
              −
            </Step>
          </InputAdornment>
        }
        endAdornment={
          <InputAdornment position="end">
            <Step label={`One more ${noun}`} isLast={value >= max} onStep={() => step(value + 1)}>
              +
            </Step>
          </InputAdornment>
        }
      />
    </FieldFrame>
  );
}
