import { offerShortcut } from '@itinera/shared/state';
import { createContext, useEffect } from 'react';

/** The form that follows: its title within a sentence, and what opens it in place of the one that was saved. */
export interface NextForm {
  title: string;
  open: () => void;
}

/** Around a form that is one of several, which are filled in one after the other. */
export const NextFormContext = createContext<NextForm | undefined>(undefined);

/** Lists the key that saves and goes on; the form handles it itself. */
export function useListedNextKey(label: string | undefined): void {
  useEffect(() => {
    if (label !== undefined) return offerShortcut({ keys: 'Alt+Enter', label });
  }, [label]);
}
