import { SheetProblems } from '@itinera/shared/sheet';
import { Box } from '@itinera/shared/ui';
import { useRef } from 'react';
import { FreeQuestion } from './FreeQuestion';
import { PastePanel } from './paste/PastePanel';
import { PriceFiles } from './PriceFiles';
import { PriceTools } from './PriceTools';
import { SaveButtons } from './save/SaveButtons';
import { SheetArea } from './SheetArea';
import type { EditedPrices } from './usePriceEdits';
import { usePriceSheet } from './usePriceSheet';

/** Prices of a partner in a spreadsheet-like grid; edits are saved together. */
export function PriceSheet(prices: EditedPrices) {
  const { hotel, currency, partner } = prices;
  const problemsBox = useRef<HTMLDivElement>(null);
  const sheet = usePriceSheet(prices);
  const { grid, edits, problems, saving, columns, sourceOf } = sheet;
  return (
    <>
      {sheet.guards}
      <PriceTools
        files={
          <PriceFiles
            hotelName={hotel.name}
            partner={partner}
            {...{ rows: sheet.allRows, columns, currency, edits, sourceOf }}
            onRead={grid.judge}
          />
        }
      >
        <SaveButtons
          noun="price"
          saving={saving}
          refused={problems.length}
          onSave={grid.commands.save}
          onProblems={() => problemsBox.current?.focus()}
        />
      </PriceTools>
      {grid.pasted && !sheet.isImporting && (
        <PastePanel
          verdict={grid.pasted}
          currency={currency}
          onTake={grid.takePasted}
          onClose={grid.closePasted}
        />
      )}
      <SheetArea sheet={sheet} />
      <Box ref={problemsBox} tabIndex={-1}>
        <SheetProblems
          problems={problems}
          noun="price"
          onKeepMine={edits.keepMine}
          onGiveUp={(key) => edits.settle([key])}
        />
      </Box>
      {grid.question.asked !== undefined && (
        <FreeQuestion count={grid.question.asked} currency={currency} onAnswer={grid.question.answer} />
      )}
    </>
  );
}
