import type { CellId, Edit } from '@itinera/shared/sheet';

/** What the server says of each cell of a save. */
export interface SaveVerdict {
  status: 'saved' | 'unchanged' | 'conflict' | 'refused';
  message?: string | undefined;
}

/** A cell with the verdict about it. */
export interface Judged<C, V> {
  cell: C;
  verdict: V;
}

/** What a sheet saves: how an edit is sent, undone and shown again. */
export interface SavedKind<C, V extends SaveVerdict> {
  /** Such as `price`. */
  noun: string;
  /** Cells per call. */
  most: number;
  send: (cells: readonly C[], key: string) => Promise<V[]>;
  changeOf: (edit: Edit) => C;
  inverseOf: (change: C) => C;
  cellIdOf: (change: C) => CellId;
  textOf: (change: C) => string;
  /** Shows saved cells, and the current content of those in conflict, before they are read again. */
  show: (known: readonly Judged<C, V>[]) => void;
  /** Reads again what a save changes. */
  readAgain: () => void;
}
