import { useShortcuts } from '@itinera/shared/state';
import { useLayoutEffect } from 'react';
import { isSequence, matches } from './matches';

/** Time for the second key of a sequence. */
const NEXT_KEY_MS = 1200;

const typed =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], [role=menu], [role=listbox], [data-typing]';
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typed) !== null;
const isInDialog = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/**
 * The one listener for all shortcuts, of the shell and of all remotes. The most recently offered one wins, after sequences such as `g h`.
 */
export function useShortcutKeys(): void {
  useLayoutEffect(() => {
    let before: KeyboardEvent | undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.key === 'Shift') return;
      const { offered, singleKeys } = useShortcuts.getState();
      const recent = before && event.timeStamp - before.timeStamp < NEXT_KEY_MS ? before : undefined;
      const typing = isTyping(event.target);
      const circumstances = { typing, singleKeys, inDialog: isInDialog(), before: recent };
      const meant = offered.filter(({ keys, run }) => run && matches(keys, event, circumstances));
      const last = meant.findLast(({ keys }) => isSequence(keys)) ?? meant.at(-1);
      before = last || typing ? undefined : event;
      if (!last) return;
      event.preventDefault();
      last.run?.();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
