import { useStable, type CellPlace } from '@itinera/shared/grid';
import { useRef } from 'react';
import { cellKey, type CellId } from '../edits/edits';
import type { SheetEdits } from '../edits/useEdits';
import type { PlacedCells } from './placedCells';
import type { Editing } from './SheetLine';
import type { CellTyping } from './sheetParts';

export interface OpenCell extends Editing {
  row: number;
}

interface CellEditing {
  cells: PlacedCells;
  edits: SheetEdits;
  active: () => CellPlace;
  moveTo: (place: CellPlace) => void;
  setOpenCell: (cell: OpenCell | undefined) => void;
}

/** Opens the active cell for typing. All letters until it closes are one step of the edits. */
export function useCellEditing({ cells, edits, active, moveTo, setOpenCell }: CellEditing) {
  const beforeTyping = useRef<{ cell: CellId; text: string; session: string }>(undefined);

  const write = (text: string) => {
    const typing = beforeTyping.current;
    if (typing) edits.change([{ ...typing.cell, text }], typing.session);
  };
  const open = (initial: 'text' | 'nothing') => {
    const place = active();
    const cell = cells.idAt(place);
    if (!cell) return;
    const text = edits.textOf(cell);
    beforeTyping.current = { cell, text, session: `${cellKey(cell)} ${performance.now()}` };
    setOpenCell({ ...place, initial: initial === 'text' ? text : '' });
  };

  // The same object in all renders, so that a letter renders only its own row.
  const typing: CellTyping = {
    onType: useStable(write),
    onCancel: useStable(() => {
      write(beforeTyping.current?.text ?? '');
      setOpenCell(undefined);
      moveTo(active());
    }),
    onDone: useStable((step) => {
      setOpenCell(undefined);
      if (!step) return;
      const { row, column } = active();
      moveTo({
        row: clamp(row + step.down, cells.size.rows),
        column: clamp(column + step.along, cells.size.columns),
      });
    }),
  };
  return { open, typing };
}

const clamp = (place: number, count: number): number => Math.min(Math.max(place, 0), count - 1);
