import type { CellPlace } from '@itinera/shared/grid';
import type { Range } from '../cells/range';

export interface PlacedText extends CellPlace {
  text: string;
}

export interface Laid {
  cells: PlacedText[];
  /** The filled range. */
  range: Range;
  /** Lines below the last row. */
  below: string[][];
  /** Cells to the right of the last column. */
  beside: string[][];
}

/** Places a block from the beginning of the selected range; a single cell fills the whole range. */
export function layPaste(block: string[][], range: Range, size: { rows: number; columns: number }): Laid {
  const [only] = block;
  if (block.length === 1 && only?.length === 1)
    return { cells: fill(range, only[0] ?? ''), range, below: [], beside: [] };
  const { top, left } = range;
  const lines = block.slice(0, size.rows - top);
  const room = size.columns - left;
  const widest = Math.max(...lines.map((line) => line.length));
  return {
    cells: lines.flatMap((line, down) =>
      line.slice(0, room).map((text, along) => ({ row: top + down, column: left + along, text })),
    ),
    range: { top, left, bottom: top + lines.length - 1, right: left + Math.min(widest, room) - 1 },
    below: block.slice(lines.length),
    beside: lines.map((line) => line.slice(room)).filter((line) => line.some((cell) => cell !== '')),
  };
}

function fill({ top, left, bottom, right }: Range, text: string): PlacedText[] {
  const cells: PlacedText[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) cells.push({ row, column, text });
  return cells;
}
