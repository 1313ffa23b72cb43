import { addDays, type PricePeriod, pricePeriods, splitOf } from '@itinera/shared/contracts';
import { undoAction, undosOf, useOne } from '@itinera/shared/data';
import { DateInput, FormDialog, useContractForm } from '@itinera/shared/forms';
import { Typography } from '@itinera/shared/ui';
import { useState } from 'react';
import { LoadingDialog } from '../../parts/LoadingDialog';
import { periodsPlan } from './periodsPlan';
import { periodName } from './periodWords';
import { splitting } from './periodWrites';
import { counted, type PricedIn } from './pricedIn';
import { readPeriodsAgain } from './readPeriodsAgain';

interface SplitPeriodProps {
  period: PricePeriod;
  /** Entries of the period. */
  priced: PricedIn;
  onClose: () => void;
}

const labels = { from: 'First night of the second part' } as const;

/** Splits a period in two, both with its terms and prices. */
export function SplitPeriod({ period: { id }, ...props }: SplitPeriodProps) {
  // Loaded for its ETag: a period that another user changes meanwhile is not split.
  const { data, error, refetch } = useOne(pricePeriods, id);
  // The period from when the form opened, so that a retry after a lost answer repeats the same request.
  const [period, setPeriod] = useState(data);
  if (data && !period) setPeriod(data);
  if (period) return <SplitForm period={period} {...props} />;
  return (
    <LoadingDialog
      title="Split period"
      what="period"
      error={error}
      onRetry={() => void refetch()}
      onClose={props.onClose}
    />
  );
}

function SplitForm({ period, priced, onClose }: SplitPeriodProps) {
  const what = counted(priced);
  const form = useContractForm(splitOf(period), { from: '' });
  return (
    <FormDialog
      title="Split period"
      saveVerb="Split period"
      form={form}
      save={({ from }) => periodsPlan('Split the period', splitting(period, from))}
      saved={what ? `Period split, both parts with ${what}` : 'Period split'}
      undoOf={({ written }) =>
        undoAction(pricePeriods, undosOf(written), { done: 'The period is one again' }, readPeriodsAgain)
      }
      isAction
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
        min={addDays(period.start_period, 1)}
        max={period.end_period}
        required
      />
    </FormDialog>
  );
}
