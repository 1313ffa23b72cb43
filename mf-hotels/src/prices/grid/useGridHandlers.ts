import { usePointer, useSheetKeys, type useCellFocus, type useSelection } from '@itinera/shared/sheet';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { PriceColumn, PriceRow } from '../model/priceRows';
import type { gridCommands } from './gridCommands';
import type { placesOf } from './places';
import type { useOpenCell } from './useOpenCell';
import { wholeLines } from './wholeLines';

/** Keys that open something for the active cell. */
type Letters = Readonly<Record<string, (row: PriceRow, column: PriceColumn) => void>>;

/** Pointer and keys of a price grid: letters and Ctrl+R only while no cell is open, all others as in each sheet. */
export function useGridHandlers(
  { size, at }: ReturnType<typeof placesOf>,
  selection: ReturnType<typeof useSelection>,
  { moveTo, extendTo, choose }: ReturnType<typeof useCellFocus>,
  openAt: ReturnType<typeof useOpenCell>['openAt'],
  commands: ReturnType<typeof gridCommands>,
  letters: Letters,
) {
  const keys = useSheetKeys({
    size,
    active: selection.newest,
    moveTo,
    extendTo,
    actions: {
      ...commands,
      edit: openAt,
      selectAll: () =>
        selection.choose({ row: size.rows - 1, column: size.columns - 1 }, { row: 0, column: 0 }),
      collapse: () => selection.moveTo(selection.active),
    },
  });
  const whole = wholeLines(size, selection.range, choose);
  const pointer = usePointer({
    active: selection.newest,
    moveTo: selection.moveTo,
    extendTo,
    edit: () => openAt('text'),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isCell = target instanceof HTMLElement && target.hasAttribute('data-cell');
    const place = at(selection.newest());
    if (isCell && (ctrlKey || metaKey) && key.toLowerCase() === 'r') {
      event.preventDefault();
      commands.fillRight();
    } else if (isCell && whole.onKey(event)) {
      event.preventDefault();
    } else if (isCell && place && !ctrlKey && !metaKey && !altKey && letters[key]) {
      event.preventDefault();
      letters[key](place.row, place.column);
    } else if (isCell || target instanceof HTMLInputElement) keys(event);
  };
  return {
    onKeyDown,
    ...pointer,
    onClick: (event: MouseEvent) => {
      pointer.onClick(event);
      whole.onClick(event);
    },
  };
}
