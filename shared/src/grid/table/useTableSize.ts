import type { RefObject } from 'react';
import { layoutVariables } from '../columns/assignTracks';
import type { TableColumn } from '../columns/tableColumn';
import type { DataList } from '../dataList/useDataList';
import type { ListCollection } from '../list/listAddress';
import { CARD_HEIGHT, rowHeights } from './rowHeights';
import { useCutColumn } from './useCutColumn';
import { useFillWindow } from './useFillWindow';
import { useScrollRestoration } from './useScrollRestoration';

/** Space below the table, in pixels. */
const MARGIN = 8;
const PAGER_HEIGHT = 38;
/** Height of one line with its margins. */
const BULK_BAR_HEIGHT = 72;

/** Height of a row, and the style of a table that fills the window; a page that is shown again is scrolled to where it was. */
export function useTableSize<C extends ListCollection>(
  root: RefObject<HTMLElement | null>,
  { state, rows, settings, selection }: DataList<C>,
  columns: TableColumn<never>[],
  canSelect: boolean,
  isCards: boolean,
) {
  const height = isCards ? CARD_HEIGHT : rowHeights[settings.density];
  const isScrolled = settings.paging === 'scroll';
  const below = MARGIN + (canSelect && selection.count > 0 ? BULK_BAR_HEIGHT : 0);
  // Paged cards scroll with the page: a phone has no room for two scrolling areas.
  const windowHeight = useFillWindow(root, isScrolled ? below : isCards ? undefined : below + PAGER_HEIGHT);
  useCutColumn(root, columns);
  useScrollRestoration(
    root,
    isScrolled || isCards || rows.total === undefined ? undefined : JSON.stringify(state.query),
    height,
  );
  return {
    height,
    style: {
      ...layoutVariables(columns),
      '--row': `${height}px`,
      [isScrolled ? 'height' : 'maxHeight']: windowHeight,
    },
  };
}
