import type { Control, FieldValues, Path } from 'react-hook-form';

/** What every field of a form takes. `I` is what the form holds, `O` what its contract makes of it. */
export interface FieldProps<I extends FieldValues, O> {
  control: Control<I, unknown, O>;
  name: Path<I>;
  label: string;
  /** What to type or choose, shown as long as nothing is wrong. */
  hint?: string;
  required?: boolean;
  disabled?: boolean;
}
