import type { ReactNode } from 'react';

/** An action on one row. */
export interface RowAction {
  label: string;
  run: () => void;
  /** Icon of a button; an action without one is in the menu of the row. */
  icon?: ReactNode;
  /** Edits the row: F2 runs it. */
  edits?: true;
  /** Previews the row: Space runs it, and only Ctrl+Space selects. */
  previews?: true;
  /** A destructive action, shown in the colour of errors. */
  danger?: boolean;
  /** Why it is unavailable, as a sentence. */
  disabledBecause?: string;
}

/** A bulk action: on all selected rows at once. */
export interface BulkAction<T> {
  label: string;
  run: (rows: T[]) => void;
  danger?: boolean;
  /** Why it is unavailable for these rows, as a sentence; undefined if it is available. */
  disabledBecause?: (rows: T[]) => string | undefined;
}
