import type { ReactNode } from 'react';

/** What can be done with one row. */
export interface RowAction {
  label: string;
  run: () => void;
  /** Stands for the label on a button; an action without it is in the menu of the row. */
  icon?: ReactNode;
  /** Destroys or ends something. */
  danger?: boolean;
  /** Why it can't be done now, as a sentence. */
  disabledBecause?: string;
}

/** What can be done with all chosen rows at once. */
export interface BulkAction<T> {
  label: string;
  run: (rows: T[]) => void;
  danger?: boolean;
  /** Why it can't be done with these rows, as a sentence; undefined: it can. */
  disabledBecause?: (rows: T[]) => string | undefined;
}
