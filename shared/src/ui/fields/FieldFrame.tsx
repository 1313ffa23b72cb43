import { namedProblem } from '@itinera/shared/contracts';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import type { ReactNode } from 'react';
import { dismissHelp, placeHelp } from './placeHelp';

/** The texts around an input. */
export interface FieldTexts {
  label: string;
  /** What to type or choose; shown while the field has the focus, unless there is an error. */
  hint?: string | undefined;
  /** What follows from the value, such as how an ambiguous date was read; shown in place of the hint, and as long as there is one. */
  note?: string | undefined;
  /** What is wrong with the value and how to fix it. */
  problem?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

interface FieldFrameProps extends FieldTexts {
  /** Id of the input inside, which is described by `belowId(id, …)`. */
  id: string;
  size?: 'small' | undefined;
  children: ReactNode;
}

/** The id of the text below an input, if there is one. */
export const belowId = (
  id: string,
  { hint, note, problem }: Pick<FieldTexts, 'hint' | 'note' | 'problem'>,
): string | undefined => ((problem ?? note ?? hint) === undefined ? undefined : `${id}-below`);

/**
 * Label, input and error text, built of parts that each page has already: the component library's own text field adds menus and two more
 * variants.
 */
export function FieldFrame({
  id,
  label,
  hint,
  note,
  problem,
  required,
  disabled,
  size,
  children,
}: FieldFrameProps) {
  const below = belowId(id, { hint, note, problem });
  // A disabled field never has the focus, and its hint says why it is disabled.
  const isHelp = problem === undefined && note === undefined && disabled !== true;
  return (
    <FormControl
      fullWidth
      error={problem !== undefined}
      required={required}
      disabled={disabled}
      size={size}
      onFocus={placeHelp}
      onKeyDown={dismissHelp}
    >
      <InputLabel id={`${id}-label`} htmlFor={id}>
        {label}
      </InputLabel>
      {children}
      {below !== undefined && (
        <FormHelperText id={below} data-help={isHelp || undefined}>
          {problem === undefined ? (note ?? hint) : namedProblem(problem, label)}
        </FormHelperText>
      )}
    </FormControl>
  );
}
