import type { Column } from '../list/column';

/** Ids of the columns that the table adds by itself; they stand outermost. */
export const SELECT = '@select';
export const ACTIONS = '@actions';

export const MIN_WIDTH = 64;
export const MAX_WIDTH = 800;

/** A column at its place on the screen. */
export interface TableColumn<T> extends Column<T> {
  /** Its track in the layout, counted from 1. */
  track: number;
  /** How far a pinned column stays from its edge, as a CSS length. */
  offset?: string;
  /** The innermost pinned column: it casts the shadow on those that scroll below it. */
  isEdge: boolean;
}

/** The table's own columns can neither be moved, hidden, pinned nor made wider. */
export const isOwn = ({ id }: { id: string }): boolean => id === SELECT || id === ACTIONS;
