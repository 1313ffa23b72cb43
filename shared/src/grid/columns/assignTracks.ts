import type { Column } from '../list/column';
import type { TableColumn } from './tableColumn';

const sum = (tracks: number[]): string =>
  tracks.length === 0 ? '0px' : `calc(${tracks.map((track) => `var(--w${track})`).join(' + ')})`;

/**
 * Assigns each column its grid track, and each pinned one its distance from the edge. Distances are sums of widths, so only the innermost
 * pinned column may grow. Without a growing column, an empty track before those at the end takes the remaining width.
 */
export function assignTracks<T>(columns: Column<T>[]): TableColumn<T>[] {
  const placed = columns.map((column, index) => ({
    ...column,
    track: index + (column.pinned === 'end' ? 2 : 1),
  }));
  const start = placed.filter(({ pinned }) => pinned === 'start').map(({ track }) => track);
  const end = placed.filter(({ pinned }) => pinned === 'end').map(({ track }) => track);
  return placed.map((column) => {
    const outer =
      column.pinned === 'start'
        ? start.filter((track) => track < column.track)
        : end.filter((track) => track > column.track);
    const isEdge = column.track === start.at(-1) || column.track === end[0];
    if (!column.pinned) return { ...column, isEdge: false };
    return { ...column, isEdge, offset: sum(outer), grow: isEdge ? column.grow : undefined };
  });
}

/** Layout as CSS variables of the table: resizing changes variables and re-renders no row. */
export function layoutVariables<T>(columns: TableColumn<T>[]): Record<`--${string}`, string> {
  const pinnedWidth = (side: 'start' | 'end') =>
    sum(columns.filter(({ pinned }) => pinned === side).map(({ track }) => track));
  const filler = columns.some(({ grow }) => grow) ? '0px' : 'minmax(0, 1fr)';
  const tracks = columns.map(({ track }) => `minmax(var(--w${track}), var(--g${track}))`);
  const ends = columns.filter(({ pinned }) => pinned === 'end').length;
  return {
    ...Object.fromEntries(columns.map(({ track, width }) => [`--w${track}`, `${width}px`])),
    ...Object.fromEntries(
      columns.map(({ track, grow }) => [`--g${track}`, grow ? `${grow}fr` : `var(--w${track})`]),
    ),
    '--tracks': tracks.toSpliced(tracks.length - ends, 0, filler).join(' '),
    '--least': sum(columns.map(({ track }) => track)),
    '--pinned-start': pinnedWidth('start'),
    '--pinned-end': pinnedWidth('end'),
  };
}
