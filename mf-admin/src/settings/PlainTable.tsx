import { Box } from '@itinera/shared/ui';
import type { ReactNode } from 'react';

interface PlainTableProps {
  /** Accessible name of what scrolls. */
  label: string;
  columns: readonly string[];
  /** Rows; a cell of the class `number` is at the end of its column. */
  children: ReactNode;
}

/** A small table within a card, which scrolls sideways where there is no room, by the keyboard as well. */
export const PlainTable = ({ label, columns, children }: PlainTableProps) => (
  <Box role="group" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
    <Box
      component="table"
      sx={{
        borderCollapse: 'collapse',
        mt: 0.75,
        '& th': { textAlign: 'start', fontWeight: 400, color: 'text.secondary' },
        '& th, & td': { py: 0.5, pr: 3, whiteSpace: 'nowrap' },
        '& td.number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      }}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Box>
  </Box>
);
