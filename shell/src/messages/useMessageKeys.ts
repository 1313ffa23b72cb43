import { offerShortcut } from '@itinera/shared/state';
import { useEffect, type RefObject } from 'react';

const typed = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(typed) !== null;

/** On layouts without Latin letters the key code counts; on others the letter does. */
const isZ = ({ key, code }: KeyboardEvent): boolean =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === 'z' : code === 'KeyZ';

const isUndo = (event: KeyboardEvent): boolean =>
  isZ(event) && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;

/** F8 focuses the message; Ctrl+Z (⌘Z) runs its Undo, unless the focus is in a text field. */
export function useMessageKeys(area: RefObject<HTMLElement | null>, undo: (() => void) | undefined): void {
  const canUndo = undo !== undefined;
  useEffect(() => offerShortcut({ keys: 'F8', label: 'Move to the message' }), []);
  useEffect(
    () => (canUndo ? offerShortcut({ keys: 'Mod+Z', label: 'Undo what the message reports' }) : undefined),
    [canUndo],
  );
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (event.key === 'F8') area.current?.querySelector('button')?.focus();
      else if (undo && isUndo(event) && !isTyping(event)) undo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [area, undo]);
}
