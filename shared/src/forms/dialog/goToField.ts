import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Moves the focus to an invalid field. Parts that the form library does not know have their path as `data-field`. */
export function goToField<I extends FieldValues, O>(
  form: UseFormReturn<I, unknown, O>,
  dialog: HTMLElement | null,
  path: string,
): void {
  const field = path.replace(/\.root$/, '');
  const part = dialog?.querySelector<HTMLElement>(`[data-field="${field}"]`);
  if (part) part.focus();
  else form.setFocus(field as Path<I>);
}
