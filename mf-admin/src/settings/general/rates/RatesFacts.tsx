import { formatDay, formatRate } from '@itinera/shared/format';
import { today } from '@itinera/shared/state';
import { Typography } from '@itinera/shared/ui';
import { PlainTable } from '../../PlainTable';
import type { CardProps } from '../card';
import { currentRates, type PairRate } from './currentRates';

/** Today's rates and the planned ones. */
export function RatesFacts({ settings: { exchange_rates, sale_currency } }: CardProps) {
  const pairs = currentRates(exchange_rates, today());
  if (pairs.length === 0)
    return (
      <Typography color="textSecondary" sx={{ pt: 0.75 }}>
        None. Partners whose prices are not in {sale_currency} can’t be sold without one.
      </Typography>
    );
  return (
    <PlainTable
      label="Table of exchange rates"
      columns={['Currencies', 'Rate today', 'Valid from', 'Planned']}
    >
      {pairs.map((pair) => (
        <PairRow key={`${pair.from} ${pair.to}`} {...pair} />
      ))}
    </PlainTable>
  );
}

const PairRow = ({ from, to, current, planned }: PairRate) => (
  <tr>
    <td>
      {from} → {to}
    </td>
    <td className="number">
      <strong>{current ? formatRate(current.rate) : '—'}</strong>
    </td>
    <td>{current ? formatDay(current.valid_from) : '—'}</td>
    <td>
      {planned.map((rate) => `${formatRate(rate.rate)} from ${formatDay(rate.valid_from)}`).join(', ') || '—'}
    </td>
  </tr>
);
