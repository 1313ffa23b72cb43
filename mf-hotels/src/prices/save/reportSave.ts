import { failureOf, isUnanswered, messageOf } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { dismissMessage, showSnackbar, useMessages, type MessageAction } from '@itinera/shared/state';

const whether = 'all prices were saved';

/** Removes the message about an unknown outcome, because another save is about to resolve it. */
export function withdrawUnknownOutcome(): void {
  for (const { key, text } of useMessages.getState().snackbars)
    if (text.includes(whether)) dismissMessage(key);
}

interface SaveOutcome {
  saved: number;
  /** Number of unsaved prices. */
  left: number;
  failure: unknown;
  undo: MessageAction | undefined;
}

/** Shows the outcome of a save. */
export function reportSave({ saved, left, failure, undo }: SaveOutcome): void {
  const count = plural(saved, 'price');
  if (isUnanswered(failure))
    showSnackbar(`${failureOf(failure, { whether })} Unsaved ones stay marked: save again.`, 'error');
  else if (failure !== undefined) showSnackbar(`Not saved: ${messageOf(failure)}`, 'error', undo);
  else if (left > 0) showSnackbar(`${count} saved, ${left} refused. Check the marked ones.`, 'warning', undo);
  else showSnackbar(`${count} saved`, 'success', undo);
}
