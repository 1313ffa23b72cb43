import { plural } from '@itinera/shared/format';
import { Box, Button } from '@itinera/shared/ui';
import { useState } from 'react';
import type { FoundState } from '../searchState';
import type { NarrowedRows } from '../useNarrowedRows';
import { leastOfPrices, tracksOf, type ColumnId } from './columns';
import { HeadLine } from './HeadLine';
import { HotelGroup } from './HotelGroup';
import { PlainGroup } from './PlainGroup';
import { tableStyle } from './tableStyle';
import type { TripActions } from './tripActions';
import { useRowKeys } from './useRowKeys';

interface ResultTableProps {
  found: FoundState;
  rows: Pick<NarrowedRows, 'groups' | 'narrow' | 'shown'>;
  columns: readonly ColumnId[];
  actions: TripActions;
  cheapest: string | undefined;
  /** The flights that all trips have; undefined if they differ. */
  flights: string | undefined;
  isOld: boolean;
  isBusy: boolean;
}

/** What a group is called: on the button that shows more. */
const nouns = { hotel: 'hotel', date: 'day', none: 'trip' } as const;

/** Results as a tree grid; hotels expand to their rooms. */
export function ResultTable(props: ResultTableProps) {
  const { found, rows, columns, actions, cheapest, flights, isOld, isBusy } = props;
  const { setup, result, request } = found;
  const [pages, setPages] = useState(1);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const shown = rows.groups.slice(0, pages * setup.rows);
  const toggle = (id: string) =>
    setOpened(opened.includes(id) ? opened.filter((other) => other !== id) : [...opened, id]);
  const click = (row: HTMLElement, selector: string) => row.querySelector<HTMLElement>(selector)?.click();
  const { root, onKeyDown, moveToRooms } = useRowKeys({
    onToggle: (row) => toggle(row.dataset.group ?? ''),
    onMark: (row) => click(row, 'input[type=checkbox]'),
  });
  const remaining = rows.groups.length - shown.length;
  const Group = setup.group === 'hotel' ? HotelGroup : PlainGroup;
  return (
    <>
      <Box sx={{ containerType: 'inline-size' }}>
        <Box
          ref={root}
          onKeyDown={onKeyDown}
          role="treegrid"
          aria-label="Trips found"
          aria-multiselectable
          aria-busy={isBusy}
          data-old={isOld || undefined}
          sx={tableStyle(tracksOf(columns, setup.columns.widths, leastOfPrices(rows.shown)))}
        >
          <HeadLine columns={columns} currency={result.currency} isOld={isOld} />
          {shown.map((group) => (
            <Group
              key={group.id}
              group={group}
              columns={columns}
              actions={actions}
              cheapest={cheapest}
              flights={flights}
              rooms={{
                request,
                narrow: rows.narrow,
                isOpen: opened.includes(group.id),
                toggle: () => toggle(group.id),
                onShown: moveToRooms,
              }}
            />
          ))}
        </Box>
      </Box>
      {remaining > 0 && (
        <Button sx={{ mt: 1 }} onClick={() => setPages(pages + 1)}>
          Show {plural(Math.min(setup.rows, remaining), `more ${nouns[setup.group]}`)} of {remaining}
        </Button>
      )}
    </>
  );
}
