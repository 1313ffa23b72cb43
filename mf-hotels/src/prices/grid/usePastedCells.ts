import { plural } from '@itinera/shared/format';
import type { CellPlace } from '@itinera/shared/grid';
import { layPaste, type CellId, type PlacedText, type Range } from '@itinera/shared/sheet';
import { useState } from 'react';
import type { PastedCell, Verdict } from '../paste/verdict';

/** A paste of more cells is previewed first, and a doubtful one. */
const FEW = 4;

interface Pasting {
  /** Such as `price`. */
  noun: string;
  size: { rows: number; columns: number };
  range: Range;
  /** What a block would do; `outside` are its texts that no cell is for. */
  verdictOf: (cells: readonly PlacedText[], outside: readonly string[]) => Verdict;
  /** Whether a person decides first, however few cells it has. */
  isDoubtful: (verdict: Verdict) => boolean;
  /** Selects a range, and focuses the grid. */
  choose: (newest: CellPlace, from: CellPlace) => void;
  write: (cells: readonly PlacedText[]) => void;
  writeCells: (cells: readonly (CellId & { text: string })[]) => void;
  announce: (status: string) => void;
}

/** Pasted or imported cells, which are previewed before they are applied. */
export function usePastedCells({ noun, size, range, choose, write, announce, ...pasting }: Pasting) {
  const [pasted, setPasted] = useState<{ verdict: Verdict; range?: Range }>();
  const select = ({ top, left, bottom, right }: Range) =>
    choose({ row: bottom, column: right }, { row: top, column: left });

  return {
    pasted: pasted?.verdict,
    onPaste: (block: string[][]) => {
      const laid = layPaste(block, range, size);
      const outside = [...laid.below, ...laid.beside].flat().filter((text) => text.trim() !== '');
      const verdict = pasting.verdictOf(laid.cells, outside);
      if (laid.cells.length > FEW || outside.length > 0 || pasting.isDoubtful(verdict))
        return setPasted({ verdict, range: laid.range });
      // A few cells are written directly: the cells show what is wrong with them.
      write(laid.cells);
      announce(`${plural(laid.cells.length, 'cell')} pasted`);
    },
    /** Previews a file, which unlike a pasted block has no position on the screen. */
    judge: (verdict: Verdict) => setPasted({ verdict }),
    takePasted: (chosen: readonly PastedCell[]) => {
      if (!pasted) return;
      pasting.writeCells(chosen);
      announce(`${plural(chosen.length, noun)} ${pasted.range ? 'pasted' : 'imported'}`);
      if (pasted.range) select(pasted.range);
    },
    closePasted: () => {
      setPasted(undefined);
      select(range);
    },
  };
}
