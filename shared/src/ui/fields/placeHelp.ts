import type { FocusEvent, KeyboardEvent } from 'react';

const PADDING = 20;
const LONGEST_LINE = 560;
const ONE_LINE = 28;
/** A line of help with its distance to the field: the gap between the rows of a form. */
const GAP = 20;

const helpIn = (field: HTMLElement) => field.querySelector<HTMLElement>(':scope > [data-help]');

/**
 * Gives help the width of the dialog or page around its field, so that it is one line wherever that is possible, and its place: in the gap below
 * the field if it fits there, else on a surface above what follows. Only the browser knows where the field is.
 */
export function placeHelp({ currentTarget: field }: FocusEvent<HTMLElement>): void {
  const help = helpIn(field);
  const around = field.closest('[role=dialog], main')?.getBoundingClientRect();
  if (!help || !around) return;
  const { left, right } = field.getBoundingClientRect();
  const [after, before] = [around.right - PADDING - left, right - around.left - PADDING];
  // A field with the whole line has the same room on both sides, apart from borders.
  help.dataset.side = before > after + GAP ? 'end' : 'start';
  help.style.maxWidth = `${Math.min(Math.max(after, before), LONGEST_LINE)}px`;
  const rows = field.parentElement;
  const hasGap = rows !== null && Number.parseFloat(getComputedStyle(rows).rowGap) >= GAP;
  help.dataset.place = hasGap && help.offsetHeight <= ONE_LINE ? 'gap' : 'above';
}

/** Escape closes visible help that covers something (WCAG 1.4.13); the next one is for the dialog around. */
export function dismissHelp(event: KeyboardEvent<HTMLElement>): void {
  // An open list is closed first.
  const isListOpen = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true';
  if (event.key !== 'Escape' || isListOpen) return;
  const help = helpIn(event.currentTarget);
  if (help?.dataset.place !== 'above' || help.offsetHeight === 0) return;
  event.stopPropagation();
  help.dataset.place = 'dismissed';
}
