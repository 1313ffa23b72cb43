import { failureOf, isUnanswered, messageOf } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { dismissMessage, showSnackbar, useMessages, type MessageAction } from '@itinera/shared/state';

const whether = 'all prices were saved';

/** Removes the message that an outcome is unknown, because another save is about to find it out. */
export function withdrawUnknownOutcome(): void {
  for (const { key, text } of useMessages.getState().snackbars)
    if (text.includes(whether)) dismissMessage(key);
}

interface SaveOutcome {
  saved: number;
  /** How many were not saved. */
  left: number;
  failure: unknown;
  undo: MessageAction | undefined;
}

/** Says what a save has done. */
export function reportSave({ saved, left, failure, undo }: SaveOutcome): void {
  const count = plural(saved, 'price');
  if (isUnanswered(failure))
    showSnackbar(`${failureOf(failure, { whether })} Unsaved ones stay marked: save again.`, 'error');
  else if (failure !== undefined) showSnackbar(`Not saved: ${messageOf(failure)}`, 'error', undo);
  else if (left > 0) showSnackbar(`${count} saved, ${left} refused. Check the marked ones.`, 'warning', undo);
  else showSnackbar(`${count} saved`, 'success', undo);
}
