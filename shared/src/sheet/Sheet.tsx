import { useFillWindow } from '@itinera/shared/grid';
import { Box, Notice, useShortcut } from '@itinera/shared/ui';
import { useId, useRef, type ReactNode } from 'react';
import { cellView } from './cells/cellView';
import { SheetHeader } from './cells/SheetHeader';
import type { CellMessage, SheetColumn, SheetRow } from './cells/sheetParts';
import { SheetRoot } from './cells/SheetRoot';
import { useListedSheetKeys } from './cells/useListedSheetKeys';
import { SheetRows } from './cells/SheetRows';
import { LeftOver } from './clipboard/LeftOver';
import type { CellId } from './edits/edits';
import type { SheetEdits } from './edits/useEdits';
import { SheetTools } from './SheetTools';
import { useSheet } from './useSheet';

/** Space below the sheet in pixels: the end of the page. */
const BELOW = 10;

interface SheetProps {
  /** Accessible name. */
  label: string;
  /** Header of the row names: `City`. */
  rowHeader: string;
  rows: readonly SheetRow[];
  columns: readonly SheetColumn[];
  /** Total of the list, and the rows before the first one here. */
  total: number;
  before: number;
  edits: SheetEdits;
  /** Error or warning of a cell. */
  messageOf: (cell: CellId) => CellMessage | undefined;
  onSave: () => void;
  /** Pixels of what is below the sheet. */
  below: number;
  /** Shown when there are no rows. */
  whenEmpty: string;
  /** Tools before the sheet's own. */
  children?: ReactNode;
}

/**
 * A spreadsheet as an ARIA grid with one tab stop: arrows move, Shift selects a range, Enter, F2 or a letter opens a cell, Escape leaves
 * it; Ctrl+C, X, V, D, Z, Y, A and S. It saves nothing itself.
 */
export function Sheet(props: SheetProps) {
  const { label, rowHeader, rows, columns, total, before, edits, messageOf, onSave, whenEmpty } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const height = useFillWindow(root, BELOW + props.below);
  const sheet = useSheet({ root, rows, columns, edits, onSave });
  const { cells, active, range, openCell, typing, visible, commands, leftOver } = sheet;
  // A shortcut of the page, so that it also works outside of the sheet.
  useShortcut('Mod+S', 'Save', onSave);
  useListedSheetKeys();

  return (
    <Box>
      <SheetTools
        onFillDown={commands.fillDown}
        onUndo={commands.undo}
        onRedo={commands.redo}
        status={sheet.status}
        range={range}
      >
        {props.children}
      </SheetTools>
      {rows.length === 0 && <Notice title="No rows">{whenEmpty}</Notice>}
      <SheetRoot
        hidden={rows.length === 0}
        ref={root}
        role="grid"
        data-typing
        aria-label={label}
        aria-rowcount={total + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        style={{ maxHeight: height, '--columns': columns.length }}
        {...sheet.handlers}
      >
        <SheetHeader rowHeader={rowHeader} columns={columns} />
        <SheetRows
          sheetId={id}
          {...{ columns, before, visible, active, openCell, typing }}
          viewOf={(place) => cellView(place, { cells, edits, range, leftOver, messageOf })}
        />
      </SheetRoot>
      {leftOver && <LeftOver left={leftOver} onClose={sheet.forgetLeftOver} />}
    </Box>
  );
}
