import type { Quote } from '@itinera/shared/contracts';
import { daysInWords, formatAmount, nightGroups, plural, type NightGroup } from '@itinera/shared/format';
import { useSession } from '@itinera/shared/state';
import { Box, visuallyHidden } from '@itinera/shared/ui';

import { NightPrice } from './NightPrice';
import { PriceChanges } from './PriceChanges';
import { recordedPrice } from './priceChanges';
import { RuleLink } from './RuleLink';
import type { NamedBook } from './usePriceBook';

/** Below 600 px each row of the table is a block of cells, each with its label. */
const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'start', fontWeight: 500, color: 'text.secondary' },
  '& th, & td': {
    py: 0.75,
    paddingInlineEnd: 2,
    verticalAlign: 'top',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& .amount': { textAlign: { sm: 'end' }, paddingInlineEnd: 0, whiteSpace: 'nowrap' },
  '@media (max-width: 599.95px)': {
    '& thead': visuallyHidden,
    '& tr': { display: 'block', borderBottom: 1, borderColor: 'divider', py: 1 },
    '& td, & tbody th': { display: 'block', border: 0, py: 0.25 },
    '& td[data-label]::before': { content: 'attr(data-label) ": "', color: 'text.secondary' },
  },
} as const;

const daysOf = ({ first, last }: NightGroup): string =>
  first === last ? daysInWords([first]) : `${daysInWords([first])}–${daysInWords([last])}`;

interface NightsTableProps {
  quote: Quote;
  book: NamedBook;
}

/** Price of each night with its reason; equal consecutive nights are one line. */
export function NightsTable({ quote: { nights, row_id }, book }: NightsTableProps) {
  // Partners can't read the log.
  const readsLog = useSession().partner === undefined;
  const amount = (minor: number | null) => (minor === null ? '—' : formatAmount(minor, book.currency));
  const offerName = (offerId: string) => book.offers.find(({ id }) => id === offerId)?.name;
  const weekdayName = (ruleId: string) => book.weekday_supplements.find(({ id }) => id === ruleId)?.name;
  const specialName = (specialId: string) => book.special_prices.find(({ id }) => id === specialId)?.name;
  return (
    <Box component="table" sx={tableStyle} aria-label="Price per night">
      <thead>
        <tr>
          <th scope="col">Nights</th>
          <th scope="col">Contract price</th>
          <th scope="col">Special price</th>
          <th scope="col">Offers</th>
          <th scope="col" className="amount">
            Per night, {book.currency}
          </th>
        </tr>
      </thead>
      <tbody>
        {nightGroups(nights).map((group) => {
          const { first, count, night } = group;
          const { special, reductions, weekday } = night;
          const recorded = readsLog && recordedPrice(night, row_id, book);
          const period = book.periods.find(({ id }) => id === night.period_id);
          return (
            <tr key={first}>
              <th scope="row">
                {daysOf(group)}
                <br />
                {[plural(count, 'night'), period?.name].filter(Boolean).join(' · ')}
              </th>
              <td data-label="Contract price">
                <NightPrice night={night} book={book} />
                {weekday && (
                  <div>
                    {weekday.amount_minor < 0 ? '−' : '+'}
                    {amount(Math.abs(weekday.amount_minor))}{' '}
                    <RuleLink dialog="weekday-supplements">
                      {weekdayName(weekday.weekday_supplement_id)}
                    </RuleLink>
                  </div>
                )}
                {recorded && <PriceChanges of={recorded} currency={book.currency} />}
              </td>
              <td {...(special && { 'data-label': 'Special price' })}>
                {special && (
                  <>
                    <b>{amount(night.price_minor)}</b>{' '}
                    <RuleLink dialog="special-prices">{specialName(special.special_price_id)}</RuleLink>
                    {special.is_locked && ', without offers'}
                  </>
                )}
              </td>
              <td {...(reductions.length > 0 && { 'data-label': 'Offers' })}>
                {reductions.map(({ offer_id, amount_minor }) => (
                  <div key={offer_id}>
                    −{amount(amount_minor)} <RuleLink dialog="offers">{offerName(offer_id)}</RuleLink>
                  </div>
                ))}
              </td>
              <td data-label="Per night" className="amount">
                <b>{amount(night.net_minor)}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Box>
  );
}
