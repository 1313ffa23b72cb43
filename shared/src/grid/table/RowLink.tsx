import { Link, openedFrom, saveOpenedRow, type ListOrigin } from '@itinera/shared/router';
import type { ReactNode } from 'react';

/** Address that a row opens. A stable object: rows that receive it do not re-render. */
export interface RowTarget<T> {
  addressOf: (row: T) => string;
  /** Search parameter of the dialog that opens there; it closes by going back. */
  dialog?: string;
}

export interface RowLinkProps<T> {
  target: RowTarget<T>;
  row: T;
  origin: ListOrigin;
  name: string;
  children: ReactNode;
}

/** Link that names a row and opens it. */
export function RowLink<T>({ target: { addressOf, dialog }, row, origin, name, children }: RowLinkProps<T>) {
  return (
    <Link
      to={addressOf(row)}
      state={dialog === undefined ? openedFrom(origin) : { dialog }}
      title={name}
      onClick={() => saveOpenedRow(origin)}
    >
      {children}
    </Link>
  );
}
