import type { CellPlace } from '@itinera/shared/grid';
import type { useCellFocus, useSelection } from '@itinera/shared/sheet';
import { useRef, type KeyboardEvent } from 'react';
import { isFormula } from '../amounts/formula';
import { placesIn } from './places';
import { useOpenCell } from './useOpenCell';

/** The open cell. A formula is typed into all selected cells, other text only with Ctrl+Enter. */
export function useTypedCells(
  selection: ReturnType<typeof useSelection>,
  focus: () => ReturnType<typeof useCellFocus>,
  textAt: (place: CellPlace) => string,
  typeInto: (into: readonly CellPlace[], text: string) => void,
) {
  const { range } = selection;
  const fillsRange = useRef(false);
  const cell = useOpenCell({
    active: selection.newest,
    textAt,
    onTyped: (place, text) => {
      const many = placesIn(range);
      const isForAll = many.length > 1 && (fillsRange.current || isFormula(text));
      fillsRange.current = false;
      typeInto(isForAll ? many : [place], text);
      return !isForAll;
    },
    moveBy: ({ down, along }) => {
      const { row, column } = selection.newest();
      focus().moveTo({ row: row + down, column: column + along });
    },
    refocus: () => focus().choose({ row: range.top, column: range.left }, selection.newest()),
  });
  return {
    cell,
    onKeyDownCapture: ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      fillsRange.current = key === 'Enter' && (ctrlKey || metaKey);
    },
  };
}
