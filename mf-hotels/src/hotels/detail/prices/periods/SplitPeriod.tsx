import { pricePeriods, splitOf, type PricePeriod } from '@itinera/shared/contracts';
import { undoAction, undosOf, useOne } from '@itinera/shared/data';
import { plusDays } from '@itinera/shared/format';
import { DateInput, FormDialog, useContractForm } from '@itinera/shared/forms';
import { Typography } from '@itinera/shared/ui';
import { periodsPlan } from './periodsPlan';
import { periodName } from './periodWords';
import { splitting } from './periodWrites';
import { counted, type PricedIn } from './pricedIn';
import { readPeriodsAgain } from './readPeriodsAgain';

interface SplitPeriodProps {
  period: PricePeriod;
  /** What belongs to it. */
  priced: PricedIn;
  onClose: () => void;
}

const labels = { from: 'First night of the second part' } as const;

/** Makes two periods of one, both with its terms and all its prices. */
export function SplitPeriod({ period, priced, onClose }: SplitPeriodProps) {
  // Loaded for its tag: a period that somebody changes meanwhile is not split unseen.
  const { data = period } = useOne(pricePeriods, period.id);
  const what = counted(priced);
  const form = useContractForm(splitOf(period), { from: '' });
  return (
    <FormDialog
      title="Split period"
      form={form}
      save={({ from }) => periodsPlan('Split the period', splitting(data, from))}
      saved={what ? `Period split, both parts with ${what}` : 'Period split'}
      undoOf={({ written }) =>
        undoAction(pricePeriods, undosOf(written), { done: 'The period is one again' }, readPeriodsAgain)
      }
      draftKey={`split-period-${period.id}`}
      onClose={() => onClose()}
      labels={labels}
    >
      <Typography color="textSecondary">
        {periodName(period)} becomes two periods. {what && `Both keep its ${what}.`}
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
