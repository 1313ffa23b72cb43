import { failureOf, isUnanswered, messageOf } from '@itinera/shared/data';
import { plural, pluralOf } from '@itinera/shared/format';
import { dismissMessage, showSnackbar, useMessages, type MessageAction } from '@itinera/shared/state';

const whetherAll = (noun: string): string => `all ${pluralOf(noun)} were saved`;

/** Removes the message about an unknown outcome, because another save is about to resolve it. */
export function withdrawUnknownOutcome(noun: string): void {
  for (const { key, text } of useMessages.getState().snackbars)
    if (text.includes(whetherAll(noun))) dismissMessage(key);
}

interface SaveOutcome {
  /** Such as `price`. */
  noun: string;
  saved: number;
  /** Number of unsaved ones. */
  left: number;
  failure: unknown;
  undo: MessageAction | undefined;
}

/** Shows the outcome of a save. */
export function reportSave({ noun, saved, left, failure, undo }: SaveOutcome): void {
  const count = plural(saved, noun);
  if (isUnanswered(failure)) {
    const lost = failureOf(failure, { whether: whetherAll(noun) });
    showSnackbar(`${lost} Unsaved ones stay marked: save again.`, 'error');
  } else if (failure !== undefined) showSnackbar(`Not saved: ${messageOf(failure)}`, 'error', undo);
  else if (left > 0) showSnackbar(`${count} saved, ${left} refused. Check the marked ones.`, 'warning', undo);
  else showSnackbar(`${count} saved`, 'success', undo);
}
