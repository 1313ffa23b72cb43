import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';

/** Label of the button that saves, or a function that makes it of the values. */
export type SaveVerb<I extends FieldValues> = string | ((values: Partial<I>) => string);

interface SaveVerbTextProps<I extends FieldValues, O> {
  form: UseFormReturn<I, unknown, O>;
  verb: (values: Partial<I>) => string;
}

/** A label that follows the values; a component of its own, so that the rest of the form does not. */
export function SaveVerbText<I extends FieldValues, O>({ form, verb }: SaveVerbTextProps<I, O>) {
  useWatch({ control: form.control });
  return verb(form.getValues());
}
