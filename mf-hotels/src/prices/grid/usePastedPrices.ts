import { plural } from '@itinera/shared/format';
import type { CellPlace } from '@itinera/shared/grid';
import { layPaste, type CellId, type PlacedText, type Range } from '@itinera/shared/sheet';
import { useState } from 'react';
import { pasteTarget, type TargetParts } from '../paste/pasteTarget';
import { verdictOf, type PastedPrice, type Verdict } from '../paste/verdict';

/** A paste of more cells is previewed first, and one with a price that is far from the others of its row. */
const FEW = 4;

/** Pasted or imported prices, which are previewed before they are applied. */
export function usePastedPrices(
  target: TargetParts,
  range: Range,
  /** Selects a range, and focuses the grid. */
  choose: (newest: CellPlace, from: CellPlace) => void,
  write: (cells: readonly PlacedText[]) => void,
  writeCells: (cells: readonly (CellId & { text: string })[]) => void,
  announce: (status: string) => void,
) {
  const [pasted, setPasted] = useState<{ verdict: Verdict; range?: Range }>();
  const select = ({ top, left, bottom, right }: Range) =>
    choose({ row: bottom, column: right }, { row: top, column: left });

  return {
    pasted: pasted?.verdict,
    onPaste: (block: string[][]) => {
      const size = { rows: target.rows.length, columns: target.columns.length };
      const laid = layPaste(block, range, size);
      const outside = [...laid.below, ...laid.beside].flat();
      const verdict = verdictOf(laid.cells, outside, pasteTarget(target));
      const isDoubtful =
        outside.some((text) => text.trim() !== '') ||
        verdict.changed.some(({ usual }) => usual !== undefined);
      if (laid.cells.length > FEW || isDoubtful) return setPasted({ verdict, range: laid.range });
      // A few cells are written directly: the cells show what is wrong with them.
      write(laid.cells);
      announce(`${plural(laid.cells.length, 'cell')} pasted`);
    },
    /** Previews a file, which unlike a pasted block has no position on the screen. */
    judge: (verdict: Verdict) => setPasted({ verdict }),
    takePasted: (chosen: readonly PastedPrice[]) => {
      if (!pasted) return;
      writeCells(chosen);
      announce(`${plural(chosen.length, 'price')} ${pasted.range ? 'pasted' : 'imported'}`);
      if (pasted.range) select(pasted.range);
    },
    closePasted: () => {
      setPasted(undefined);
      select(range);
    },
  };
}
