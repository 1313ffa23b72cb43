import type { Hotel } from '@itinera/shared/contracts';
import { cellKey, SheetProblems, useEdits } from '@itinera/shared/sheet';
import { Box, useMediaQuery, useShortcut, useTheme } from '@itinera/shared/ui';
import { useMemo, useRef, useState } from 'react';
import { priceDraftKey } from './drafts/priceDrafts';
import { useSavedMeanwhile } from './drafts/useSavedMeanwhile';
import { pricesOf, useUnsavedPrices } from './drafts/useUnsavedPrices';
import { FreeQuestion } from './FreeQuestion';
import { explained } from './grid/calculate';
import { shownPrice, type CellView } from './grid/cellView';
import { GridStatus } from './grid/GridStatus';
import { linesOf, placesIn, rowsOf } from './grid/places';
import { PriceGrid } from './grid/PriceGrid';
import { selectionFacts } from './grid/selectionFacts';
import { useCellInAddress } from './grid/useCellInAddress';
import { useNightInAddress } from './grid/useNightInAddress';
import { usePriceGrid } from './grid/usePriceGrid';
import { cellsWith, marksOf, sourcesOf } from './model/cellStates';
import { priceColumns, priceSections, type PriceColumn, type PriceRow } from './model/priceRows';
import { presetsOf } from './model/presetsOf';
import { savedTexts } from './model/savedTexts';
import type { PriceData } from './model/usePriceData';
import { PriceList } from './narrow/PriceList';
import { PastePanel } from './paste/PastePanel';
import { RowActions, type OpenMenu } from './rows/RowActions';
import { PriceFiles } from './PriceFiles';
import { PriceTools } from './PriceTools';
import { SaveButtons } from './save/SaveButtons';
import { useProblems } from './save/useProblems';
import { useSavingPrices } from './save/useSavingPrices';
import { usePriceDialog } from './usePriceDialog';

interface PriceSheetProps {
  hotel: Hotel;
  dmcId: string;
  currency: string;
  partner: string | undefined;
  data: PriceData;
}

/** Prices of a partner in a spreadsheet-like grid; edits are saved together. */
export function PriceSheet({ hotel, dmcId, currency, partner, data }: PriceSheetProps) {
  const root = useRef<HTMLDivElement>(null);
  const problemsBox = useRef<HTMLDivElement>(null);
  const dialog = usePriceDialog();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [menu, setMenu] = useState<OpenMenu>();
  const sections = useMemo(() => priceSections(hotel, data), [hotel, data]);
  const columns = useMemo(() => priceColumns(data.periods), [data.periods]);
  const allRows = useMemo(() => sections.flatMap((section) => section.rows), [sections]);
  const lines = useMemo(() => linesOf(sections, closed), [sections, closed]);
  const rows = useMemo(() => rowsOf(lines), [lines]);
  const savedText = useMemo(() => savedTexts(data.cells, currency), [data.cells, currency]);
  const edits = useEdits(savedText, priceDraftKey(hotel.id, dmcId), pricesOf(partner));
  const sourceOf = useMemo(
    () => sourcesOf(data, cellsWith(data.cells, edits.all, currency)),
    [data, edits.all, currency],
  );
  const marks = useMemo(() => marksOf(data, columns), [data, columns]);
  const owner = { hotel_id: hotel.id, dmc_id: dmcId };
  const saving = useSavingPrices({ owner, currency, edits, savedText });
  useSavedMeanwhile(edits, savedText);

  const grid = usePriceGrid({
    root,
    rows,
    columns,
    currency,
    edits,
    sourceOf,
    saving,
    onWhy: (row, column) => dialog.open('why', presetsOf(row, column)),
    onStop: (row, column) => dialog.open('stop-sales', presetsOf(row, column)),
  });
  const toggle = (section: string) => setClosed((before) => toggled(before, section));
  const reveal = (rowId: string): boolean => {
    const section = sections.find((each) => each.rows.some(({ id }) => id === rowId));
    const isClosed = section !== undefined && closed.has(section.id);
    if (isClosed) toggle(section.id);
    return isClosed;
  };
  useCellInAddress({ rows, columns, moveTo: grid.moveTo, reveal });
  useNightInAddress({ rows: allRows, columns, sourceOf });
  // A shortcut of the page, so that it also works outside of the grid.
  useShortcut('Mod+S', 'Save', grid.commands.save);
  const guards = useUnsavedPrices({ edits, grid, partner });

  const problems = useProblems({ problems: saving.problems, edits, rows: allRows, columns, savedText });
  const viewOf = (row: PriceRow, column: PriceColumn, isSelected: boolean): CellView => {
    const key = cellKey({ row: row.id, column: column.id });
    const edit = edits.all.get(key);
    const problem = saving.problems.get(key);
    const source = sourceOf(row, column);
    return {
      text: problem !== undefined && edit ? edit.text : shownPrice(source, currency),
      kind: problem === undefined ? source.kind : 'explicit',
      isChanged: edit !== undefined,
      isSelected,
      problem,
      ...marks(row, column),
    };
  };
  const { range, active } = grid;
  const facts = useMemo(() => {
    const sources = placesIn(range).map(({ row, column }) => {
      const [own, period] = [rows[row], columns[column]];
      return own && period && sourceOf(own, period);
    });
    return selectionFacts(sources, currency);
    // The range is a new object in each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [range.top, range.left, range.bottom, range.right, rows, columns, sourceOf, currency]);
  const activeSource = grid.sourceAt(active);
  const changes = [
    saving.count > 0 && `${saving.count.toLocaleString('en')} changed`,
    problems.length > 0 && `${problems.length.toLocaleString('en')} refused`,
  ].filter(Boolean);

  return (
    <>
      {guards}
      <PriceTools
        files={
          <PriceFiles
            hotelName={hotel.name}
            partner={partner}
            {...{ rows: allRows, columns, currency, edits, sourceOf }}
            onRead={grid.judge}
          />
        }
      >
        <SaveButtons
          saving={saving}
          refused={problems.length}
          onSave={grid.commands.save}
          onProblems={() => problemsBox.current?.focus()}
        />
      </PriceTools>
      {grid.pasted && dialog.name !== 'import' && (
        <PastePanel
          verdict={grid.pasted}
          currency={currency}
          onTake={grid.takePasted}
          onClose={grid.closePasted}
        />
      )}
      {isNarrow ? (
        <PriceList {...{ grid, sections, rows, columns, viewOf }} />
      ) : (
        <>
          <PriceGrid
            {...{ root, grid, lines, columns, closed, viewOf }}
            onToggle={toggle}
            onMenu={(place, anchor) => {
              const row = rows[place];
              if (row) setMenu({ row, anchor });
            }}
          />
          <GridStatus
            status={grid.status}
            facts={facts || (activeSource && explained(activeSource, currency)) || ''}
            changes={changes.join(', ')}
          />
        </>
      )}
      <Box ref={problemsBox} tabIndex={-1}>
        <SheetProblems
          problems={problems}
          noun="price"
          onKeepMine={edits.keepMine}
          onGiveUp={(key) => edits.settle([key])}
        />
      </Box>
      <RowActions
        menu={menu}
        rows={rows}
        column={columns[grid.active.column]}
        onClose={() => setMenu(undefined)}
      />
      {grid.question.asked !== undefined && (
        <FreeQuestion count={grid.question.asked} currency={currency} onAnswer={grid.question.answer} />
      )}
    </>
  );
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
