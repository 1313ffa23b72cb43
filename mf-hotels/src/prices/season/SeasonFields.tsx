import type { PricePeriod, SeasonForm, seasonForm } from '@itinera/shared/contracts';
import {
  DateRangeInput,
  NumberInput,
  PercentInput,
  SelectInput,
  SwitchInput,
  type ContractControl,
} from '@itinera/shared/forms';
import { Box, fieldGaps, Typography } from '@itinera/shared/ui';
import { ruleKinds } from './seasonOf';

export const seasonLabels = {
  start: 'Periods that begin from',
  end: 'Until',
  years: 'Years later',
  days: 'Days of the copy',
  change_bp: 'Change prices by',
  round_to: 'Round prices to',
  special_prices: 'Special prices',
  weekday_supplements: 'Weekday supplements',
  offers: 'Offers',
  cancellation_terms: 'Cancellation terms',
  allotments: 'Allotments',
  stop_sales: 'Stop sales',
  blocked_checkouts: 'Blocked check-outs',
  stay_lengths: 'Lengths of stay',
} as const;

const hints: Partial<Record<(typeof ruleKinds)[number], string>> = {
  cancellation_terms: 'Without those of single offers',
  allotments: 'Without the numbers of single nights',
};

const days = [
  { value: 'dates', label: 'Same dates' },
  { value: 'weekdays', label: 'Same weekdays' },
] as const;

/** Initial values: the year of the last period, which is the one that is copied most often, to the next year. */
export function startOf(periods: readonly PricePeriod[]): SeasonForm {
  const [last = ''] = periods
    .map(({ start_period }) => start_period)
    .toSorted((one, other) => other.localeCompare(one));
  const year = last.slice(0, 4);
  return {
    start: `${year}-01-01`,
    end: `${year}-12-31`,
    years: 1,
    days: 'dates',
    change_bp: 0,
    round_to: '1',
    special_prices: true,
    weekday_supplements: true,
    offers: true,
    cancellation_terms: true,
    allotments: true,
    stop_sales: false,
    blocked_checkouts: false,
    stay_lengths: false,
  };
}

interface SeasonFieldsProps {
  control: ContractControl<typeof seasonForm>;
  roundings: readonly { value: string; label: string }[];
}

/** Which season is copied, to when, at which prices, and with what. */
export const SeasonFields = ({ control, roundings }: SeasonFieldsProps) => (
  <>
    <DateRangeInput
      control={control}
      from="start"
      to="end"
      labels={[seasonLabels.start, seasonLabels.end]}
      required
    />
    <NumberInput control={control} name="years" label={seasonLabels.years} required />
    <SelectInput
      control={control}
      name="days"
      label={seasonLabels.days}
      hint="Same weekdays: all days move by whole weeks"
      required
      options={days}
    />
    <PercentInput
      control={control}
      name="change_bp"
      label={seasonLabels.change_bp}
      hint="Such as 5, or -10; 0 for the same prices"
      required
    />
    <SelectInput
      control={control}
      name="round_to"
      label={seasonLabels.round_to}
      required
      options={roundings}
    />
    <Typography color="textSecondary">
      Base prices and supplements are copied with their periods, and changed like prices. Copy as well, where
      active and the partner’s own:
    </Typography>
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', ...fieldGaps }}>
      {ruleKinds.map((kind) => (
        <SwitchInput key={kind} control={control} name={kind} label={seasonLabels[kind]} hint={hints[kind]} />
      ))}
    </Box>
  </>
);
