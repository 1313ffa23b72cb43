import { Link as RouterLink, openedFrom, saveOpenedRow, type ListOrigin } from '@itinera/shared/router';
import { Link } from '@itinera/shared/ui';
import type { ReactNode } from 'react';

/** What a row opens. A stable object: rows that receive it do not re-render. */
export interface RowTarget<T> {
  addressOf: (row: T) => string;
  /** The search parameter of the dialog that opens there; it closes by going back. */
  dialog?: string;
}

export interface RowLinkProps<T> {
  target: RowTarget<T>;
  row: T;
  origin: ListOrigin;
  name: string;
  children: ReactNode;
}

/** Names a row, and opens it. */
export function RowLink<T>({ target: { addressOf, dialog }, row, origin, name, children }: RowLinkProps<T>) {
  return (
    <Link
      component={RouterLink}
      to={addressOf(row)}
      state={dialog === undefined ? openedFrom(origin) : { dialog }}
      title={name}
      sx={{ fontWeight: 600 }}
      onClick={() => saveOpenedRow(origin)}
    >
      {children}
    </Link>
  );
}
