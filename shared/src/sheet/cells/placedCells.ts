import type { CellPlace } from '@itinera/shared/grid';
import type { PlacedText } from '../clipboard/layPaste';
import type { CellId } from '../edits/edits';
import type { SheetEdits } from '../edits/useEdits';
import type { SheetColumn, SheetRow } from './sheetParts';

/** Cells of a sheet by position, which pages and filters change; edits identify them by ids. */
export interface PlacedCells {
  size: { rows: number; columns: number };
  idAt: (place: CellPlace) => CellId | undefined;
  /** Empty if there is no cell. */
  textAt: (place: CellPlace) => string;
  /** Writes all as one step of the edits. */
  write: (cells: readonly PlacedText[]) => void;
}

export function placedCells(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
  edits: SheetEdits,
): PlacedCells {
  const idAt = ({ row, column }: CellPlace): CellId | undefined => {
    const [here, along] = [rows[row], columns[column]];
    return here && along && { row: here.id, column: along.id };
  };
  return {
    size: { rows: rows.length, columns: columns.length },
    idAt,
    textAt: (place) => {
      const cell = idAt(place);
      return cell ? edits.textOf(cell) : '';
    },
    write: (cells) =>
      edits.change(
        cells.flatMap(({ text, ...place }) => {
          const cell = idAt(place);
          return cell ? [{ ...cell, text }] : [];
        }),
      ),
  };
}
