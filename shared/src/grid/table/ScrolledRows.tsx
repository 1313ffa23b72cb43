import { Button, styled, useIsPrinted } from '@itinera/shared/ui';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useState, type RefObject } from 'react';
import { firstRow, saveTopRow } from '../list/scrollPosition';
import type { RenderedRows } from './renderedRows';
import { useSaveScrollOnClick } from './useSaveScrollOnClick';

interface ScrolledRowsProps<T> extends RenderedRows<T> {
  scroller: RefObject<HTMLElement | null>;
  /** Position of the focused row, which stays rendered, however far it is scrolled away. */
  active: number;
}

const Failure = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '4px 12px',
  background: theme.palette.background.paper,
  color: theme.palette.error.main,
}));

/** Virtualized rows: the scrollbar represents the whole list, but only visible rows are rendered and their pages loaded. */
export function ScrolledRows<T>({ rows, height, renderRow, scroller, active }: ScrolledRowsProps<T>) {
  const [begin] = useState(firstRow);
  // State instead of a ref, because the scroll container is mounted later.
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => setElement(scroller.current), [scroller]);
  // The rule warns users of the React Compiler, which is not used here.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.count,
    getScrollElement: () => element,
    estimateSize: () => height,
    overscan: 6,
    initialOffset: begin * height,
    rangeExtractor: (range) => {
      const places = defaultRangeExtractor(range);
      const isFar = active >= 0 && active < rows.count && !places.includes(active);
      return isFar ? [...places, active].sort((one, other) => one - other) : places;
    },
  });
  const { measure } = virtual;
  useEffect(() => measure(), [measure, height]);

  const { startIndex, endIndex } = virtual.range ?? { startIndex: begin, endIndex: begin };
  const { show } = rows;
  useEffect(() => show(startIndex, endIndex), [show, startIndex, endIndex]);
  useEffect(() => {
    if (!virtual.isScrolling) saveTopRow(startIndex);
  }, [virtual.isScrolling, startIndex]);
  useSaveScrollOnClick(
    element,
    () => virtual.getVirtualItemForOffset(element?.scrollTop ?? 0)?.index ?? startIndex,
  );

  // On paper, all rows that have been loaded follow each other: there is nothing to scroll.
  const isPrinted = useIsPrinted();
  if (isPrinted)
    return Array.from({ length: rows.count }, (_, place) => place)
      .filter((place) => rows.at(place))
      .map((place) => renderRow(place));

  const rendered = virtual.getVirtualItems();
  // The first visible row may be half below the header; the next one is not.
  const failed = rendered.find(
    ({ index }) => (index > startIndex || index === rows.count - 1) && rows.problemAt(index),
  );
  return (
    <div role="presentation" style={{ position: 'relative', height: virtual.getTotalSize() }}>
      {rendered.map(({ index, start }) => renderRow(index, { top: start, measure: virtual.measureElement }))}
      {failed && (
        <div
          role="row"
          aria-rowindex={failed.index + 2}
          style={{ position: 'absolute', insetInline: 0, zIndex: 2, top: failed.start }}
        >
          <Failure role="gridcell" style={{ minHeight: height }}>
            <span role="alert">These rows could not be loaded.</span>
            <Button size="small" onClick={rows.refetch}>
              Try again
            </Button>
          </Failure>
        </div>
      )}
    </div>
  );
}
