import type { ReactNode } from 'react';

/** A value for spreadsheets: numbers and switches keep their type, days and instants are ISO 8601 text. */
export type CellValue = string | number | boolean | null | undefined;

/** One column of a list; `T` is the entity. */
export interface Column<T> {
  /** Key of the column in settings, saved views and exports; never changes. */
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** The exported value; a column without it is not exported (pictures, buttons). */
  value?: (row: T) => CellValue;
  /** The field of the contract's `sorts` that the header sorts by. */
  sort?: string;
  /** In pixels, until the person sets another one. */
  width: number;
  /** Share of the remaining width; absent: none. */
  grow?: number;
  /** On a phone at the start of the card. */
  picture?: true;
  /** On a phone in the small lines of the card, alone or after its header; a card has no room for all columns. */
  fact?: 'plain' | 'labelled';
  /** `end` for numbers. */
  align?: 'end';
  /** Can't be hidden: the list makes no sense without it. */
  essential?: true;
  /** Hidden by default. */
  hidden?: true;
  /** Stays visible while the other columns scroll sideways. */
  pinned?: 'start' | 'end';
}
