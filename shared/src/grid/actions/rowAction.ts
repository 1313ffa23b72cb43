import type { ReactNode } from 'react';

/** An action on one row. */
export interface RowAction {
  label: string;
  run: () => void;
  /** Replaces the label on a button; an action without an icon is in the menu of the row. */
  icon?: ReactNode;
  /** Edits the row: F2 runs it. */
  edits?: true;
  /** Shows more of the row without leaving the list: Space runs it, and Ctrl+Space selects in its place. */
  previews?: true;
  /** Destroys or ends something; shown in the colour of errors. */
  danger?: boolean;
  /** Why it is not available now, as a sentence. */
  disabledBecause?: string;
}

/** A bulk action: on all selected rows at once. */
export interface BulkAction<T> {
  label: string;
  run: (rows: T[]) => void;
  danger?: boolean;
  /** Why it is not available for these rows, as a sentence; undefined if it is. */
  disabledBecause?: (rows: T[]) => string | undefined;
}
