import type { ReactNode } from 'react';

/** Value for spreadsheets: numbers and booleans keep their type, days and instants are ISO 8601 text. */
export type CellValue = string | number | boolean | null | undefined;

/** One column of a list; `T` is the entity. */
export interface Column<T> {
  /** Key in settings, saved views and exports; never changes. */
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** Exported value; a column without it is not exported (images, buttons). */
  value?: (row: T) => CellValue;
  /** Field of the contract's `sorts` that the header sorts by. */
  sort?: string;
  /** Pixels, until the person sets another width. */
  width: number;
  /** Share of the remaining width; by default none. */
  grow?: number;
  /** Shown at the start of the card on a phone. */
  picture?: true;
  /**
   * Shown in the small lines of the card on a phone, alone or after its header; a card does not fit all columns. `lead`: in its first line,
   * before the name of the row, which is then a reference.
   */
  fact?: 'plain' | 'labelled' | 'lead';
  /** `end` for numbers. */
  align?: 'end';
  /** Names the row, so it can't be hidden. */
  essential?: true;
  /** Hidden by default. */
  hidden?: true;
  /**
   * May be kept encrypted on the device, to be shown at the next visit before the list has been read again. Never for amounts of money, documents
   * and the names of customers and travellers: a device may be shared.
   */
  snapshot?: true;
  /** Stays visible while other columns scroll sideways. */
  pinned?: 'start' | 'end';
}
