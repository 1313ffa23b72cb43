import { ChangeRooms } from './parts/ChangeRooms';
import { CopyMonth } from './parts/CopyMonth';
import { copiedMonth } from './edits/copiedMonth';
import type { RoomsSheet } from './useRoomsSheet';

/** What is opened above the grid. What it changes is an unsaved edit of the grid. */
export function RoomsDialogs({ sheet }: { sheet: RoomsSheet }) {
  const { dialog, month, now, allRows, edits, close, setMonth, isKnown } = sheet;
  if (dialog === 'change')
    return <ChangeRooms nights={sheet.openNights()} onChange={sheet.grid.writeCells} onClose={close} />;
  if (dialog !== 'copy') return null;
  return (
    <CopyMonth
      month={month}
      onTarget={sheet.setTarget}
      changesOf={(to, days) =>
        isKnown(`${month}-01`) && isKnown(`${to}-01`)
          ? copiedMonth({
              rows: allRows,
              from: month,
              to,
              days,
              today: now,
              roomsOf: sheet.roomsOf,
              textOf: edits.textOf,
            })
          : undefined
      }
      onCopy={edits.change}
      onClose={(to) => {
        close();
        if (to !== undefined) setMonth(to);
      }}
    />
  );
}
