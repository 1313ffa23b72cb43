import type { Column } from '../list/column';

/** Ids of the built-in columns, which are outermost. */
export const SELECT = '@select';
export const ACTIONS = '@actions';

export const MIN_WIDTH = 64;
export const MAX_WIDTH = 800;

/** A column at its position in the table. */
export interface TableColumn<T> extends Column<T> {
  /** Grid track, from 1. */
  track: number;
  /** Distance of a pinned column from its edge, as a CSS length. */
  offset?: string;
  /** The innermost pinned column, which casts the shadow on scrolling ones. */
  isEdge: boolean;
}

/** Built-in columns can't be moved, hidden, pinned or resized. */
export const isOwn = ({ id }: { id: string }): boolean => id === SELECT || id === ACTIONS;
