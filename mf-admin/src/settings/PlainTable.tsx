import { Box, visuallyHidden } from '@itinera/shared/ui';
import type { ReactNode } from 'react';

interface PlainTableProps {
  /** Accessible name of what scrolls. */
  label: string;
  columns: readonly string[];
  /** On a phone its rows are a list, of cells that say their column in `data-label`, and nothing scrolls. */
  isListOnPhones?: boolean;
  /** Rows; a cell of the class `number` is at the end of its column. */
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

/** A small table within a card, which scrolls sideways where there is no room, by the keyboard as well. */
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
