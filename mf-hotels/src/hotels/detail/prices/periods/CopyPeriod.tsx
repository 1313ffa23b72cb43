import { periodCopyAmong, pricePeriods, type PriceCell, type PricePeriod } from '@itinera/shared/contracts';
import { undoAction } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import {
  createEntry,
  DateRangeInput,
  FormDialog,
  PercentInput,
  TextInput,
  useContractForm,
} from '@itinera/shared/forms';
import { Typography } from '@itinera/shared/ui';
import { periodName } from './periodWords';
import { pricesStep } from './pricesStep';
import { removal } from './undoWrites';

interface CopyPeriodProps {
  period: PricePeriod;
  periods: readonly PricePeriod[];
  cells: readonly PriceCell[];
  /** How many prices it has. */
  count: number;
  onClose: () => void;
}

const labels = {
  start_period: 'First night',
  end_period: 'Last night',
  name: 'Name',
  change_bp: 'Change prices by',
} as const;

/** The same day of the next year; of 29 February the day before. */
const nextYear = (day: string): string =>
  `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`.replace(/-02-29$/, '-02-28');

/** Makes a new period with the terms and the prices of another one, at first for the next year. */
export function CopyPeriod({ period, periods, cells, count, onClose }: CopyPeriodProps) {
  const { hotel_id, dmc_id, min_nights, max_nights, release_days } = period;
  const terms = { hotel_id, dmc_id, min_nights, max_nights, release_days };
  const form = useContractForm(periodCopyAmong(periods), {
    start_period: nextYear(period.start_period),
    end_period: nextYear(period.end_period),
    name: period.name,
    change_bp: 0,
  });
  const { control } = form;
  return (
    <FormDialog
      title="Copy period"
      form={form}
      save={({ change_bp, ...days }) =>
        createEntry(pricePeriods, 'period', { ...terms, ...days }).step(
          'prices',
          pricesStep({ cells, from: period, count, changeBp: change_bp }),
        )
      }
      saved={`Period copied, with ${plural(count, 'price')}`}
      undoOf={({ made }) =>
        undoAction(pricePeriods, [removal(made)], { done: 'The copy of the period is deleted' })
      }
      draftKey={`copy-period-${period.id}`}
      onClose={() => onClose()}
      labels={labels}
    >
      <Typography color="textSecondary">
        Copies {periodName(period)}, with its {plural(count, 'price')}.
      </Typography>
      <DateRangeInput
        control={control}
        from="start_period"
        to="end_period"
        labels={[labels.start_period, labels.end_period]}
        required
      />
      <TextInput control={control} name="name" label={labels.name} />
      <PercentInput
        control={control}
        name="change_bp"
        label={labels.change_bp}
        hint="Such as 5, or -10; 0 for the same prices"
        required
      />
    </FormDialog>
  );
}
