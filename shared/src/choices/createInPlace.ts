import type { ReactNode } from 'react';

/** Lets a missing entry be added on the spot. */
export interface CreateInPlace {
  /** `Add city` */
  label: string;
  /** The new entry is part of the form and saved with it, so that Enter may choose it. Absent, it is there for everybody at once. */
  savedWithForm?: boolean;
  /** A dialog; receives the text typed so far, and passes the id of the new entry to `onClose`. */
  dialog: (typed: string, onClose: (id?: string) => void) => ReactNode;
}
