import { Box, Button } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import type { TypeChoice } from './typeNames';

interface PriceMatrixProps {
  label: string;
  /** Heading of the row headers, such as `Period`. */
  corner: string;
  rows: readonly TypeChoice[];
  columns: readonly TypeChoice[];
  /** Text and action of a cell; undefined if none is possible. */
  cellOf: (row: string, column: string) => { text: string | undefined; onOpen: () => void } | undefined;
}

const cellStyle = {
  border: 1,
  borderColor: 'divider',
  px: 1,
  py: 0.25,
  textAlign: 'start',
  minWidth: 90,
} as const;

const Head = ({ scope, children }: { scope: 'row' | 'col'; children: ReactNode }) => (
  <Box component="th" scope={scope} sx={{ ...cellStyle, typography: 'body2', fontWeight: 600 }}>
    {children}
  </Box>
);

/** Table of amounts; each cell opens the form of its entry, an empty one adds it. */
export function PriceMatrix({ label, corner, rows, columns, cellOf }: PriceMatrixProps) {
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={label}>
      <Box component="table" aria-label={label} sx={{ borderCollapse: 'collapse', minWidth: '100%' }}>
        <thead>
          <tr>
            <Head scope="col">{corner}</Head>
            {columns.map(({ value, label: column }) => (
              <Head key={value} scope="col">
                {column}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.value}>
              <Head scope="row">{row.label}</Head>
              {columns.map((column) => {
                const cell = cellOf(row.value, column.value);
                return (
                  <Box component="td" key={column.value} sx={{ ...cellStyle, p: 0 }}>
                    {cell && (
                      <Button
                        size="small"
                        fullWidth
                        color={cell.text === undefined ? 'inherit' : 'primary'}
                        aria-label={`${row.label}, ${column.label}: ${cell.text ?? 'none, add'}`}
                        onClick={cell.onOpen}
                        sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
                      >
                        {cell.text ?? '+'}
                      </Button>
                    )}
                  </Box>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
