import { Box, visuallyHidden } from '@itinera/shared/ui';
import type { ReactNode } from 'react';

interface PlainTableProps {
  /** Accessible name of the scrolling region. */
  label: string;
  columns: readonly string[];
  /** Renders rows as a list on phones; each cell has its column in `data-label`. */
  isListOnPhones?: boolean;
  /** Rows; a cell with the class `number` is right-aligned. */
  children: ReactNode;
}

const listOnPhones = {
  '@media (max-width: 599px)': {
    '& table, & tbody, & tr, & td': { display: 'block' },
    '& thead': visuallyHidden,
    '& tr': { borderBottom: 1, borderColor: 'divider', py: 0.75 },
    '& tr:last-of-type': { borderBottom: 0 },
    '& td': { pr: '0 !important', whiteSpace: 'normal !important', overflowWrap: 'anywhere' },
    '& td[data-label]::before': { content: 'attr(data-label) ": "', color: 'text.secondary' },
  },
} as const;

/** A small table within a card. It scrolls sideways if it is too wide, also by keyboard. */
export const PlainTable = ({ label, columns, isListOnPhones = false, children }: PlainTableProps) => (
  <Box
    role="group"
    aria-label={label}
    tabIndex={0}
    sx={{ overflowX: 'auto', ...(isListOnPhones && listOnPhones) }}
  >
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
