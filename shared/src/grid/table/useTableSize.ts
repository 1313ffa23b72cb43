import type { RefObject } from 'react';
import { layoutVariables } from '../columns/assignTracks';
import type { TableColumn } from '../columns/tableColumn';
import type { DataList } from '../dataList/useDataList';
import type { ListCollection } from '../list/listAddress';
import { CARD_HEIGHT, PAGER, rowHeights } from './rowHeights';
import { useCutColumn } from './useCutColumn';
import { useFillWindow } from './useFillWindow';
import { useScrollbar } from './useScrollbar';
import { useScrollRestoration } from './useScrollRestoration';

/** Space below the table, in pixels. */
const MARGIN = 8;

/** Height of a row, and the style of a table that fills the window; a page that is shown again is scrolled to where it was. */
export function useTableSize<C extends ListCollection>(
  root: RefObject<HTMLElement | null>,
  { state, rows, settings }: DataList<C>,
  columns: TableColumn<never>[],
  isCards: boolean,
  withPager: boolean,
) {
  const height = isCards ? CARD_HEIGHT : rowHeights[settings.density];
  const isScrolled = settings.paging === 'scroll';
  // Paged cards scroll with the page: a phone has no room for two scrolling areas.
  const windowHeight = useFillWindow(
    root,
    isScrolled || withPager ? MARGIN : isCards ? undefined : MARGIN + PAGER.height,
  );
  useScrollbar(root);
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
      '--pager': withPager ? `${PAGER.width}px` : '0px',
      [isScrolled ? 'height' : 'maxHeight']: windowHeight,
    },
  };
}
