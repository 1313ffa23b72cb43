import { formatDay, today } from '@itinera/shared/format';
import { Box, Typography } from '@itinera/shared/ui';
import type { CardProps } from '../card';
import { currentRates, rateInWords, type PairRate } from './currentRates';

/** What one unit of a currency costs today, and what is planned. */
export function RatesFacts({ settings: { exchange_rates, sale_currency } }: CardProps) {
  const pairs = currentRates(exchange_rates, today());
  if (pairs.length === 0)
    return (
      <Typography color="textSecondary" sx={{ pt: 0.75 }}>
        None. Partners whose prices are not in {sale_currency} can’t be sold without one.
      </Typography>
    );
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        sx={{
          borderCollapse: 'collapse',
          mt: 0.75,
          '& th': { textAlign: 'start', fontWeight: 400, color: 'text.secondary' },
          '& th, & td': { py: 0.5, pr: 3, whiteSpace: 'nowrap' },
          '& td.rate': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
        }}
      >
        <thead>
          <tr>
            <th scope="col">Currencies</th>
            <th scope="col">Rate today</th>
            <th scope="col">Valid from</th>
            <th scope="col">Planned</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <PairRow key={`${pair.from} ${pair.to}`} {...pair} />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const PairRow = ({ from, to, current, planned }: PairRate) => (
  <tr>
    <td>
      {from} → {to}
    </td>
    <td className="rate">{current ? rateInWords(current) : '—'}</td>
    <td>{current ? formatDay(current.valid_from) : '—'}</td>
    <td>
      {planned.map((rate) => `${rateInWords(rate)} from ${formatDay(rate.valid_from)}`).join(', ') || '—'}
    </td>
  </tr>
);
