import { RowStepsContext } from '@itinera/shared/router';
import { offerShortcut } from '@itinera/shared/state';
import { createContext, use, useEffect, useRef, type KeyboardEvent } from 'react';

/** The next form of a sequence: its title within a sentence, and how to open it in place of the saved one. */
export interface NextForm {
  title: string;
  open: () => void;
}

/** Provided around a form that is one of a sequence. */
export const NextFormContext = createContext<NextForm | undefined>(undefined);

/**
 * Saves a form and opens the next one: that of a sequence, which has a button, or that of the next row of a list. The shortcut is listed for
 * the person; the form handles it itself.
 */
export function useNextForm() {
  const sequence = use(NextFormContext);
  const nextRow = use(RowStepsContext)?.next;
  const goesOn = useRef(false);
  const open = sequence?.open ?? nextRow;
  const label = sequence && `Save and go to ${sequence.title}`;
  useEffect(() => {
    if (label !== undefined) return offerShortcut({ keys: 'Alt+Enter', label });
  }, [label]);

  const saveAndGoOn = (submit: () => Promise<void>) => {
    goesOn.current = true;
    void submit().finally(() => (goesOn.current = false));
  };
  return {
    /** Label of the button; undefined without a sequence. */
    label,
    saveAndGoOn,
    /** What opens the next form, while the person saves to go on to it. */
    opening: () => (goesOn.current ? open : undefined),
    onKeyDown: (event: KeyboardEvent<HTMLElement>, submit: () => Promise<void>) => {
      const { key, altKey, target, currentTarget } = event;
      // Ignores events of a dialog that was opened from a field.
      const isHere = target instanceof Node && currentTarget.contains(target);
      if (!open || !isHere || !altKey || key !== 'Enter') return;
      event.preventDefault();
      saveAndGoOn(submit);
    },
  };
}
