import { pricePeriods, seasonForm } from '@itinera/shared/contracts';
import { undoAction, undosOf } from '@itinera/shared/data';
import { currencyDigits, formatMoney } from '@itinera/shared/format';
import {
  DateRangeInput,
  FormDialog,
  NumberInput,
  PercentInput,
  SelectInput,
  SwitchInput,
  useContractForm,
  useWatch,
} from '@itinera/shared/forms';
import { Box, fieldGaps, Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import { copySeason, ruleKinds, type SeasonSource } from './seasonOf';
import { countedSeason, readSeasonAgain, seasonPlan } from './seasonPlan';
import { SeasonPreview } from './SeasonPreview';

interface SeasonFormProps {
  owner: { hotel_id: string; dmc_id: string };
  currency: string;
  source: SeasonSource;
  onClose: () => void;
}

const labels = {
  start: 'Periods that begin from',
  end: 'Until',
  years: 'Years later',
  days: 'Days of the copy',
  change_bp: 'Change prices by',
  round_to: 'Round prices to',
  special_prices: 'Special prices',
  offers: 'Offers',
  stop_sales: 'Stop sales',
  blocked_checkouts: 'Blocked check-outs',
} as const;

const days = [
  { value: 'dates', label: 'Same dates' },
  { value: 'weekdays', label: 'Same weekdays' },
] as const;

/** Whole amounts and halves that hotels round to; those of a currency without decimals are larger. */
function roundings(currency: string) {
  const whole = 10 ** currencyDigits(currency);
  const units = whole === 1 ? [10, 100, 1000] : [whole / 2, whole, 5 * whole, 10 * whole];
  return [
    { value: '1', label: 'Not rounded' },
    ...units.map((unit) => ({ value: String(unit), label: formatMoney(unit, currency) })),
  ];
}

/** The year of the last period, which is the one that is copied most often. */
function lastYear({ periods }: SeasonSource) {
  const [last = ''] = periods
    .map(({ start_period }) => start_period)
    .toSorted((one, other) => other.localeCompare(one));
  const year = last.slice(0, 4);
  return { start: `${year}-01-01`, end: `${year}-12-31` };
}

export function SeasonForm({ owner, currency, source: latest, onClose }: SeasonFormProps) {
  // Prices from when the form opened, so that a retry after a lost answer does not copy twice.
  const [source] = useState(latest);
  const form = useContractForm(seasonForm, {
    ...lastYear(source),
    years: 1,
    days: 'dates',
    change_bp: 0,
    round_to: '1',
    special_prices: true,
    offers: true,
    stop_sales: false,
    blocked_checkouts: false,
  });
  const { control } = form;
  const typed = seasonForm.safeParse(useWatch({ control })).data;
  const copied = typed && copySeason(source, typed, owner.dmc_id, currency);
  return (
    <FormDialog
      title="Copy season"
      saveVerb="Copy season"
      form={form}
      save={(wanted) => seasonPlan(copySeason(source, wanted, owner.dmc_id, currency), wanted)}
      saved={`Season copied${copied ? `: ${countedSeason(copied)}` : ''}`}
      undoOf={({ written }) =>
        undoAction(
          pricePeriods,
          undosOf(written),
          { done: 'The copy of the season is deleted' },
          readSeasonAgain,
        )
      }
      isAction
      draftKey={`copy-season-${owner.hotel_id}-${owner.dmc_id}`}
      onClose={() => onClose()}
      labels={labels}
      size="lg"
    >
      <DateRangeInput control={control} from="start" to="end" labels={[labels.start, labels.end]} required />
      <NumberInput control={control} name="years" label={labels.years} required />
      <SelectInput
        control={control}
        name="days"
        label={labels.days}
        hint="Same weekdays: all days move by whole weeks"
        required
        options={days}
      />
      <PercentInput
        control={control}
        name="change_bp"
        label={labels.change_bp}
        hint="Such as 5, or -10; 0 for the same prices"
        required
      />
      <SelectInput
        control={control}
        name="round_to"
        label={labels.round_to}
        required
        options={roundings(currency)}
      />
      <Typography color="textSecondary">
        Base prices and supplements are copied with their periods, and changed like prices. Copy as well,
        where active and this partner’s own:
      </Typography>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', ...fieldGaps }}
      >
        {ruleKinds.map((kind) => (
          <SwitchInput key={kind} control={control} name={kind} label={labels[kind]} />
        ))}
      </Box>
      {typed && copied && <SeasonPreview season={copied} form={typed} currency={currency} />}
    </FormDialog>
  );
}
