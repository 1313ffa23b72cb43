import { Link, openedFrom, saveOpenedRow, type ListOrigin } from '@itinera/shared/router';
import type { ReactNode } from 'react';

/** Address that a row opens. A stable object: rows that receive it do not re-render. */
export interface RowTarget<T> {
  addressOf: (row: T) => string;
  /** Search parameter of the dialog that opens there; it closes by going back. */
  dialog?: string;
}

/** Link that names a row and opens it. */
export const rowLink = <T,>(
  { addressOf, dialog }: RowTarget<T>,
  row: T,
  origin: ListOrigin,
  name: string,
  content: ReactNode,
) => (
  <Link
    to={addressOf(row)}
    state={dialog === undefined ? openedFrom(origin) : { dialog }}
    title={name}
    onClick={() => saveOpenedRow(origin)}
  >
    {content}
  </Link>
);
