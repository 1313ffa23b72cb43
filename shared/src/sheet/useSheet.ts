import { useState, type RefObject } from 'react';
import { placedCells } from './cells/placedCells';
import { mapRange } from './cells/range';
import { sheetCommands } from './cells/sheetCommands';
import type { SheetColumn, SheetRow } from './cells/sheetParts';
import { useCellEditing, type OpenCell } from './cells/useCellEditing';
import { useCellFocus } from './cells/useCellFocus';
import { usePointer } from './cells/usePointer';
import { useSelection } from './cells/useSelection';
import { useSheetKeys } from './cells/useSheetKeys';
import { useVisibleRows } from './cells/useVisibleRows';
import { useClipboard } from './clipboard/useClipboard';
import { usePaste } from './clipboard/usePaste';
import type { SheetEdits } from './edits/useEdits';

interface SheetParts {
  root: RefObject<HTMLElement | null>;
  rows: readonly SheetRow[];
  columns: readonly SheetColumn[];
  edits: SheetEdits;
  onSave: () => void;
}

/** State of a sheet besides its edits (selection, open cell, status, rest of a paste), and its keys, clipboard and pointer. */
export function useSheet({ root, rows, columns, edits, onSave }: SheetParts) {
  const [status, announce] = useState('');
  const [openCell, setOpenCell] = useState<OpenCell>();
  const selection = useSelection(rows.length, columns.length);
  const { active, range, newest } = selection;
  const cells = placedCells(rows, columns, edits);

  const { moveTo, extendTo, choose } = useCellFocus(root, selection, openCell !== undefined);
  const { open, typing } = useCellEditing({ cells, edits, active: newest, moveTo, setOpenCell });
  const commands = sheetCommands({ cells, edits, range, announce });
  const { paste, leftOver, forgetLeftOver } = usePaste({ rows, columns, cells, range, choose, announce });
  const visible = useVisibleRows(root, rows, active.row);

  const onKeyDown = useSheetKeys({
    size: cells.size,
    active: newest,
    moveTo,
    extendTo,
    actions: {
      ...commands,
      edit: open,
      selectAll: () =>
        selection.choose({ row: rows.length - 1, column: columns.length - 1 }, { row: 0, column: 0 }),
      collapse: () => selection.moveTo(active),
      save: onSave,
    },
  });
  const clipboard = useClipboard({
    range: () => range,
    textsIn: (block) => mapRange(block, cells.textAt),
    onPaste: (block) => {
      setOpenCell(undefined);
      paste(block);
    },
    onEmpty: commands.empty,
    announce,
  });
  const pointer = usePointer({
    active: newest,
    moveTo: selection.moveTo,
    extendTo,
    edit: () => open('text'),
  });

  return {
    cells,
    active,
    range,
    openCell,
    typing,
    commands,
    visible,
    status,
    leftOver,
    forgetLeftOver,
    handlers: { onKeyDown, ...clipboard, ...pointer },
  };
}
