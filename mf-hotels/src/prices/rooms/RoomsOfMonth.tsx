import { grouped, monthInWords } from '@itinera/shared/format';
import { SheetProblems } from '@itinera/shared/sheet';
import { Box, Button, OutdatedNotice } from '@itinera/shared/ui';
import { NotLoaded } from '@itinera/shared/record';
import { useRef } from 'react';
import { GridStatus } from '../grid/GridStatus';
import { PastePanel } from '../paste/PastePanel';
import { PriceTools } from '../PriceTools';
import { SaveButtons } from '../save/SaveButtons';
import { keysOfRooms } from './grid/keysOfRooms';
import { RoomsGrid } from './grid/RoomsGrid';
import { RoomsLegend } from './grid/RoomsLegend';
import { MonthSteps } from './parts/MonthSteps';
import { NoAllotments } from './parts/NoAllotments';
import { RoomsDialogs } from './RoomsDialogs';
import { useRoomsSheet, type RoomsOfPartner, type RoomsSheet } from './useRoomsSheet';

/** Rooms of allotments by night, in a grid of a month; edits are saved together. */
export function RoomsOfMonth(props: RoomsOfPartner) {
  const problemsBox = useRef<HTMLDivElement>(null);
  const sheet = useRoomsSheet(props);
  const { grid, edits, problems, saving, month } = sheet;
  return (
    <>
      {sheet.guards}
      <PriceTools label="Rooms">
        <SaveButtons
          noun="night"
          saving={saving}
          refused={problems.length}
          onSave={grid.commands.save}
          onProblems={() => problemsBox.current?.focus()}
        />
        <Tool label="Change…" onClick={() => sheet.setDialog('change')} />
        <Tool label="Copy month…" onClick={() => sheet.setDialog('copy')} />
      </PriceTools>
      <MonthSteps month={month} now={sheet.now.slice(0, 7)} onMonth={sheet.setMonth} />
      {grid.pasted && (
        <PastePanel verdict={grid.pasted} currency="" onTake={grid.takePasted} onClose={grid.closePasted} />
      )}
      <Nights sheet={sheet} />
      <Box ref={problemsBox} tabIndex={-1}>
        <SheetProblems
          problems={problems}
          noun="night"
          onKeepMine={edits.keepMine}
          onGiveUp={(key) => edits.settle([key])}
        />
      </Box>
      <RoomsDialogs sheet={sheet} />
    </>
  );
}

const Tool = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button size="small" variant="outlined" color="inherit" aria-haspopup="dialog" onClick={onClick}>
    {label}
  </Button>
);

/** The grid with its status, or why there is none. */
function Nights({ sheet }: { sheet: RoomsSheet }) {
  const { grid, rows, month, saving, problems } = sheet;
  const { error, since, refetch } = sheet.read;
  if (rows.length === 0) return <NoAllotments month={monthInWords(month)} />;
  if (!sheet.hasNights) return <NotLoaded what="rooms" error={error} onRetry={refetch} />;
  const changes = [
    saving.count > 0 && `${grouped(saving.count)} changed`,
    problems.length > 0 && `${grouped(problems.length)} refused`,
  ].filter(Boolean);
  return (
    <>
      {error && <OutdatedNotice error={error} since={since} onRetry={refetch} />}
      <RoomsGrid sheet={sheet} label={`Rooms in ${monthInWords(month)}`} />
      <GridStatus status={grid.status} facts={sheet.facts} changes={changes.join(', ')} keys={keysOfRooms}>
        <RoomsLegend />
      </GridStatus>
    </>
  );
}
