import { Box, visuallyHidden } from '@itinera/shared/ui';
import { columnWords, isPrice, type ColumnId } from './columns';

interface HeadLineProps {
  columns: readonly ColumnId[];
  /** Currency of the prices. */
  currency: string;
  isOld: boolean;
}

/** Headings of the results. */
export const HeadLine = ({ columns, currency, isOld }: HeadLineProps) => (
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
);
