import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import type { SheetRow } from './sheetParts';

const ROW_HEIGHT = 36;

export type VisibleRows = ReturnType<typeof useVisibleRows>;

/** Virtualization: renders only visible rows, and the focused one, however far it is scrolled away. */
export function useVisibleRows(
  root: RefObject<HTMLElement | null>,
  rows: readonly SheetRow[],
  activeRow: number,
) {
  // The rule warns users of the React Compiler, which is not used here.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => root.current,
    getItemKey: (index) => rows[index]?.id ?? index,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    rangeExtractor: (seen) =>
      [...new Set([...defaultRangeExtractor(seen), activeRow])]
        .filter((row) => row < rows.length)
        .sort((one, other) => one - other),
  });
  return {
    height: virtual.getTotalSize(),
    measure: virtual.measureElement,
    items: virtual.getVirtualItems().flatMap(({ index, start }) => {
      const row = rows[index];
      return row ? [{ row, index, start }] : [];
    }),
  };
}
