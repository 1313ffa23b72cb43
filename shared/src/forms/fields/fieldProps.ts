import type { Control, FieldValues, Path } from 'react-hook-form';

/** Props of all form fields. `I` are the form values, `O` the parsed ones. */
export interface FieldProps<I extends FieldValues, O> {
  control: Control<I, unknown, O>;
  name: Path<I>;
  label: string;
  /** What to type or choose; shown while there is no error. */
  hint?: string;
  required?: boolean;
  disabled?: boolean;
}
