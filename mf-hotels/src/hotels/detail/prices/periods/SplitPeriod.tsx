import { pricePeriods, splitOf, type PriceCell, type PricePeriod } from '@itinera/shared/contracts';
import { undoAction } from '@itinera/shared/data';
import { plural, plusDays } from '@itinera/shared/format';
import { DateInput, FormDialog, useContractForm } from '@itinera/shared/forms';
import { Typography } from '@itinera/shared/ui';
import { periodName } from './periodWords';
import { splitPlan } from './splitPlan';
import { lengthening, removal } from './undoWrites';

interface SplitPeriodProps {
  period: PricePeriod;
  cells: readonly PriceCell[];
  /** How many prices it has. */
  count: number;
  onClose: () => void;
}

const labels = { from: 'First night of the second part' } as const;

/** Makes two periods of one, both with its terms and prices. */
export function SplitPeriod({ period, cells, count, onClose }: SplitPeriodProps) {
  const form = useContractForm(splitOf(period), { from: '' });
  return (
    <FormDialog
      title="Split period"
      form={form}
      save={({ from }) => splitPlan(period, from, { cells, count })}
      saved="Period split"
      undoOf={({ made, shortened }) =>
        undoAction(pricePeriods, [removal(made), lengthening(shortened, period.end_period)], {
          done: 'The period is one again',
        })
      }
      draftKey={`split-period-${period.id}`}
      onClose={() => onClose()}
      labels={labels}
    >
      <Typography color="textSecondary">
        {periodName(period)} becomes two periods. Both keep its {plural(count, 'price')}.
      </Typography>
      <DateInput
        control={form.control}
        name="from"
        label={labels.from}
        min={plusDays(period.start_period, 1)}
        max={period.end_period}
        required
      />
    </FormDialog>
  );
}
