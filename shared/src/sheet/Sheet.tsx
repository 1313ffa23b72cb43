import { useFillWindow, useStable, type CellPlace } from '@itinera/shared/grid';
import { plural } from '@itinera/shared/format';
import { Box, Button, Notice, Stack, Typography } from '@itinera/shared/ui';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { fillDown } from './cells/fillDown';
import { holds, mapRange, type Range } from './cells/range';
import { SheetLine, type CellView, type Editing } from './cells/SheetLine';
import type { CellMessage, SheetColumn, SheetRow } from './cells/sheetParts';
import { SheetRoot } from './cells/SheetRoot';
import { usePointer } from './cells/usePointer';
import { useSelection } from './cells/useSelection';
import { useSheetKeys } from './cells/useSheetKeys';
import { layPaste, type PlacedText } from './clipboard/layPaste';
import { LeftOver, type LeftCells } from './clipboard/LeftOver';
import { useClipboard } from './clipboard/useClipboard';
import { cellKey, type CellId } from './edits/edits';
import type { SheetEdits } from './edits/useEdits';

const ROW_HEIGHT = 41;
/** Below the sheet, in pixels: its line of status, and the pages. */
const BELOW = 110;

interface SheetProps {
  /** Accessible name. */
  label: string;
  /** What the rows are: `City`. */
  rowHeader: string;
  rows: readonly SheetRow[];
  columns: readonly SheetColumn[];
  /** Rows of the whole list, and those before the first one here. */
  total: number;
  before: number;
  edits: SheetEdits;
  /** What there is to say of a cell. */
  messageOf: (cell: CellId) => CellMessage | undefined;
  onSave: () => void;
  /** What is said when there is no row. */
  whenEmpty: string;
  /** Beside the sheet's own tools. */
  children?: ReactNode;
}

/**
 * Cells that are written like those of a spreadsheet, as an ARIA grid with one tab stop: arrows, Shift for a range,
 * Enter, F2 or a letter into a cell, Escape out of it, Ctrl+C, X, V, D, Z, Y, A and S. It saves nothing itself.
 */
export function Sheet({
  label,
  rowHeader,
  rows,
  columns,
  total,
  before,
  edits,
  messageOf,
  onSave,
  whenEmpty,
  children,
}: SheetProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const shouldFocus = useRef(false);
  const beforeTyping = useRef<{ cell: CellId; text: string; session: string }>(undefined);
  const selection = useSelection(rows.length, columns.length);
  const [editing, setEditing] = useState<Editing & { row: number }>();
  const [told, setTold] = useState('');
  const [leftOver, setLeftOver] = useState<LeftCells>();
  const height = useFillWindow(root, BELOW);
  const { active, range } = selection;

  const cellAt = ({ row, column }: CellPlace): CellId | undefined => {
    const [here, along] = [rows[row], columns[column]];
    return here && along && { row: here.id, column: along.id };
  };
  const textAt = (place: CellPlace): string => {
    const cell = cellAt(place);
    return cell ? edits.textOf(cell) : '';
  };
  const write = (cells: PlacedText[]) =>
    edits.change(
      cells.flatMap(({ text, ...place }) => {
        const cell = cellAt(place);
        return cell ? [{ ...cell, text }] : [];
      }),
    );
  const tellBack = (count: number, word: string): boolean => {
    setTold(count ? `${plural(count, 'cell')} ${word}` : `Nothing to be ${word}`);
    return count > 0;
  };

  const moveTo = (place: CellPlace) => {
    shouldFocus.current = true;
    selection.moveTo(place);
  };
  const extendTo = (place: CellPlace) => {
    shouldFocus.current = true;
    selection.extendTo(place);
  };
  useLayoutEffect(() => {
    if (!shouldFocus.current || editing) return;
    shouldFocus.current = false;
    root.current
      ?.querySelector<HTMLElement>(`[data-row="${active.row}"][data-column="${active.column}"]`)
      ?.focus();
  });

  const open = (initial: 'text' | 'nothing') => {
    const place = selection.newest();
    const cell = cellAt(place);
    if (!cell) return;
    beforeTyping.current = {
      cell,
      text: edits.textOf(cell),
      session: `${cellKey(cell)} ${performance.now()}`,
    };
    setEditing({ ...place, initial: initial === 'text' ? edits.textOf(cell) : '' });
  };
  const onType = useStable((text: string) => {
    const typing = beforeTyping.current;
    if (typing) edits.change([{ ...typing.cell, text }], typing.session);
  });
  const onCancel = useStable(() => {
    const typing = beforeTyping.current;
    if (typing) edits.change([{ ...typing.cell, text: typing.text }], typing.session);
    setEditing(undefined);
    moveTo(selection.newest());
  });
  const onDone = useStable((step?: { down: number; along: number }) => {
    setEditing(undefined);
    if (!step) return;
    const { row, column } = selection.newest();
    moveTo({
      row: Math.min(Math.max(row + step.down, 0), rows.length - 1),
      column: Math.min(Math.max(column + step.along, 0), columns.length - 1),
    });
  });

  const empty = () => write(mapRange(range, (place) => ({ ...place, text: '' })).flat());
  const fill = () => {
    const cells = fillDown(range, textAt);
    write(cells);
    setTold(cells.length ? `${plural(cells.length, 'cell')} filled` : 'There is nothing above to fill down.');
  };
  const paste = (block: string[][]) => {
    const laid = layPaste(block, range, { rows: rows.length, columns: columns.length });
    setEditing(undefined);
    write(laid.cells);
    shouldFocus.current = true;
    // The focus stays where the block begins; what was pasted last may be far below.
    selection.choose(
      { row: laid.range.bottom, column: laid.range.right },
      { row: laid.range.top, column: laid.range.left },
    );
    const last = cellAt({ row: rows.length - 1, column: laid.range.left });
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
    setTold(
      `${plural(laid.cells.length, 'cell')} pasted${isTooMuch ? '. Not all of it did fit; what is left stands below.' : ''}`,
    );
  };

  const onKeyDown = useSheetKeys({
    size: { rows: rows.length, columns: columns.length },
    active: selection.newest,
    moveTo,
    extendTo,
    actions: {
      edit: open,
      empty,
      fillDown: fill,
      selectAll: () =>
        selection.choose({ row: rows.length - 1, column: columns.length - 1 }, { row: 0, column: 0 }),
      collapse: () => selection.moveTo(active),
      undo: () => tellBack(edits.undo(), 'undone'),
      redo: () => tellBack(edits.redo(), 'done again'),
      save: onSave,
    },
  });
  const clipboard = useClipboard({
    range: () => range,
    textsIn: (block) => mapRange(block, textAt),
    onPaste: paste,
    onEmpty: empty,
    tell: setTold,
  });
  const pointer = usePointer({
    active: selection.newest,
    moveTo: selection.moveTo,
    extendTo,
    edit: () => open('text'),
  });

  // The rule warns users of the React Compiler, which is not used here.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => root.current,
    getItemKey: (index) => rows[index]?.id ?? index,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    // The row that has the focus stays, however far it is scrolled away.
    rangeExtractor: (seen) =>
      [...new Set([...defaultRangeExtractor(seen), active.row])]
        .filter((row) => row < rows.length)
        .sort((one, other) => one - other),
  });

  const viewOf = (row: number, column: number): CellView => {
    const cell = cellAt({ row, column });
    if (!cell) return { text: '', isChanged: false, isSelected: false, message: undefined };
    const tooMuch =
      leftOver?.lastKey === cellKey(cell) && leftOver.below.length > 0 ? leftOver.below.length : 0;
    return {
      text: edits.textOf(cell),
      isChanged: edits.all.has(cellKey(cell)),
      isSelected: holds(range, { row, column }),
      message:
        messageOf(cell) ??
        (tooMuch
          ? { kind: 'warning', text: `${plural(tooMuch, 'line')} did not fit: this is the last row here.` }
          : undefined),
    };
  };

  // From a button of the sheet as well: the browser would save the page.
  const saveFromTools = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's')
      return;
    event.preventDefault();
    onSave();
  };

  return (
    <Box onKeyDown={saveFromTools}>
      <Stack direction="row" sx={{ gap: 1, mb: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        {children}
        <Button size="small" variant="outlined" color="inherit" aria-keyshortcuts="Control+D" onClick={fill}>
          Fill down
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-keyshortcuts="Control+Z"
          onClick={() => tellBack(edits.undo(), 'undone')}
        >
          Undo typing
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-keyshortcuts="Control+Y"
          onClick={() => tellBack(edits.redo(), 'done again')}
        >
          Redo
        </Button>
      </Stack>
      {rows.length === 0 && <Notice title="Nothing here">{whenEmpty}</Notice>}
      <SheetRoot
        hidden={rows.length === 0}
        ref={root}
        role="grid"
        aria-label={label}
        aria-rowcount={total + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        style={{ maxHeight: height, '--columns': columns.length }}
        onKeyDown={onKeyDown}
        {...clipboard}
        {...pointer}
      >
        <div role="row" aria-rowindex={1} data-header>
          <div role="columnheader" aria-colindex={1} data-corner>
            {rowHeader}
          </div>
          {columns.map(({ id: column, header, detail }, index) => (
            <div key={column} role="columnheader" aria-colindex={index + 2}>
              {header}
              {detail && <span data-detail>{detail}</span>}
            </div>
          ))}
        </div>
        <div role="rowgroup" style={{ position: 'relative', height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return (
              row && (
                <SheetLine
                  key={row.id}
                  sheetId={id}
                  row={row}
                  place={index}
                  rowIndex={before + index + 2}
                  columns={columns}
                  cells={columns.map((_, column) => viewOf(index, column))}
                  activeColumn={active.row === index ? active.column : undefined}
                  editing={editing?.row === index ? editing : undefined}
                  top={start}
                  measure={virtual.measureElement}
                  {...{ onType, onDone, onCancel }}
                />
              )
            );
          })}
        </div>
      </SheetRoot>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: 24, pt: 0.5 }}>
        {told}
      </Typography>
      <Box
        component="p"
        sx={{ m: 0, fontSize: '0.75rem', color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}
      >
        {describe(range)} Enter, F2 or typing opens a cell; Shift+arrows choose several; Ctrl+C, X, V with
        spreadsheets; Ctrl+D fills down; Ctrl+Z undoes; Ctrl+S saves.
      </Box>
      {leftOver && <LeftOver left={leftOver} onClose={() => setLeftOver(undefined)} />}
    </Box>
  );
}

const describe = (range: Range): string => {
  const rows = range.bottom - range.top + 1;
  const columns = range.right - range.left + 1;
  return rows * columns > 1 ? `${rows} × ${columns} cells chosen.` : '';
};
