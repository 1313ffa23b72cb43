import type { CellPlace } from '@itinera/shared/grid';
import { plural } from '@itinera/shared/format';
import { useState } from 'react';
import type { PlacedCells } from '../cells/placedCells';
import type { Range } from '../cells/range';
import type { SheetColumn, SheetRow } from '../cells/sheetParts';
import { cellKey } from '../edits/edits';
import { layPaste } from './layPaste';
import type { LeftCells } from './LeftOver';

interface Paste {
  rows: readonly SheetRow[];
  columns: readonly SheetColumn[];
  cells: PlacedCells;
  range: Range;
  choose: (from: CellPlace, to: CellPlace) => void;
  announce: (status: string) => void;
}

/** Writes a block into the cells from the selected range on, and keeps what did not fit. */
export function usePaste({ rows, columns, cells, range, choose, announce }: Paste) {
  const [leftOver, setLeftOver] = useState<LeftCells>();

  const paste = (block: string[][]) => {
    const laid = layPaste(block, range, cells.size);
    const { top, left, bottom, right } = laid.range;
    cells.write(laid.cells);
    // The focus stays at the beginning of the block; its end may be far below.
    choose({ row: bottom, column: right }, { row: top, column: left });
    const last = cells.idAt({ row: rows.length - 1, column: left });
    const isTooMuch = laid.below.length + laid.beside.length > 0;
    setLeftOver(
      isTooMuch && last
        ? {
            ...laid,
            lastKey: cellKey(last),
            lastRow: rows.at(-1)?.name ?? '',
            lastColumn: columns.at(-1)?.header ?? '',
          }
        : undefined,
    );
    const remark = isTooMuch ? '. Some of it did not fit; see below.' : '';
    announce(`${plural(laid.cells.length, 'cell')} pasted${remark}`);
  };
  return { paste, leftOver, forgetLeftOver: () => setLeftOver(undefined) };
}
