import type { linkAmounts, LinkConversion } from '@itinera/shared/contracts';
import { formatMoney, plural, pluralOf } from '@itinera/shared/format';
import { Box, Stack, Typography } from '@itinera/shared/ui';

const words: Record<(typeof linkAmounts)[number], string> = {
  price_cells: 'price',
  base_prices: 'base price',
  boarding_supplements: 'supplement',
  weekday_supplements: 'weekday supplement',
  special_prices: 'special price',
  offers: 'offer',
  cancellation_terms: 'cancellation rule',
};

/** What converting changes: how much of each kind, and the lowest, a middle and the highest amount before and after. */
export function ConversionPreview({
  conversion: { from, to, kinds, bookings },
}: {
  conversion: LinkConversion;
}) {
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {kinds.length === 0
          ? 'No amount changes: nothing was entered yet'
          : `${kinds.map(({ kind, count }) => plural(count, words[kind])).join(', ')} will change`}
      </Typography>
      {kinds.length > 0 && (
        <Box
          component="table"
          aria-label="Amounts before and after"
          sx={{
            borderCollapse: 'collapse',
            fontVariantNumeric: 'tabular-nums',
            '& th': { textAlign: 'start', fontWeight: 400 },
            '& td, & th': { py: 0.25, verticalAlign: 'top' },
            '& td, & thead th:not(:first-of-type)': { textAlign: 'end', paddingInlineStart: 2 },
          }}
        >
          <thead>
            <tr>
              <th scope="col">Examples</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {kinds.flatMap(({ kind, examples }) =>
              examples.map(({ before_minor, after_minor }, index) => (
                <tr key={`${kind} ${before_minor}`}>
                  {index === 0 && (
                    <th scope="rowgroup" rowSpan={examples.length}>
                      {pluralOf(words[kind])}
                    </th>
                  )}
                  <td>{formatMoney(before_minor, from)}</td>
                  <td>{formatMoney(after_minor, to)}</td>
                </tr>
              )),
            )}
          </tbody>
        </Box>
      )}
      <Typography>
        {bookings > 0 &&
          `${plural(bookings, 'booking')} at prices in ${from} ${bookings === 1 ? 'keeps' : 'keep'} them. `}
        This can’t be undone; the history keeps the amounts of before.
      </Typography>
    </Stack>
  );
}
