import type { SearchInput } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';
import { Box, Button, visuallyHidden } from '@itinera/shared/ui';
import { Fragment, useState } from 'react';
import type { FoundRow } from '../foundRows';
import type { FoundGroup } from '../groups';
import { columnWords, isPrice, tracksOf, type ColumnId } from './columns';
import { HotelRooms } from './HotelRooms';
import { tableStyle } from './tableStyle';
import { LineOfWords, TripLine } from './TripLine';
import type { TripActions } from './tripActions';
import { useRowKeys } from './useRowKeys';

interface ResultTableProps {
  groups: readonly FoundGroup[];
  /** Name of a group, for the button that shows more: `hotel`. */
  noun: string;
  columns: readonly ColumnId[];
  /** Changed widths in pixels, by column. */
  widths: Readonly<Record<string, number>> | undefined;
  actions: TripActions;
  /** Number of groups shown at first. */
  perPage: number;
  /** Search for the rooms of a hotel; undefined if rows are not hotels. */
  roomsOf: ((hotelId: string) => SearchInput) | undefined;
  narrow: (rows: FoundRow[]) => FoundRow[];
  cheapest: string | undefined;
  /** Currency of the prices. */
  currency: string;
  isOld: boolean;
  isBusy: boolean;
}

/** Results as a tree grid; hotels expand to their rooms. */
export function ResultTable({
  groups,
  noun,
  columns,
  widths,
  actions,
  perPage,
  roomsOf,
  narrow,
  cheapest,
  currency,
  isOld,
  isBusy,
}: ResultTableProps) {
  const [pages, setPages] = useState(1);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const shown = groups.slice(0, pages * perPage);
  const toggle = (id: string) =>
    setOpened(opened.includes(id) ? opened.filter((other) => other !== id) : [...opened, id]);
  const click = (row: HTMLElement, selector: string) => row.querySelector<HTMLElement>(selector)?.click();
  const { root, onKeyDown, moveToRooms } = useRowKeys({
    onToggle: (row) => toggle(row.dataset.group ?? ''),
    onMark: (row) => click(row, 'input[type=checkbox]'),
  });
  const remaining = groups.length - shown.length;
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
          sx={tableStyle(tracksOf(columns, widths))}
        >
          <Box role="row" data-line data-head>
            {columns.map((column) => (
              <Box
                key={column}
                role="columnheader"
                data-column={isPrice(column) ? 'price' : column}
                sx={isOld ? { textDecoration: 'none !important' } : undefined}
              >
                {columnWords[column]}
                {isPrice(column) && `, ${currency}`}
              </Box>
            ))}
            <Box role="columnheader" data-column="actions">
              <Box component="span" sx={visuallyHidden}>
                Actions
              </Box>
            </Box>
          </Box>
          {shown.map(({ id, title, rows: [first, ...others] }) => {
            if (!first) return null;
            const isOpen = opened.includes(id);
            if (roomsOf)
              return (
                <Fragment key={id}>
                  <TripLine
                    level={1}
                    row={first}
                    group={id}
                    columns={columns}
                    actions={actions}
                    rooms={{ isOpen, toggle: () => toggle(id) }}
                    isCheapest={first.id === cheapest}
                  />
                  {isOpen && (
                    <HotelRooms
                      key={first.result.priced_at}
                      request={roomsOf(id)}
                      narrow={narrow}
                      above={first}
                      columns={columns}
                      actions={actions}
                      onShown={moveToRooms}
                    />
                  )}
                </Fragment>
              );
            return (
              <Fragment key={id}>
                {title !== undefined && (
                  <LineOfWords columns={columns.length + 1}>
                    <b>{title}</b> · {plural(others.length + 1, 'trip')}
                  </LineOfWords>
                )}
                {[first, ...others].map((row) => (
                  <TripLine
                    key={row.id}
                    level={1}
                    row={row}
                    columns={columns}
                    actions={actions}
                    isCheapest={row.id === cheapest}
                  />
                ))}
              </Fragment>
            );
          })}
        </Box>
      </Box>
      {remaining > 0 && (
        <Button sx={{ mt: 1 }} onClick={() => setPages(pages + 1)}>
          Show {plural(Math.min(perPage, remaining), `more ${noun}`)} of {remaining}
        </Button>
      )}
    </>
  );
}
