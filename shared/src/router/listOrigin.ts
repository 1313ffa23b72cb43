import { useLocation } from 'react-router-dom';

/**
 * The list that a page was opened from, and the place of its row there. It travels with the entry of the history:
 * reload and Back keep it, and a link opened in another tab has none.
 */
export interface ListOrigin {
  /** The path of the list. Absent in entries of the history that an older release made. */
  path?: string;
  /** The list's own part of its address. */
  search: string;
  /** What it asks the server for, without the page. */
  query: Record<string, unknown>;
  pageSize: number;
  /** Whether it shows a page at a time; otherwise it scrolls through all rows. */
  isPaged: boolean;
  /** The opened row, and its place in the whole list, counted from 0. */
  id: string;
  place: number;
}

/** State of a link that opens a row of a list. */
export const openedFrom = (list: ListOrigin) => ({ list });

/** Undefined where a page was not opened from a list. */
export function useListOrigin(): ListOrigin | undefined {
  const { state } = useLocation();
  return state?.list;
}

/**
 * Props of a link back to the list at a path: with the filters, sort and page from which a row was opened, and to that row; to its beginning
 * where the row is one of another list.
 */
export function linkToList(path: string, origin: ListOrigin | undefined) {
  if (!origin || (origin.path ?? path) !== path) return { to: path };
  const { search, pageSize, isPaged, id, place } = origin;
  const next = new URLSearchParams(search);
  const page = Math.floor(place / pageSize) + 1;
  if (isPaged && page > 1) next.set('page', String(page));
  else next.delete('page');
  return { to: { pathname: path, search: next.toString() }, state: { opened: { id, place } } };
}

type OpenedRow = Pick<ListOrigin, 'id' | 'place'>;

/** Records in the list's entry of the history which row is being opened, for Back. */
export function saveOpenedRow({ id, place }: OpenedRow): void {
  window.history.replaceState({ ...window.history.state, opened: { id, place } }, '');
}

/** The row to which this visit of a list returns, whether by Back or by a link. */
export function openedRow(): OpenedRow | undefined {
  const { opened, usr } = window.history.state ?? {};
  const row: unknown = usr?.opened ?? opened;
  return isOpenedRow(row) ? row : undefined;
}

const isOpenedRow = (row: unknown): row is OpenedRow =>
  typeof row === 'object' && row !== null && 'id' in row && 'place' in row && typeof row.place === 'number';
