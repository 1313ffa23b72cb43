import { grouped } from '@itinera/shared/format';
import { useMediaQuery, useTheme } from '@itinera/shared/ui';
import { useState } from 'react';
import { GridLegend } from './grid/GridLegend';
import { GridStatus } from './grid/GridStatus';
import { PriceGrid } from './grid/PriceGrid';
import { keysOfGrid } from './grid/useListedGridKeys';
import { PriceList } from './narrow/PriceList';
import { RowActions, type OpenMenu } from './rows/RowActions';
import type { Sheet } from './usePriceSheet';

/** The grid with its status and the menu of a row; on a phone, the prices of one row. */
export function SheetArea({ sheet }: { sheet: Sheet }) {
  const { grid, sections, rows, columns, viewOf } = sheet;
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [menu, setMenu] = useState<OpenMenu>();
  const changes = [
    sheet.saving.count > 0 && `${grouped(sheet.saving.count)} changed`,
    sheet.problems.length > 0 && `${grouped(sheet.problems.length)} refused`,
  ].filter(Boolean);
  return (
    <>
      {isNarrow ? (
        <PriceList {...{ grid, sections, rows, columns, viewOf }} />
      ) : (
        <>
          <PriceGrid
            sheet={sheet}
            onMenu={(place, anchor) => {
              const row = rows[place];
              if (row) setMenu({ row, anchor });
            }}
          />
          <GridStatus status={grid.status} facts={sheet.facts} changes={changes.join(', ')} keys={keysOfGrid}>
            <GridLegend />
          </GridStatus>
        </>
      )}
      <RowActions
        menu={menu}
        rows={rows}
        column={columns[grid.active.column]}
        onClose={() => setMenu(undefined)}
      />
    </>
  );
}
