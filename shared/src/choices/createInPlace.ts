import type { ReactNode } from 'react';

/** Lets a missing entry be added from a select. */
export interface CreateInPlace {
  /** `Add city` */
  label: string;
  /** The new entry is saved with the form, so that Enter may select it. Otherwise it exists for everybody at once. */
  savedWithForm?: boolean;
  /** A dialog; receives the text typed so far, and passes the id of the new entry to `onClose`. */
  dialog: (typed: string, onClose: (id?: string) => void) => ReactNode;
}
