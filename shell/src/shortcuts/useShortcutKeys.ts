import { useShortcuts } from '@itinera/shared/state';
import { useEffect } from 'react';
import { matches } from './matches';

const typed = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typed) !== null;

/**
 * The one listener for all shortcuts, of the shell and of all remotes. The most recently offered one wins.
 */
export function useShortcutKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const { offered, singleKeys } = useShortcuts.getState();
      const circumstances = { typing: isTyping(event.target), singleKeys };
      const meant = offered.findLast(({ keys }) => matches(keys, event, circumstances));
      if (!meant) return;
      event.preventDefault();
      meant.run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
