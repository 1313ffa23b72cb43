import type { FocusEvent } from 'react';

const PADDING = 20;
const LONGEST_LINE = 560;
const ONE_LINE = 28;

/**
 * Gives help the width of the dialog or page around its field, so that it is one line, in the gap below the field, wherever that is possible.
 * Only the browser knows where the field is.
 */
export function makeRoom({ currentTarget: field }: FocusEvent<HTMLElement>): void {
  const help = field.querySelector<HTMLElement>(':scope > [data-help]');
  const around = field.closest('[role=dialog], main')?.getBoundingClientRect();
  if (!help || !around) return;
  const { left, right } = field.getBoundingClientRect();
  const [after, before] = [around.right - PADDING - left, right - around.left - PADDING];
  help.dataset.side = before > after ? 'end' : 'start';
  help.style.maxWidth = `${Math.min(Math.max(after, before), LONGEST_LINE)}px`;
  help.dataset.lines = help.offsetHeight > ONE_LINE ? 'several' : 'one';
}
