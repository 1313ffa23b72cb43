import type { Quote } from '@itinera/shared/contracts';
import { formatAmount, formatDay, nightGroups, plural } from '@itinera/shared/format';
import { Box } from '@itinera/shared/ui';
import { sourceInWords } from './sourceWords';

const style = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'start', fontWeight: 500, color: 'text.secondary' },
  '& th, & td': {
    py: 0.5,
    paddingInlineEnd: 2,
    verticalAlign: 'top',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& .amount': { textAlign: 'end', paddingInlineEnd: 0, whiteSpace: 'nowrap' },
} as const;

/** Price per night; equal consecutive nights are one line. */
export function NightList({ quote: { nights, applied, currency } }: { quote: Quote }) {
  const amount = (minor: number | null) => (minor === null ? '—' : formatAmount(minor, currency));
  const offerName = (id: string) => applied.find(({ offer_id }) => offer_id === id)?.name ?? 'offer';
  return (
    <Box component="table" aria-label="Price per night" sx={style}>
      <thead>
        <tr>
          <th scope="col">Nights</th>
          <th scope="col">Price of the contract</th>
          <th scope="col">Offers</th>
          <th scope="col" className="amount">
            Per night, {currency}
          </th>
        </tr>
      </thead>
      <tbody>
        {nightGroups(nights).map(({ first, last, count, night }) => (
          <tr key={first}>
            <th scope="row">
              {first === last ? formatDay(first) : `${formatDay(first)}–${formatDay(last)}`}
              <br />
              {plural(count, 'night')}
            </th>
            <td>
              {amount(night.price_minor)}
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {night.special
                  ? `special price${night.special.is_locked ? ', without offers' : ''}`
                  : sourceInWords(night.source, currency)}
              </Box>
            </td>
            <td>
              {night.reductions.map(({ offer_id, amount_minor }) => (
                <div key={offer_id}>
                  −{amount(amount_minor)} {offerName(offer_id)}
                </div>
              ))}
            </td>
            <td className="amount">
              <b>{amount(night.net_minor)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
