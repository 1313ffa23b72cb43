import { plural } from '@itinera/shared/format';
import type { ReportKey, ReportResult, ReportRow } from '@itinera/shared/contracts';
import { Link as RouterLink } from '@itinera/shared/router';
import { Box, Button, Link, styled, useIsPrinted } from '@itinera/shared/ui';
import { useState } from 'react';
import { rowLinks, type ReportRequest } from '../links';
import { reportWords } from '../words';
import { cellInWords } from './cellInWords';
import { sortedRows, type Order } from './sortedRows';
import { isNumber, tableColumns, defaultGroup, type TableColumn } from './tableColumns';

/** As high as the window at most, so that its head and its totals are always visible. */
const Frame = styled('div')({
  overflow: 'auto',
  maxHeight: 'calc(100dvh - 72px)',
  // A link that has the focus is never below the head or the totals.
  scrollPaddingBlock: 32,
  '@media print': { overflow: 'visible', maxHeight: 'none' },
});

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '4px 8px',
    textAlign: 'start',
    borderBottom: `1px solid ${theme.palette.divider}`,
    verticalAlign: 'top',
  },
  '& th': { fontWeight: 500 },
  '& th[scope=row]': {
    minWidth: 150,
    maxWidth: 260,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& thead th, & tfoot th, & tfoot td': { position: 'sticky', background: theme.palette.background.default },
  '& thead th': { top: 0, whiteSpace: 'nowrap', color: theme.palette.text.secondary },
  '& tbody tr:hover > *': { background: theme.palette.action.hover },
  '& [data-number]': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& tfoot th, & tfoot td': { fontWeight: 600, borderBottom: 0 },
  // Totals of several currencies are lines below each other.
  '& tfoot tr:last-of-type > *': { bottom: 0, borderTop: `1px solid ${theme.palette.divider}` },
  '@media print': {
    fontSize: '9pt',
    '& tr': { breakInside: 'avoid' },
    '& tfoot': { display: 'table-row-group' },
    '& th, & td': { position: 'static !important' },
    '& th[scope=row]': { whiteSpace: 'normal' },
  },
}));

const Sorter = styled('button')({
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
  textAlign: 'inherit',
  // The heading is repeated on each sheet, its buttons are not.
  '@media print': { display: 'contents' },
});

const totalIn = (currency: string | null): string => (currency === null ? 'Total' : `Total, ${currency}`);

/** Rows before "Show all", so that the totals are reached without scrolling past hundreds of rows. */
const rowsAtFirst = 50;

interface ReportTableProps {
  name: ReportKey;
  asked: ReportRequest;
  result: ReportResult;
}

/** Table of rows, each linked to its entries, and the totals per currency. */
export function ReportTable({ name, asked, result }: ReportTableProps) {
  const [order, setOrder] = useState<Order>();
  const [isWhole, setWhole] = useState(false);
  const isPrinted = useIsPrinted();
  const rows = sortedRows(result.rows, order);
  const columns = tableColumns(name, asked.query['by'] ?? defaultGroup[name], result);
  const named = columns.find((column) => !isNumber(column))?.name;
  const currencies = new Set(result.totals.flatMap(({ currency }) => currency ?? []));
  // One currency is named with the total; several need a column.
  const hasCurrency = currencies.size > 1;
  const sort = (column: TableColumn) =>
    setOrder({
      name: column.name,
      isDown: order?.name === column.name ? !order.isDown : isNumber(column),
    });
  return (
    <>
      <Frame tabIndex={0} role="region" aria-label={`Rows of ${reportWords[name].title}`}>
        <Table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.name}
                  scope="col"
                  data-number={isNumber(column) || undefined}
                  aria-sort={
                    order?.name === column.name ? (order.isDown ? 'descending' : 'ascending') : undefined
                  }
                >
                  <Sorter type="button" onClick={() => sort(column)}>
                    {column.label}
                    <span aria-hidden>{order?.name === column.name ? (order.isDown ? ' ↓' : ' ↑') : ''}</span>
                  </Sorter>
                </th>
              ))}
              {hasCurrency && <th scope="col">Currency</th>}
            </tr>
          </thead>
          <tbody>
            {(isWhole || isPrinted ? rows : rows.slice(0, rowsAtFirst)).map((row, index) => (
              <Row key={index} {...{ row, columns, named, hasCurrency }} to={rowLinks[name](row, asked)} />
            ))}
          </tbody>
          <tfoot>
            {result.totals.map((row) => (
              <Row key={row['currency']} {...{ row, columns, named, hasCurrency }} isTotal to={undefined} />
            ))}
          </tfoot>
        </Table>
      </Frame>
      {!isWhole && rows.length > rowsAtFirst && (
        <Button sx={{ mt: 1 }} onClick={() => setWhole(true)}>
          Show all {plural(rows.length, 'row')}
        </Button>
      )}
    </>
  );
}

interface RowProps {
  row: ReportRow;
  columns: TableColumn[];
  /** The column that names a row and links to its entries. */
  named: string | undefined;
  hasCurrency: boolean;
  isTotal?: boolean;
  to: string | undefined;
}

function Row({ row, columns, named, hasCurrency, isTotal = false, to }: RowProps) {
  const currency = typeof row['currency'] === 'string' ? row['currency'] : null;
  return (
    <tr>
      {columns.map((column) => {
        const value = row[column.name];
        if (column.name === named)
          return (
            <th key={column.name} scope="row">
              {isTotal ? (
                totalIn(hasCurrency ? null : currency)
              ) : (
                <Name to={to} words={cellInWords(column, value, currency)} />
              )}
            </th>
          );
        const isLoss = column.kind === 'money' && typeof value === 'number' && value < 0;
        return (
          <Box
            component="td"
            key={column.name}
            data-number={isNumber(column) || undefined}
            sx={isLoss ? { color: 'error.main' } : undefined}
          >
            {isTotal && !isNumber(column) ? null : cellInWords(column, value, currency)}
          </Box>
        );
      })}
      {hasCurrency && <td>{currency}</td>}
    </tr>
  );
}

const Name = ({ to, words }: { to: string | undefined; words: string }) =>
  to === undefined ? (
    words
  ) : (
    <Link component={RouterLink} to={to}>
      {words}
    </Link>
  );
