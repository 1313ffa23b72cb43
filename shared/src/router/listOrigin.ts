import { useLocation } from 'react-router-dom';

/**
 * The list that a page was opened from, and the position of its row. Stored in the history entry: reload and Back keep it, and a link
 * opened in another tab has none.
 */
export interface ListOrigin {
  /** Path of the list. Absent in history entries of an older release. */
  path?: string;
  /** The list's own part of its address. */
  search: string;
  /** Query of the list, without the page. */
  query: Record<string, unknown>;
  pageSize: number;
  /** Whether it is paged; otherwise it scrolls through all rows. */
  isPaged: boolean;
  /** The opened row, and its position in the whole list, from 0. */
  id: string;
  place: number;
}

/** State of a link that opens a row of a list. */
export const openedFrom = (list: ListOrigin) => ({ list });

/** Undefined if a page was not opened from a list. */
export function useListOrigin(): ListOrigin | undefined {
  const { state } = useLocation();
  return state?.list;
}

/**
 * Props of a link back to the list at a path: to the filters, sort, page and row that were opened; to its beginning if the row belongs to
 * another list.
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

/** Records the opened row in the list's history entry, for Back. */
export function saveOpenedRow({ id, place }: OpenedRow): void {
  window.history.replaceState({ ...window.history.state, opened: { id, place } }, '');
}

/** The row that this visit of a list returns to, by Back or by a link. */
export function openedRow(): OpenedRow | undefined {
  const { opened, usr } = window.history.state ?? {};
  const row: unknown = usr?.opened ?? opened;
  return isOpenedRow(row) ? row : undefined;
}

const isOpenedRow = (row: unknown): row is OpenedRow =>
  typeof row === 'object' && row !== null && 'id' in row && 'place' in row && typeof row.place === 'number';
