import { Box } from '@itinera/shared/ui';
import { Amount } from '../../../parts/Amount';
import type { BlockFactsProps } from '../block';
import { priceLines } from './priceLines';

/** Net, sale and profit per service, and the total. Paper has what the customer pays. */
export function PriceTable({ booking }: BlockFactsProps) {
  const { currency, price, total_minor, net_minor, profit_minor } = booking;
  const amount = (minor: number | undefined, isInternal = true) => (
    <td data-unprinted={isInternal || undefined}>
      <Amount minor={minor} currency={currency} isBare />
    </td>
  );
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        aria-label="Prices of the services"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          '& th': { textAlign: 'start', fontWeight: 400, color: 'text.secondary' },
          '& td, & thead th:not(:first-of-type)': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
          '& th, & td': { py: 0.5, px: 0.5 },
          '& tfoot td, & tfoot th': { borderTop: 1, borderColor: 'divider', fontWeight: 600 },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{currency}</th>
            <th scope="col" data-unprinted>
              Net
            </th>
            <th scope="col" data-unprinted>
              Mark-up
            </th>
            <th scope="col">Sale</th>
          </tr>
        </thead>
        <tbody>
          {priceLines(booking).map((line) => (
            <tr key={line.label}>
              <th scope="row">{line.label}</th>
              {amount(line.net_minor)}
              {amount(line.sale_minor - line.net_minor)}
              {amount(line.sale_minor, false)}
            </tr>
          ))}
          {price !== null && price !== undefined && price.discount_minor > 0 && (
            <tr>
              <th scope="row">Discount: {price.discount_reason}</th>
              {amount(0)}
              {amount(-price.discount_minor)}
              {amount(-price.discount_minor, false)}
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {amount(net_minor)}
            {amount(profit_minor)}
            {amount(total_minor, false)}
          </tr>
        </tfoot>
      </Box>
    </Box>
  );
}
