import type { CellChange, CellValue } from '@itinera/shared/contracts';
import { plural } from '@itinera/shared/format';
import { Box, Typography } from '@itinera/shared/ui';
import { shownAmount } from '../amounts/priceText';
import { freeText } from '../amounts/readPrice';

/** Further changes are only counted. */
const mostShown = 100;

interface ChangesPreviewProps {
  changes: readonly CellChange[];
  currency: string;
  /** Such as `Double · 2+1, Half board, 01.05.2027–31.05.2027`. */
  nameOf: (cell: CellChange) => string;
}

/** Preview of a save: each price before and after. */
export function ChangesPreview({ changes, currency, nameOf }: ChangesPreviewProps) {
  const shown = ({ price_minor, is_free }: CellValue): string => {
    if (is_free) return freeText;
    return price_minor === 0 ? '—' : shownAmount(price_minor, currency);
  };
  return (
    <Box>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {changes.length === 0 ? 'No price changes' : `${plural(changes.length, 'price')} will change`}
      </Typography>
      {changes.length > 0 && (
        <Box
          component="section"
          aria-label="Prices before and after"
          // A scrolling region must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          sx={{
            maxHeight: 240,
            overflow: 'auto',
            '& td, & th': { pr: 2, textAlign: 'start' },
            '& td:not(:first-of-type), & th:not(:first-of-type)': { textAlign: 'end' },
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">Price</th>
                <th scope="col">Before</th>
                <th scope="col">After</th>
              </tr>
            </thead>
            <tbody>
              {changes.slice(0, mostShown).map((cell) => (
                <tr key={`${cell.graph_price_id} ${cell.period_id}`}>
                  <td>{nameOf(cell)}</td>
                  <td>{shown(cell.was)}</td>
                  <td>{shown(cell)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {changes.length > mostShown && <>and {changes.length - mostShown} more</>}
        </Box>
      )}
    </Box>
  );
}
