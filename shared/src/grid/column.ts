import type { ReactNode } from 'react';

/** One column of a list. `T` is the entity; nothing is addressed by a string but the declared sort. */
export interface Column<T> {
  header: string;
  cell: (row: T) => ReactNode;
  /** The field of the contract's `sorts` that the header sorts by. */
  sort?: string;
  /** CSS grid track, e.g. `minmax(180px, 2fr)`. */
  width: string;
  /** Stands at the head of the card on a phone, without its label. */
  headline?: true;
  /** Numbers stand at the end. */
  align?: 'start' | 'end';
}
