import type { CellPlace } from '@itinera/shared/grid';
import { usePointer, useSheetKeys, type useCellFocus, type useSelection } from '@itinera/shared/sheet';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { gridCommands } from './gridCommands';
import type { useOpenCell } from './useOpenCell';
import { wholeLines } from './wholeLines';

/** Keys that open something for the active cell. */
type Letters<R, C> = Readonly<Record<string, (row: R, column: C) => void>>;

interface Places<R, C> {
  size: { rows: number; columns: number };
  at: (place: CellPlace) => { row: R; column: C } | undefined;
}

/** Pointer and keys of a grid: letters and Ctrl+R only while no cell is open, all others as in each sheet. */
export function useGridHandlers<R, C>(
  { size, at }: Places<R, C>,
  selection: ReturnType<typeof useSelection>,
  { moveTo, extendTo, choose }: ReturnType<typeof useCellFocus>,
  openAt: ReturnType<typeof useOpenCell>['openAt'],
  commands: ReturnType<typeof gridCommands>,
  letters: Letters<R, C>,
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
