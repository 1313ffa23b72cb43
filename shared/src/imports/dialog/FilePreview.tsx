import { letterOf } from '@itinera/shared/format';
import { Box, styled } from '@itinera/shared/ui';
import type { FileTable } from '../read/fileTable';

const MOST_LINES = 5;
const MOST_COLUMNS = 8;

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    padding: '4px 12px 4px 0',
    borderBottom: `1px solid ${theme.palette.divider}`,
    maxWidth: 220,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& th': { color: theme.palette.text.secondary, fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
}));

/** The first lines of a file as they are read. */
export function FilePreview({ table: { lines, hiddenColumns } }: { table: FileTable }) {
  const shown = lines
    .map(({ cells, isHidden }, index) => ({ cells, isHidden, number: index + 1 }))
    .filter(({ cells, isHidden }) => !isHidden && cells.some((cell) => cell.trim() !== ''))
    .slice(0, MOST_LINES);
  const width = Math.max(0, ...shown.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => column)
    .filter((column) => !hiddenColumns.has(column))
    .slice(0, MOST_COLUMNS);
  if (shown.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Box role="region" aria-label="First rows of the file" tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Row</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {letterOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ cells, number }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {columns.map((column) => (
                <td key={column}>{cells[column] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
