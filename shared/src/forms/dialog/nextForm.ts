import { offerShortcut } from '@itinera/shared/state';
import { createContext, use, useEffect, useRef, type KeyboardEvent } from 'react';

/** The next form of a sequence: its title within a sentence, and how to open it in place of the saved one. */
export interface NextForm {
  title: string;
  open: () => void;
}

/** Provided around a form that is one of a sequence. */
export const NextFormContext = createContext<NextForm | undefined>(undefined);

/** Saves a form and opens the next one. The shortcut is listed for the person; the form handles it itself. */
export function useNextForm() {
  const next = use(NextFormContext);
  const goesOn = useRef(false);
  const label = next && `Save and go to ${next.title}`;
  useEffect(() => {
    if (label !== undefined) return offerShortcut({ keys: 'Alt+Enter', label });
  }, [label]);

  const saveAndGoOn = (submit: () => Promise<void>) => {
    goesOn.current = true;
    void submit().finally(() => (goesOn.current = false));
  };
  return {
    /** Label of the button; undefined without a next form. */
    label,
    saveAndGoOn,
    /** What opens the next form, while the person saves to go on to it. */
    opening: () => (goesOn.current ? next?.open : undefined),
    onKeyDown: (event: KeyboardEvent<HTMLElement>, submit: () => Promise<void>) => {
      const { key, altKey, target, currentTarget } = event;
      // Ignores events of a dialog that was opened from a field.
      const isHere = target instanceof Node && currentTarget.contains(target);
      if (!next || !isHere || !altKey || key !== 'Enter') return;
      event.preventDefault();
      saveAndGoOn(submit);
    },
  };
}
