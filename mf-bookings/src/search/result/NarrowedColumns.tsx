import { Box, useMediaQuery, type Theme } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { Facets } from './Facets';
import type { NarrowedRows } from './useNarrowedRows';

interface NarrowedColumnsProps {
  rows: NarrowedRows;
  /** Called before other rows are shown. */
  onNarrow: () => void;
  /** The table. */
  children: ReactNode;
}

/** The table with what narrows it: beside it, or folded above it on narrow screens. */
export function NarrowedColumns({ rows, onNarrow, children }: NarrowedColumnsProps) {
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('lg'));
  const narrowing = (
    <Facets
      facets={rows.facets}
      chosen={rows.chosen}
      onChange={(key, ids) => {
        onNarrow();
        rows.setFacet(key, ids);
      }}
      onClear={() => {
        onNarrow();
        rows.clearFacets();
      }}
    />
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: isWide ? '152px minmax(0, 1fr)' : 'minmax(0, 1fr)',
        alignItems: 'start',
        '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ '@media print': { display: 'none' } }}>
        {isWide ? (
          narrowing
        ) : (
          <details>
            <Box component="summary" sx={{ minHeight: 36, cursor: 'pointer' }}>
              Narrow the results
            </Box>
            {narrowing}
          </details>
        )}
      </Box>
      {children}
    </Box>
  );
}
