import { offerShortcut } from '@itinera/shared/state';
import { createContext, useEffect } from 'react';

/** The next form of a sequence: its title within a sentence, and how to open it in place of the saved one. */
export interface NextForm {
  title: string;
  open: () => void;
}

/** Provided around a form that is one of a sequence. */
export const NextFormContext = createContext<NextForm | undefined>(undefined);

/** Lists the shortcut that saves and opens the next form; the form handles it itself. */
export function useListedNextKey(label: string | undefined): void {
  useEffect(() => {
    if (label !== undefined) return offerShortcut({ keys: 'Alt+Enter', label });
  }, [label]);
}
