import { highestAmount, type SeasonForm } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { changedBy } from '@itinera/shared/pricing';
import { Box, Typography } from '@itinera/shared/ui';
import { shownAmount } from '../amounts/priceText';
import { OutOfRange } from '../cells/OutOfRange';
import type { CopiedPeriod, CopiedSeason } from './seasonOf';
import { copiedPeriods, countedSeason } from './seasonPlan';

interface SeasonPreviewProps {
  season: CopiedSeason;
  form: SeasonForm;
  currency: string;
}

const nights = ({ start_period, end_period }: { start_period: string; end_period: string }): string =>
  `${formatDay(start_period)}–${formatDay(end_period)}`;

/** What is copied: each period with its new nights, and its lowest and highest price before and after. */
export function SeasonPreview({ season, form, currency }: SeasonPreviewProps) {
  const changed = (minor: number) => changedBy(minor, form.change_bp, Number(form.round_to));
  const all = copiedPeriods(season).flatMap(({ priced }) => [...priced.prices, ...priced.bases]);
  const what = countedSeason(season);
  return (
    <Box>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {what ? `Copies ${what}` : 'Nothing would be copied'}
      </Typography>
      <OutOfRange
        tooLow={all.filter(({ price_minor, ...cell }) => !isFree(cell) && changed(price_minor) === 0).length}
        tooHigh={0}
        currency={currency}
        outcome="Not copied"
      />
      <OutOfRange
        tooLow={0}
        tooHigh={all.filter(({ price_minor }) => changed(price_minor) > highestAmount).length}
        currency={currency}
        outcome="Can’t be copied"
      />
      {season.periods.length > 0 && (
        <Box
          component="section"
          aria-label="Periods before and after"
          // A scrolling region must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          sx={{
            maxHeight: 320,
            overflow: 'auto',
            mt: 1,
            '& table': { borderCollapse: 'collapse', width: '100%' },
            '& td, & th': { p: 0.5, textAlign: 'start', borderBottom: 1, borderColor: 'divider' },
            '& [data-amount]': { textAlign: 'end', whiteSpace: 'nowrap' },
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">Period</th>
                <th scope="col">Nights of the copy</th>
                <th scope="col" data-amount>
                  Prices, {currency}
                </th>
                <th scope="col" data-amount>
                  After
                </th>
              </tr>
            </thead>
            <tbody>
              {season.periods.map((copy) => (
                <PeriodRow key={copy.period.id} copy={copy} changed={changed} currency={currency} />
              ))}
            </tbody>
          </table>
        </Box>
      )}
    </Box>
  );
}

const isFree = (cell: object): boolean => 'is_free' in cell && cell.is_free === true;

interface PeriodRowProps {
  copy: CopiedPeriod;
  changed: (minor: number) => number;
  currency: string;
}

function PeriodRow({ copy, changed, currency }: PeriodRowProps) {
  const { period, name, taken, priced } = copy;
  const amounts = priced.prices.filter((cell) => !cell.is_free).map(({ price_minor }) => price_minor);
  const range = (of: (minor: number) => number): string => {
    if (amounts.length === 0) return '—';
    const [lowest, highest] = [of(Math.min(...amounts)), of(Math.max(...amounts))];
    const shown = shownAmount(lowest, currency);
    return lowest === highest ? shown : `${shown}–${shownAmount(highest, currency)}`;
  };
  return (
    <tr>
      <td>
        {period.name && <Box sx={{ fontWeight: 600 }}>{period.name}</Box>}
        {nights(period)}
      </td>
      {taken ? (
        <td colSpan={3}>
          Not copied: {[taken.name, nights(taken)].filter(Boolean).join(', ')} is there already
        </td>
      ) : (
        <>
          <td>
            {name && <Box sx={{ fontWeight: 600 }}>{name}</Box>}
            {nights(copy)}
          </td>
          <td data-amount>{range((minor) => minor)}</td>
          <td data-amount>{range(changed)}</td>
        </>
      )}
    </tr>
  );
}
