import { namedProblem } from '@itinera/shared/contracts';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import type { ReactNode } from 'react';

/** The texts around an input. */
export interface FieldTexts {
  label: string;
  /** What to type or choose; shown while there is no error. */
  hint?: string | undefined;
  /** What is wrong with the value and how to fix it. */
  problem?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

interface FieldFrameProps extends FieldTexts {
  /** Id of the input inside, which is described by `belowId(id, …)`. */
  id: string;
  /** Keeps the label above a field that is never visually empty. */
  shrink?: boolean | undefined;
  size?: 'small' | undefined;
  children: ReactNode;
}

/** The id of the text below an input, if there is one. */
export const belowId = (
  id: string,
  { hint, problem }: Pick<FieldTexts, 'hint' | 'problem'>,
): string | undefined => ((problem ?? hint) === undefined ? undefined : `${id}-below`);

/**
 * Label, input and error text, built of parts that each page has already: the component library's own text field adds menus and two more
 * variants.
 */
export function FieldFrame({
  id,
  label,
  hint,
  problem,
  required,
  disabled,
  shrink,
  size,
  children,
}: FieldFrameProps) {
  const below = belowId(id, { hint, problem });
  return (
    <FormControl fullWidth error={problem !== undefined} required={required} disabled={disabled} size={size}>
      <InputLabel id={`${id}-label`} htmlFor={id} shrink={shrink}>
        {label}
      </InputLabel>
      {children}
      {below !== undefined && (
        <FormHelperText id={below}>
          {problem === undefined ? hint : namedProblem(problem, label)}
        </FormHelperText>
      )}
    </FormControl>
  );
}
