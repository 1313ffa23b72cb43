import type { ReactNode } from 'react';

/** What a spreadsheet gets of a cell: numbers and switches stay what they are, days and instants are ISO 8601 text. */
export type CellValue = string | number | boolean | null | undefined;

/** One column of a list. `T` is the entity. */
export interface Column<T> {
  /** Under it, settings, saved views and exports remember the column; never changes. */
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** What an export writes; a column without it is not exported (pictures, buttons). */
  value?: (row: T) => CellValue;
  /** The field of the contract's `sorts` that the header sorts by. */
  sort?: string;
  /** In pixels, as long as the person has not chosen one. */
  width: number;
  /** The share of the room that is left; absent: none. */
  grow?: number;
  /** Stands at the head of the card on a phone, without its label. */
  headline?: true;
  /** Numbers stand at the end. */
  align?: 'end';
  /** The list makes no sense without it: it can't be hidden. */
  essential?: true;
  /** Not shown until somebody chooses it. */
  hidden?: true;
  /** Stays in sight while the others scroll sideways. */
  pinned?: 'start' | 'end';
}
