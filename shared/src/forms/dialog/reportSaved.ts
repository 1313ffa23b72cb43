import { showSnackbar, type MessageAction } from '@itinera/shared/state';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { mergedInWords } from '../clash/mergedInWords';
import type { Shown } from '../clash/shown';
import type { Clashes } from '../clash/useClashes';
import { changedBefore, changesInWords } from './changes';

/** Words of a form for messages: names of fields, and formatters of their values. */
export interface Words<I extends FieldValues> {
  labelOf: (path: string) => string;
  shown: () => Shown<I>;
}

interface Reported<I extends FieldValues, O, R> {
  form: UseFormReturn<I, unknown, O>;
  saved: string;
  undoOf?: (result: R, before: Partial<I>) => MessageAction | undefined;
  isAction?: boolean;
}

/**
 * Shows what was saved, with its Undo: `Hotel updated: Check-in 14:00 → 15:00`. `merged`: changes of another user that it was saved on top
 * of.
 */
export function reportSaved<I extends FieldValues, O, R>(
  { form, saved, undoOf, isAction }: Reported<I, O, R>,
  { labelOf, shown }: Words<I>,
  result: R,
  values: O,
  merged: Clashes | undefined,
): void {
  const [before, after] = [form.formState.defaultValues ?? {}, Object(values)];
  const changes = undoOf && !isAction && changesInWords(before, after, { labelOf, shown: shown() });
  const undo = (changes || isAction) && undoOf?.(result, changedBefore(before, after) as Partial<I>);
  const others = merged && mergedInWords(merged, labelOf);
  showSnackbar(
    [changes ? `${saved}: ${changes}` : saved, others].filter(Boolean).join('. '),
    'success',
    undo || undefined,
  );
}
