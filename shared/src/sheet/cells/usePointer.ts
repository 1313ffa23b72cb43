import type { CellPlace } from '@itinera/shared/grid';
import type { FocusEvent, MouseEvent } from 'react';

const placeOf = ({ target }: { target: EventTarget }): CellPlace | undefined => {
  if (!(target instanceof Element) || target instanceof HTMLInputElement) return undefined;
  const cell = target.closest<HTMLElement>('[data-cell]');
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined;
};

interface Pointer {
  active: () => CellPlace;
  moveTo: (place: CellPlace) => void;
  extendTo: (place: CellPlace) => void;
  edit: () => void;
}

/** A click selects a cell, a drag or Shift a range; a double click, or a tap, opens the cell. */
export function usePointer({ active, moveTo, extendTo, edit }: Pointer) {
  const withPlace =
    <E extends MouseEvent | FocusEvent>(run: (place: CellPlace, event: E) => void) =>
    (event: E) => {
      const place = placeOf(event);
      if (place) run(place, event);
    };
  return {
    onMouseDown: withPlace<MouseEvent>(
      (place, { button, shiftKey }) => button === 0 && (shiftKey ? extendTo : moveTo)(place),
    ),
    onMouseOver: withPlace<MouseEvent>((place, { buttons }) => buttons === 1 && extendTo(place)),
    onDoubleClick: withPlace<MouseEvent>(edit),
    onClick: withPlace<MouseEvent>((_place, { nativeEvent }) => {
      if ('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch') edit();
    }),
    onFocus: withPlace<FocusEvent>((place) => {
      const { row, column } = active();
      if (place.row !== row || place.column !== column) moveTo(place);
    }),
  };
}
