import { useState, useSyncExternalStore, type FocusEvent } from 'react';

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isHidden = (): boolean => document.visibilityState === 'hidden';

/** Pauses the countdown of a message while it has the pointer or the focus, or the window is hidden; `listeners` go on its element. */
export function usePauseWhileRead() {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isUnseen = useSyncExternalStore(onVisibility, isHidden);
  return {
    isHeld: isPointed || isFocused || isUnseen,
    listeners: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
