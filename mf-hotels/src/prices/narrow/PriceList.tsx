import { NativeSelect } from '@itinera/shared/grid';
import { Box } from '@itinera/shared/ui';
import { useId, useState } from 'react';
import type { CellView } from '../grid/cellView';
import type { usePriceGrid } from '../grid/usePriceGrid';
import type { PriceColumn, PriceRow, PriceSection } from '../model/priceRows';
import { PriceLine } from './PriceLine';

interface PriceListProps {
  grid: ReturnType<typeof usePriceGrid>;
  sections: readonly PriceSection[];
  rows: readonly PriceRow[];
  columns: readonly PriceColumn[];
  viewOf: (row: PriceRow, column: PriceColumn, isSelected: boolean) => CellView;
}

/** Prices of one row on a phone, one line per period. */
export function PriceList({ grid, sections, rows, columns, viewOf }: PriceListProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const place = Math.max(
    rows.findIndex((row) => row.id === chosen),
    0,
  );
  const row = rows[place];
  if (!row) return null;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 0.5, mb: 1 }}>
        <label htmlFor={id}>Room and guests</label>
        <NativeSelect
          id={id}
          value={row.id}
          onChange={({ target }) => setChosen(target.value)}
          style={{ width: '100%', minHeight: 40 }}
        >
          {sections.map((section) => (
            <optgroup key={section.id} label={section.name}>
              {section.rows.map(({ id: value, room, party, bands }) => (
                <option key={value} value={value}>
                  {[room, party, bands.join(', ')].filter(Boolean).join(' · ')}
                </option>
              ))}
            </optgroup>
          ))}
        </NativeSelect>
      </Box>
      <Box
        component="ul"
        aria-label={`Prices of ${row.name}`}
        sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}
      >
        {columns.map((column, index) => {
          const at = { row: place, column: index };
          const text = grid.ownText(at);
          return (
            <PriceLine
              // A new key replaces the text after an undo or a save.
              key={`${row.id} ${column.id} ${text}`}
              column={column}
              text={text}
              view={viewOf(row, column, false)}
              onType={(typed) => grid.typeInto([at], typed)}
            />
          );
        })}
      </Box>
    </>
  );
}
