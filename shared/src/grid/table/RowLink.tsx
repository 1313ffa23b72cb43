import { Link, openedFrom, saveOpenedRow } from '@itinera/shared/router';
import { use, type ReactNode } from 'react';
import { OriginContext } from './useOrigin';

/** Address that a row opens. A stable object: rows that receive it do not re-render. */
export interface RowTarget<T> {
  addressOf: (row: T) => string;
  /** Search parameter of the dialog that opens there; it closes by going back. */
  dialog?: string;
}

interface RowLinkProps<T> {
  target: RowTarget<T>;
  row: T;
  /** Position in the whole list, from 0. */
  place: number;
  name: string;
  children: ReactNode;
}

/** Link that names a row and opens it. */
export function RowLink<T extends { id: string }>({ target, row, place, name, children }: RowLinkProps<T>) {
  const { addressOf, dialog } = target;
  const origin = { ...use(OriginContext), id: row.id, place };
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
